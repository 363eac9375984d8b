import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactElement, useCallback, useId, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../screen/states.tsx';
import type { Column, DataTableProps, RowId, TableCursor } from './data-table.types.ts';
import { DataTableBody } from './data-table-body.tsx';
import { cellProps } from './data-table-cell.tsx';
import { fitColumns } from './data-table-fit.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { toggleRow } from './select-rows.ts';

function SkeletonRows<Row>({
  columns,
  count,
  selectable,
}: {
  columns: readonly Column<Row>[];
  count: number;
  selectable: boolean;
}) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <tr key={row} aria-hidden>
          {selectable && <td className="at-cell-select" />}
          {columns.map((column, at) => (
            <td key={column.id} {...cellProps(column)}>
              <Skeleton height={12} width={`${[64, 48, 56][(row + at) % 3]}%`} radius="xs" />
            </td>
          ))}
          <td className="at-cell-menu" />
        </tr>
      ))}
    </tbody>
  );
}

/** Returns stable event handlers for the rows. */
function useRowHandlers<Row>(props: DataTableProps<Row>, ids: readonly RowId[]) {
  const lastPressed = useRef<RowId>(undefined);
  const latest = useRef({ props, ids });
  latest.current = { props, ids };
  const press = useCallback((id: RowId, withShift: boolean) => {
    const { selection, onSelect } = latest.current.props;
    if (!selection || !onSelect) return;
    const from = withShift ? lastPressed.current : undefined;
    onSelect(toggleRow(selection, latest.current.ids, { id, from }));
    lastPressed.current = id;
  }, []);
  const move = useCallback((cursor: TableCursor) => {
    const now = latest.current.props;
    if (now.cursor?.id !== cursor.id) now.onCursor?.(cursor);
  }, []);
  const edit = useCallback(
    (id: RowId, column: string | undefined) =>
      latest.current.props.onEdit?.(column === undefined ? undefined : { id, column }),
    [],
  );
  return {
    press,
    move: props.onCursor ? move : undefined,
    edit: props.onEdit ? edit : undefined,
  };
}

/**
 * Renders a data table: sticky header, sorting by several columns, range selection with Shift, a menu for each row by mouse and
 * keyboard, a keyboard cursor, inline editing, and loading, empty and error states. Large tables are virtualized. On phones each
 * row is a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { rows, rowId, rowLabel, selection, rowActions, error, cursor, edited } = props;
  const own = useId();
  const [menuOf, setMenuOf] = useState<RowId>();
  const selectable = selection !== undefined && props.onSelect !== undefined;
  const ids = (rows ?? []).map(rowId);
  const handlers = useRowHandlers(props, ids);
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const box = useRef<HTMLDivElement>(null);
  const { columns, scrolled } = useMemo(
    () => fitColumns(props.columns, width),
    [props.columns, width],
  );

  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return <>{props.empty}</>;

  const before = props.place?.before ?? 0;
  const shown = cursor?.focused ? ids.indexOf(cursor.id) : -1;
  return (
    <div ref={measured} className="at-table-frame">
      <div
        ref={box}
        className="at-table-box"
        data-busy={props.busy || undefined}
        data-wide={scrolled !== undefined || undefined}
      >
        <table
          className="at-table"
          aria-label={props.label}
          aria-busy={rows === undefined || props.busy}
          aria-rowcount={rows && 1 + (props.place?.total ?? rows.length)}
          {...(scrolled !== undefined && { style: { minInlineSize: scrolled } })}
        >
          <DataTableHead {...props} columns={columns} ids={ids} />
          {rows === undefined ? (
            <SkeletonRows
              columns={columns}
              count={props.skeletonRows ?? 8}
              selectable={selectable}
            />
          ) : (
            <DataTableBody
              count={rows.length}
              shown={shown < 0 ? undefined : shown}
              scroller={scrolled === undefined ? undefined : box}
            >
              {(at, measure) => {
                const row = rows[at];
                const id = ids[at];
                if (row === undefined || id === undefined) return null;
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
                    onPress={handlers.press}
                    onMenu={setMenuOf}
                    cursor={cursor?.id === id ? (cursor.focused ? 'focused' : 'marked') : 'none'}
                    onCursor={handlers.move}
                    edited={edited?.id === id ? edited.column : undefined}
                    onEdit={handlers.edit}
                    at={at}
                    place={before + at + 2}
                    rowRef={measure}
                  />
                );
              }}
            </DataTableBody>
          )}
        </table>
      </div>
    </div>
  );
}
