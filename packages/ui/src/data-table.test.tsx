import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../test/render-in-atrium.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, RowId, Sort } from './data-table.types.ts';

interface Fruit {
  id: number;
  name: string;
}
const FRUIT: Fruit[] = ['Apple', 'Banana', 'Cherry', 'Date'].map((name, at) => ({
  id: at + 1,
  name,
}));

function Table(
  props: Partial<DataTableProps<Fruit>> & { told?: (selection: ReadonlySet<RowId>) => void },
) {
  const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <DataTable<Fruit>
      label="Fruit"
      columns={[{ id: 'name', header: 'Name', cell: (row) => row.name, sortable: true }]}
      rows={FRUIT}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      empty={<p>Nothing grows here</p>}
      selection={selection}
      onSelect={(next) => {
        setSelection(next);
        props.told?.(next);
      }}
      rowActions={(row) => [{ label: `Peel ${row.name}` }, { label: 'Eat', danger: true }]}
      {...props}
    />
  );
}

describe('DataTable', () => {
  it('selects a range with Shift and all by the header', async () => {
    let seen: ReadonlySet<RowId> = new Set();
    renderInAtrium(<Table told={(next) => (seen = next)} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select Apple' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Cherry' }));
    await user.keyboard('{/Shift}');
    expect(seen).toEqual(new Set([1, 2, 3]));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(seen).toEqual(new Set([1, 2, 3, 4]));
  });

  it('draws no other row again when one is selected', async () => {
    const drawn: string[] = [];
    const columns = [
      { id: 'name', header: 'Name', cell: (row: Fruit) => drawn.push(row.name) && row.name },
    ];
    const rowActions = (row: Fruit) => [{ label: `Peel ${row.name}` }];
    renderInAtrium(<Table columns={columns} rowActions={rowActions} />);
    drawn.length = 0;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Banana' }));
    expect(drawn).toEqual(['Banana']);
  });

  it('asks for the other order when its heading is pressed again', async () => {
    const asked: (readonly Sort[])[] = [];
    const props = { onSort: (sort: readonly Sort[]) => void asked.push(sort) };
    const { rerender } = renderInAtrium(<Table {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    rerender(<Table {...props} sort={[{ column: 'name', direction: 'ASC' }]} />);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(asked.map(([sort]) => sort?.direction)).toEqual(['ASC', 'DESC']);
  });

  it("opens a row's menu by the menu key", async () => {
    renderInAtrium(<Table />);
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Select Banana' }), {
      key: 'ContextMenu',
    });
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Peel Banana', 'Eat']);
  });

  it('says when it is loading, empty or failed', async () => {
    let retried = 0;
    const { rerender } = renderInAtrium(<Table rows={undefined} />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Table rows={[]} />);
    expect(screen.getByText('Nothing grows here')).toBeTruthy();
    rerender(
      <Table
        error={{ title: 'The harvest failed', requestId: 'r-1', onRetry: () => (retried += 1) }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([screen.getByRole('alert').textContent, retried]).toEqual([
      'The harvest failedRequest r-1Try again',
      1,
    ]);
  });
});
