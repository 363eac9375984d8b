import { Checkbox } from '@mantine/core';
import { memo, type ReactElement, useCallback, useEffect, useRef } from 'react';
import type { Column, DataTableProps, RowId, TableCursor } from './data-table.types.ts';
import { cellProps, EditableCell } from './data-table-cell.tsx';
import { RowMenu } from './row-menu.tsx';

/** Props of a row and its state. Functions must be stable references, or every row rerenders. */
export interface DataTableRowProps<Row> {
  readonly row: Row;
  readonly id: RowId;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowActions: DataTableProps<Row>['rowActions'];
  readonly selected: boolean;
  readonly menuOpen: boolean;
  /** Id of its checkbox; undefined when rows cannot be selected. */
  readonly boxId: string | undefined;
  readonly onPress: (id: RowId, withShift: boolean) => void;
  readonly onMenu: (id: RowId | undefined) => void;
  /** State of the keyboard cursor: elsewhere, on this row, or with the focus. */
  readonly cursor: 'none' | 'marked' | 'focused';
  readonly onCursor: ((cursor: TableCursor) => void) | undefined;
  /** The column being edited. */
  readonly edited: string | undefined;
  readonly onEdit: ((id: RowId, column: string | undefined) => void) | undefined;
  /** Index of the row in the table, from 0, and in the whole list for screen readers. */
  readonly at: number;
  readonly place: number | undefined;
  /** Ref callback that measures the row. */
  readonly rowRef: ((row: HTMLTableRowElement | null) => void) | undefined;
}

function TableRow<Row>(props: DataTableRowProps<Row>): ReactElement {
  const { row, id, label, columns, selected, menuOpen, boxId, onPress, onMenu } = props;
  const { cursor, onCursor, edited, onEdit, at, place, rowRef } = props;
  const element = useRef<HTMLTableRowElement>(null);
  const keep = useCallback(
    (own: HTMLTableRowElement | null) => {
      element.current = own;
      rowRef?.(own);
    },
    [rowRef],
  );
  const actions = props.rowActions?.(row) ?? [];

  useEffect(() => {
    const own = element.current;
    if (cursor !== 'focused' || !own || own.contains(document.activeElement)) return;
    own.focus({ preventScroll: true });
    own.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  // A closing editor loses the focus, so the row takes it to keep the keyboard cursor.
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && edited === undefined && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    wasEdited.current = edited !== undefined;
  }, [edited]);

  return (
    <tr
      ref={keep}
      data-index={at}
      data-selected={selected || undefined}
      data-cursor={cursor === 'none' ? undefined : true}
      aria-rowindex={place}
      {...(onCursor && { tabIndex: -1, onFocus: () => onCursor({ id, focused: false }) })}
      onKeyDown={(event) => {
        const asked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (!asked || actions.length === 0) return;
        event.preventDefault();
        onMenu(id);
      }}
    >
      {boxId !== undefined && (
        <td className="at-cell-select">
          {/* The cell is larger than the checkbox, for touch. */}
          <label className="at-check-area" htmlFor={boxId}>
            <Checkbox
              id={boxId}
              aria-label={`Select ${label}`}
              checked={selected}
              onChange={(event) =>
                onPress(id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) =>
        column.editor && onEdit ? (
          <EditableCell
            key={column.id}
            column={column}
            row={row}
            label={label}
            editing={edited === column.id}
            onEdit={(editing) => onEdit(id, editing ? column.id : undefined)}
          />
        ) : (
          <td key={column.id} {...cellProps(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
      <td className="at-cell-menu">
        {actions.length > 0 && (
          <RowMenu
            label={label}
            actions={actions}
            open={menuOpen}
            onOpen={(open) => onMenu(open ? id : undefined)}
          />
        )}
      </td>
    </tr>
  );
}

/** One row of a table. It is drawn again when it changes itself, not when another row is selected. */
// `memo` loses the generic type of the component.
export const DataTableRow: typeof TableRow = memo(TableRow) as unknown as typeof TableRow;
