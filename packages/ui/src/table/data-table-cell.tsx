import { IconPencil } from '@tabler/icons-react';
import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Column } from './data-table.types.ts';

/** Returns the attributes of a column's cells for the styles. */
export function cellProps<Row>({ align = 'start', phone = 'meta' }: Column<Row>): {
  'data-align': string;
  'data-phone': string;
} {
  return { 'data-align': align, 'data-phone': phone };
}

/** Props of an editable cell: the cell, and whether it is being edited. */
export interface EditableCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  /** Name of the row. */
  readonly label: string;
  readonly editing: boolean;
  /** Called with true to start, with false to end. */
  readonly onEdit: (editing: boolean) => void;
}

const leads = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input') !== null;

/** Renders a cell with inline editing, by a click outside of its links or by its edit button. */
export function EditableCell<Row>(props: EditableCellProps<Row>): ReactElement {
  const { column, row, label, editing, onEdit } = props;
  if (editing && column.editor)
    return (
      <td {...cellProps(column)} data-editing>
        <div className="at-cell-editor">{column.editor(row, () => onEdit(false))}</div>
      </td>
    );
  return (
    // The edit button is the control; a click on the cell is a shortcut.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pencil inside is reached by keys, and so is the cell by `e`
    <td {...cellProps(column)} data-editable onClick={(event) => !leads(event) && onEdit(true)}>
      {column.cell(row)}
      <button
        type="button"
        className="at-cell-pencil"
        aria-label={`Edit ${column.header} of ${label}`}
        onClick={() => onEdit(true)}
      >
        <Icon of={IconPencil} size={14} />
      </button>
    </td>
  );
}
