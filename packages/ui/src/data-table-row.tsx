import { Checkbox } from '@mantine/core';
import { memo, type ReactElement } from 'react';
import type { Column, DataTableProps, RowId } from './data-table.types.ts';
import { RowMenu } from './row-menu.tsx';

/** Attributes of a column's cells, by which the styles place them. */
export function cellProps<Row>({ align = 'start', phone = 'meta', optional }: Column<Row>): {
  'data-align': string;
  'data-phone': string;
  'data-optional': true | undefined;
} {
  return { 'data-align': align, 'data-phone': phone, 'data-optional': optional || undefined };
}

/** Shape: one row and its state. What is a function stays the same from draw to draw, or every row is drawn again. */
export interface DataTableRowProps<Row> {
  readonly row: Row;
  readonly id: RowId;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowActions: DataTableProps<Row>['rowActions'];
  readonly selected: boolean;
  readonly menuOpen: boolean;
  /** Id of its checkbox; undefined where rows are not selected. */
  readonly boxId: string | undefined;
  readonly onPress: (id: RowId, withShift: boolean) => void;
  readonly onMenu: (id: RowId | undefined) => void;
}

function TableRow<Row>(props: DataTableRowProps<Row>): ReactElement {
  const { row, id, label, columns, selected, menuOpen, boxId, onPress, onMenu } = props;
  const actions = props.rowActions?.(row) ?? [];
  return (
    <tr
      data-selected={selected || undefined}
      onKeyDown={(event) => {
        const asked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (!asked || actions.length === 0) return;
        event.preventDefault();
        onMenu(id);
      }}
    >
      {boxId !== undefined && (
        <td className="at-cell-select">
          {/* Around the box there is room for a finger. */}
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
      {columns.map((column) => (
        <td key={column.id} {...cellProps(column)}>
          {column.cell(row)}
        </td>
      ))}
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
// `memo` forgets that the component is generic.
export const DataTableRow: typeof TableRow = memo(TableRow) as unknown as typeof TableRow;
