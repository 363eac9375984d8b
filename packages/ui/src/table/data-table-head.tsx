import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Column, DataTableProps, RowId, Sort } from './data-table.types.ts';
import { cellProps } from './data-table-cell.tsx';
import { nextSort } from './data-table-sort.ts';
import { ActionMenu } from './row-menu.tsx';
import { toggleAll } from './select-rows.ts';

const NO_SORT: readonly Sort[] = [];

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: readonly Sort[] | undefined;
  readonly onSort: DataTableProps<Row>['onSort'];
  readonly columnActions: DataTableProps<Row>['columnActions'];
}

function Heading<Row>({ column, sort = NO_SORT, onSort, columnActions }: HeadingProps<Row>) {
  const [open, setOpen] = useState(false);
  const at = sort.findIndex((one) => one.column === column.id);
  const direction = sort[at]?.direction;
  const actions = open ? (columnActions?.(column) ?? []) : [];
  const openMenu = (event: MouseEvent | KeyboardEvent): void => {
    if (!columnActions) return;
    event.preventDefault();
    setOpen(true);
  };
  const shared = {
    scope: 'col' as const,
    ...cellProps(column),
    ...(column.width ? { style: { width: column.width } } : {}),
    onContextMenu: openMenu,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(event);
    },
  };
  const menu = open && (
    <ActionMenu actions={actions} open onOpen={setOpen} position="bottom-start">
      <span className="at-heading-menu" />
    </ActionMenu>
  );
  if (!column.sortable || !onSort) {
    return (
      <th {...shared}>
        {column.header}
        {menu}
      </th>
    );
  }
  return (
    <th
      {...shared}
      aria-sort={direction ? (direction === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="at-sort"
        aria-keyshortcuts="Shift+Enter"
        {...(at >= 0 &&
          sort.length > 1 && { 'aria-description': `${at + 1} of ${sort.length} in the order` })}
        onClick={(event) => onSort(nextSort(sort, column.id, { add: event.shiftKey }))}
      >
        {column.header}
        <span className="at-sort-mark" data-active={at >= 0 || undefined}>
          <Icon of={direction === 'DESC' ? IconArrowDown : IconArrowUp} size={14} />
          {at >= 0 && sort.length > 1 && (
            <span className="at-sort-place" aria-hidden>
              {at + 1}
            </span>
          )}
        </span>
      </button>
      {menu}
    </th>
  );
}

/** Props of the head: those of the table, and the rows of the current page. */
export type DataTableHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'columnActions' | 'selection' | 'onSelect' | 'rowActions'
> & { readonly ids: readonly RowId[] };

/**
 * Renders the headings of a table. A click sorts by the column, with Shift additionally; the menu opens by right click and menu
 * key.
 */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>): ReactElement {
  const { columns, sort, onSort, columnActions, selection, onSelect, ids } = props;
  const chosen = ids.filter((id) => selection?.has(id)).length;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && onSelect && (
          <th scope="col" className="at-cell-select">
            <Checkbox
              aria-label="Select all rows"
              checked={ids.length > 0 && chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              disabled={ids.length === 0}
              onChange={() => onSelect(toggleAll(selection, ids))}
            />
          </th>
        )}
        {columns.map((column) => (
          <Heading
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            columnActions={columnActions}
          />
        ))}
        <th scope="col" className="at-cell-menu">
          {props.rowActions && <span className="at-hidden">Actions</span>}
        </th>
      </tr>
    </thead>
  );
}
