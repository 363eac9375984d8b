import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { moveColumn } from './list-column-order.ts';
import { ListColumns } from './list-columns.tsx';

const USUAL = ['name', 'email', 'status'];

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(USUAL);
  return (
    <>
      <output>{shown.join(' ')}</output>
      <ListColumns
        columns={[
          { id: 'name', label: 'Name', fixed: true },
          { id: 'email', label: 'Email' },
          { id: 'status', label: 'Status' },
          { id: 'owner', label: 'Owner' },
        ]}
        shown={shown}
        onChange={(next) => setShown(next ?? USUAL)}
      />
    </>
  );
}

const order = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;

it('shows, hides and sorts columns by keyboard, announces positions, and restores the defaults', async () => {
  renderInAtrium(<Columns />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Owner' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  expect(order()).toBe('name status owner');
  screen.getByRole('button', { name: 'Move Owner' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect([order(), screen.getByText('Owner is column 2 of 3')]).toEqual([
    'name owner status',
    expect.anything(),
  ]);
  expect(screen.getByRole('checkbox', { name: 'Name' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(order()).toBe('name email status');
});

it('moves a column only within the list', () => {
  expect(moveColumn(USUAL, 'status', 0)).toEqual(['status', 'name', 'email']);
  expect(moveColumn(USUAL, 'name', 9)).toEqual(['email', 'status', 'name']);
  expect(moveColumn(USUAL, 'name', -1)).toBe(USUAL);
  expect(moveColumn(USUAL, 'gone', 1)).toBe(USUAL);
});
