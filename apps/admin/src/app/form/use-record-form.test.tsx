import { TextInput } from '@org/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderAs } from '../../../test/render-as.tsx';
import { testMe } from '../../../test/test-me.ts';
import { writeDraft } from './form-draft.ts';
import { RecordFormFrame } from './record-form-frame.tsx';
import { useRecordForm, type Versioned } from './use-record-form.ts';

type Values = { title: string };
const labels = { title: 'Title' };

function Form({ initial }: { readonly initial: Versioned<Values> }): ReactElement {
  const record = useRecordForm<Values>({
    draftKey: 'thing:1',
    initial,
    labels,
    resolver: async (values) => ({ values, errors: {} }),
    readCurrent: () => undefined,
    save: async (values, version) => ({ values, version: (version ?? 0) + 1 }),
  });
  return (
    <RecordFormFrame record={record} labels={labels} saveLabel="Save thing">
      <TextInput label="Title" {...record.form.register('title')} />
    </RecordFormFrame>
  );
}

const show = (title: string, version: number) =>
  renderAs(testMe({}, '3'), <Form initial={{ values: { title }, version }} />);
const field = () => screen.findByLabelText<HTMLInputElement>('Title');
const stored = (): string => sessionStorage.getItem('atrium-draft:thing:1') ?? '';

beforeEach(() => sessionStorage.clear());

it('brings back what was typed before a reload, also over a version that somebody else has saved since', async () => {
  writeDraft('thing:1', { values: { title: 'Typed' }, base: { title: 'Old' }, version: 1 });
  await show('Theirs', 2);
  await waitFor(async () => expect((await field()).value).toBe('Typed'));
  // A second reload finds it too.
  expect(stored()).toContain('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Save thing' }));
  await waitFor(() => expect(stored()).toBe(''));
});

it('takes over what somebody else has saved while nothing is typed', async () => {
  const { unmount } = await show('Old', 1);
  expect((await field()).value).toBe('Old');
  unmount();
  await show('Theirs', 2);
  expect((await field()).value).toBe('Theirs');
  expect(stored()).toBe('');
});
