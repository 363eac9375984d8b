import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { RecordPicker } from './record-picker.tsx';
import type { RecordOption, RecordSource } from './record-source.ts';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const PEOPLE: readonly RecordOption[] = [
  { value: '1', label: 'Ada Lovelace' },
  { value: '2', label: 'Adam Smith' },
  { value: '3', label: 'Ben Franklin' },
];

/** A search that waits for its results until the test sends them. */
interface OpenSearch {
  readonly search: string | undefined;
  readonly send: () => Promise<void>;
}

function PersonForm({
  source,
  chosen,
  onSubmit,
}: {
  readonly source: RecordSource;
  readonly chosen: string;
  readonly onSubmit: () => void;
}): ReactElement {
  const [value, setValue] = useState(chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RecordPicker
        source={source}
        label="Person"
        none="Choose a person"
        nothingFound="Nobody found"
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </form>
  );
}

async function renderPicker({ isSlow = false, chosen = '' } = {}) {
  const searches: OpenSearch[] = [];
  const submit = vi.fn();
  const source: RecordSource = {
    key: ['people'],
    find: (_api, search) => {
      const options = PEOPLE.filter(({ label }) =>
        label.toLowerCase().includes((search ?? '').toLowerCase()),
      );
      if (!isSlow || search === undefined) return Promise.resolve(options);
      let resolve: (found: readonly RecordOption[]) => void = () => undefined;
      const promise = new Promise<readonly RecordOption[]>((done) => {
        resolve = done;
      });
      searches.push({
        search,
        send: () =>
          act(async () => {
            resolve(options);
            await promise;
          }),
      });
      return promise;
    },
    getName: (_api, id) => Promise.resolve(PEOPLE.find(({ value }) => value === `${id}`)?.label),
  };
  await renderAs(testMe(), <PersonForm source={source} chosen={chosen} onSubmit={submit} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Person' });
  return { input, searches, submit, chosen: () => screen.getByRole('status').textContent };
}

/** Returns the label of the highlighted option, which screen readers announce; undefined for none. */
function highlighted(input: HTMLElement): string | null | undefined {
  const option = document.querySelector('[data-combobox-selected]');
  expect(input.getAttribute('aria-activedescendant')).toBe(option?.id ?? null);
  return option?.textContent;
}

it('highlights the first result of the typed text, so that Enter chooses it', async () => {
  const { input, chosen, submit } = await renderPicker();
  await userEvent.type(input, 'ben');
  await waitFor(() => expect(highlighted(input)).toBe('Ben Franklin'));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('3');
  expect(input.value).toBe('Ben Franklin');
  expect(submit).not.toHaveBeenCalled();
});

it('never chooses a result of an older search', async () => {
  const { input, chosen, searches, submit } = await renderPicker({ isSlow: true });
  await userEvent.type(input, 'ada');
  await waitFor(() => expect(searches).toHaveLength(1));
  await searches[0]?.send();
  await waitFor(() => expect(highlighted(input)).toBe('Ada Lovelace'));

  await userEvent.type(input, 'm');
  expect(highlighted(input)).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(screen.getByRole('option', { name: 'Ada Lovelace' })).toBeTruthy();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen()).toBe('');

  await searches[1]?.send();
  await waitFor(() => expect(highlighted(input)).toBe('Adam Smith'));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('2');
  expect(submit).not.toHaveBeenCalled();
});

it('highlights the first result again when the text is changed back before the next search', async () => {
  const { input } = await renderPicker();
  await userEvent.type(input, 'ada');
  await waitFor(() => expect(highlighted(input)).toBe('Ada Lovelace'));
  await userEvent.type(input, 'x{Backspace}');
  await waitFor(() => expect(highlighted(input)).toBe('Ada Lovelace'));
});

it('highlights nothing without search terms, and does not submit the form when nothing is found', async () => {
  const { input, submit } = await renderPicker();
  await userEvent.click(input);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(highlighted(input)).toBeUndefined();
  await userEvent.type(input, 'zzz');
  expect(await screen.findByText('Nobody found')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('keeps the chosen record when Enter confirms it, and offers it only where the search finds it', async () => {
  const { input, chosen } = await renderPicker({ chosen: '1' });
  await waitFor(() => expect(input.value).toBe('Ada Lovelace'));
  await userEvent.clear(input);
  await userEvent.type(input, 'ben');
  await waitFor(() => expect(highlighted(input)).toBe('Ben Franklin'));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.clear(input);
  await userEvent.type(input, 'lovelace');
  await waitFor(() => expect(highlighted(input)).toBe('Ada Lovelace'));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('1');
  expect(input.value).toBe('Ada Lovelace');
});
