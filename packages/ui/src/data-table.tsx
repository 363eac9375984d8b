import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactElement, useCallback, useId, useRef, useState } from 'react';
import type { Column, DataTableProps, RowId, Sort } from './data-table.types.ts';
import { cellProps, DataTableRow } from './data-table-row.tsx';
import { Icon } from './icon.tsx';
import { toggleAll, toggleRow } from './select-rows.ts';
import { ErrorState } from './states.tsx';

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  const width = column.width ? { style: { width: column.width } } : {};
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" {...cellProps(column)} {...width}>
        {column.header}
      </th>
    );
  }
  return (
    <th
      scope="col"
      aria-sort={active ? (active === 'ASC' ? 'ascending' : 'descending') : 'none'}
      {...cellProps(column)}
      {...width}
    >
      <button
        type="button"
        className="at-sort"
        onClick={() => onSort({ column: column.id, direction: active === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {column.header}
        <span className="at-sort-mark" data-active={active !== undefined || undefined}>
          <Icon of={active === 'DESC' ? IconArrowDown : IconArrowUp} size={14} />
        </span>
      </button>
    </th>
  );
}

function SkeletonRows<Row>({
  columns,
  count,
  selectable,
}: {
  columns: readonly Column<Row>[];
  count: number;
  selectable: boolean;
}) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <tr key={row} aria-hidden>
      {selectable && <td className="at-cell-select" />}
      {columns.map((column, at) => (
        <td key={column.id} {...cellProps(column)}>
          <Skeleton height={12} width={`${[64, 48, 56][(row + at) % 3]}%`} radius="xs" />
        </td>
      ))}
      <td className="at-cell-menu" />
    </tr>
  ));
}

/**
 * A dense table: sticky header, sorting, selection with ranges by Shift, a menu for each row by mouse and by menu key,
 * and honest loading, empty and error states. On phones each row is a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { columns, rows, rowId, rowLabel, selection, onSelect, rowActions, error, sort, onSort } =
    props;
  const own = useId();
  const [menuOf, setMenuOf] = useState<RowId>();
  const lastPressed = useRef<RowId>(undefined);
  const selectable = selection !== undefined && onSelect !== undefined;
  const ids = (rows ?? []).map(rowId);
  const chosen = ids.filter((id) => selection?.has(id)).length;

  const latest = useRef({ selection, onSelect, ids });
  latest.current = { selection, onSelect, ids };
  const press = useCallback((id: RowId, withShift: boolean) => {
    const now = latest.current;
    if (!now.selection || !now.onSelect) return;
    const from = withShift ? lastPressed.current : undefined;
    now.onSelect(toggleRow(now.selection, now.ids, { id, from }));
    lastPressed.current = id;
  }, []);

  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return <>{props.empty}</>;

  return (
    <div className="at-table-box" data-busy={props.busy || undefined}>
      <table
        className="at-table"
        aria-label={props.label}
        aria-busy={rows === undefined || props.busy}
      >
        <thead>
          <tr>
            {selectable && (
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
              <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="at-cell-menu">
              {rowActions && <span className="at-hidden">Actions</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows === undefined && (
            <SkeletonRows
              columns={columns}
              count={props.skeletonRows ?? 8}
              selectable={selectable}
            />
          )}
          {rows?.map((row, at) => {
            const id = ids[at] ?? rowId(row);
            return (
              <DataTableRow
                key={id}
                row={row}
                id={id}
                label={rowLabel(row)}
                columns={columns}
                rowActions={rowActions}
                selected={selection?.has(id) ?? false}
                menuOpen={menuOf === id}
                boxId={selectable ? `${own}-${id}` : undefined}
                onPress={press}
                onMenu={setMenuOf}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
