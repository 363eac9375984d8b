import { ApiError } from '@org/api-client';
import { TextInput } from '@org/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { writeDraft } from '../storage/form-draft.ts';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { RecordFormFrame } from './record-form-frame.tsx';
import { useRecordForm, type Versioned } from './use-record-form.ts';

type Values = { title: string };
const labels = { title: 'Title' };

type Save = (values: Values, version: number | undefined) => Promise<Versioned<Values>>;
const next: Save = async (values, version) => ({ values, version: (version ?? 0) + 1 });

function Form({
  initial,
  save = next,
}: {
  readonly initial: Versioned<Values>;
  readonly save?: Save;
}): ReactElement {
  const record = useRecordForm<Values>({
    draftKey: 'thing:1',
    initial,
    labels,
    resolver: async (values) => ({ values, errors: {} }),
    readCurrent: (current) => current as Versioned<Values>,
    save,
  });
  return (
    <RecordFormFrame record={record} labels={labels} saveLabel="Save thing">
      <TextInput label="Title" {...record.form.register('title')} />
    </RecordFormFrame>
  );
}

const show = (title: string, version: number, save?: Save) =>
  renderAs(
    testMe({}, '3'),
    <Form initial={{ values: { title }, version }} {...(save && { save })} />,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save thing' }));
const field = () => screen.findByLabelText<HTMLInputElement>('Title');
const stored = (): string => sessionStorage.getItem('atrium-draft:thing:1') ?? '';

beforeEach(() => sessionStorage.clear());

it('restores input after a reload, even when another user has saved a newer version', async () => {
  writeDraft('thing:1', { values: { title: 'Typed' }, base: { title: 'Old' }, version: 1 });
  await show('Theirs', 2);
  await waitFor(async () => expect((await field()).value).toBe('Typed'));
  // A second reload restores it too.
  expect(stored()).toContain('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Save thing' }));
  await waitFor(() => expect(stored()).toBe(''));
});

it('loads a version that another user has saved while there is no input', async () => {
  const { unmount } = await show('Old', 1);
  expect((await field()).value).toBe('Old');
  unmount();
  await show('Theirs', 2);
  expect((await field()).value).toBe('Theirs');
  expect(stored()).toBe('');
});

it('keeps input typed during a save, to be saved next', async () => {
  const sent: Values[] = [];
  let answer = (): void => undefined;
  await show('Old', 1, async (values, version) => {
    sent.push(values);
    await new Promise<void>((done) => {
      answer = done;
    });
    return next(values, version);
  });
  await userEvent.type(await field(), ' one');
  await press();
  await userEvent.type(await field(), ' two');
  answer();
  await screen.findByText('Unsaved changes');
  expect((await field()).value).toBe('Old one two');
  expect(JSON.parse(stored())).toMatchObject({
    values: { title: 'Old one two' },
    base: { title: 'Old one' },
    version: 2,
  });
  await press();
  answer();
  await screen.findByText('Saved');
  expect(sent).toEqual([{ title: 'Old one' }, { title: 'Old one two' }]);
});

it('counts as saved when a retry finds exactly what it sent, since only the response was lost', async () => {
  const tries: (number | undefined)[] = [];
  await show('Old', 1, async (values, version) => {
    tries.push(version);
    if (tries.length === 1)
      throw new ApiError({ code: 'unreachable', message: 'Nothing came', status: 0 });
    throw new ApiError({
      code: 'conflict',
      message: 'Someone else changed this',
      status: 409,
      current: { values, version: 2 },
    });
  });
  await userEvent.type(await field(), ' one');
  await press();
  await screen.findByText('Nothing came');
  await press();
  await screen.findByText('Saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await field()).value).toBe('Old one');
});
