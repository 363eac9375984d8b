import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testColumn } from '../../../test/board-answers.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ColumnDialog } from './column-dialog.tsx';

const PATH = '/api/v1/admin/kanban/project/1/columns/2/';

async function open(limit: number | null) {
  const onClose = vi.fn();
  const { sent } = await renderScreen(
    <ColumnDialog boardId={1} column={testColumn(2, { wip_limit: limit })} onClose={onClose} />,
    { answers: { [`PUT ${PATH}`]: () => ({ success: true }) }, path: '/' },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Card limit' });
  return { sent, onClose, dialog, field, user: userEvent.setup() };
}

it.each(['-1', '2.5', 'abc', '0', '10001'])(
  'does not save %s as a card limit, and says so on the field',
  async (typed) => {
    const { sent, field, dialog, user } = await open(4);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Use a whole number from 1 to 10000')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save column' }));
    expect(sent()).toEqual([]);
  },
);

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['', null],
])('saves the card limit "%s" as %s', async (typed, wip_limit) => {
  const { sent, field, onClose, user } = await open(4);
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]?.body).toMatchObject({ wip_limit });
});
