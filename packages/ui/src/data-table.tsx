import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactElement, useRef, useState } from 'react';
import type { Column, DataTableProps, RowId, Sort } from './data-table.types.ts';
import { Icon } from './icon.tsx';
import { RowMenu } from './row-menu.tsx';
import { toggleAll, toggleRow } from './select-rows.ts';
import { ErrorState } from './states.tsx';

const cellProps = <Row,>({ align = 'start', phone = 'meta', optional }: Column<Row>) => ({
  'data-align': align,
  'data-phone': phone,
  'data-optional': optional || undefined,
});

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
  const [menuOf, setMenuOf] = useState<RowId>();
  const lastPressed = useRef<RowId>(undefined);
  const selectable = selection !== undefined && onSelect !== undefined;
  const ids = (rows ?? []).map(rowId);
  const chosen = ids.filter((id) => selection?.has(id)).length;

  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return <>{props.empty}</>;

  function press(id: RowId, withShift: boolean): void {
    if (!selection || !onSelect) return;
    onSelect(toggleRow(selection, ids, { id, from: withShift ? lastPressed.current : undefined }));
    lastPressed.current = id;
  }

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
          {rows?.map((row) => {
            const id = rowId(row);
            const actions = rowActions?.(row) ?? [];
            return (
              <tr
                key={id}
                data-selected={selection?.has(id) || undefined}
                onKeyDown={(event) => {
                  const asked =
                    event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
                  if (!asked || actions.length === 0) return;
                  event.preventDefault();
                  setMenuOf(id);
                }}
              >
                {selectable && (
                  <td className="at-cell-select">
                    <Checkbox
                      aria-label={`Select ${rowLabel(row)}`}
                      checked={selection.has(id)}
                      onChange={(event) =>
                        press(
                          id,
                          'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
                        )
                      }
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} {...cellProps(column)}>
                    {column.cell(row)}
                  </td>
                ))}
                <td className="at-cell-menu">
                  {actions.length > 0 && (
                    <RowMenu
                      label={rowLabel(row)}
                      actions={actions}
                      open={menuOf === id}
                      onOpen={(open) => setMenuOf(open ? id : undefined)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
