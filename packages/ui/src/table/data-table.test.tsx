import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, EditedCell, RowId, Sort } from './data-table.types.ts';

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

function Editable() {
  const [edited, setEdited] = useState<EditedCell>();
  return (
    <Table
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: (row) => row.name,
          editor: (row, close) => (
            <button type="button" ref={(own) => own?.focus()} onClick={close}>
              Done with {row.name}
            </button>
          ),
        },
      ]}
      cursor={{ id: 2, focused: false }}
      onCursor={() => undefined}
      edited={edited}
      onEdit={setEdited}
    />
  );
}

describe('DataTable', () => {
  it('selects a range with Shift and all rows by the header', async () => {
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

  it('rerenders no other row when one is selected', async () => {
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

  it('reverses the sort order when its heading is clicked again', async () => {
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

  it('shows when it is loading, empty or failed', async () => {
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

  it('adds columns to its sort order with Shift, and numbers them', async () => {
    const asked: (readonly Sort[])[] = [];
    const columns = ['Name', 'Colour'].map((header) => ({
      id: header.toLowerCase(),
      header,
      cell: (row: Fruit) => row.name,
      sortable: true,
    }));
    const sort = [{ column: 'name', direction: 'ASC' }] as const;
    const props = { columns, onSort: (next: readonly Sort[]) => void asked.push(next) };
    const { rerender } = renderInAtrium(<Table {...props} sort={sort} />);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Colour' }));
    await user.keyboard('{/Shift}');
    expect(asked).toEqual([[...sort, { column: 'colour', direction: 'ASC' }]]);
    rerender(<Table {...props} sort={asked[0]} />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Name1',
      'Colour2',
      'Actions',
    ]);
  });

  it('opens the menu of a heading by the menu key', async () => {
    renderInAtrium(<Table columnActions={({ header }) => [{ label: `Hide ${header}` }]} />);
    fireEvent.keyDown(screen.getByRole('columnheader', { name: 'Name' }), { key: 'ContextMenu' });
    expect(await screen.findByRole('menuitem', { name: 'Hide Name' })).toBeTruthy();
  });

  it('focuses the row that keys moved to, and announces its position', () => {
    renderInAtrium(
      <Table
        cursor={{ id: 3, focused: true }}
        onCursor={() => undefined}
        place={{ before: 50, total: 240 }}
      />,
    );
    expect([
      document.activeElement?.getAttribute('aria-rowindex'),
      screen.getByRole('table').getAttribute('aria-rowcount'),
    ]).toEqual(['54', '241']);
  });

  it('edits a cell inline, and returns the focus to its row', async () => {
    renderInAtrium(<Editable />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Name of Banana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done with Banana' }));
    expect(screen.queryByRole('button', { name: 'Done with Banana' })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('row')[2]);
  });
});
