import { IconPencil } from '@tabler/icons-react';
import type { MouseEvent, ReactElement } from 'react';
import type { Column } from './data-table.types.ts';
import { Icon } from './icon.tsx';

/** Attributes of a column's cells, by which the styles place them. */
export function cellProps<Row>({ align = 'start', phone = 'meta' }: Column<Row>): {
  'data-align': string;
  'data-phone': string;
} {
  return { 'data-align': align, 'data-phone': phone };
}

/** Shape: a cell that can be edited in place, and whether it is. */
export interface EditableCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  /** What the row is called. */
  readonly label: string;
  readonly editing: boolean;
  /** Called with true to begin, with false to end. */
  readonly onEdit: (editing: boolean) => void;
}

const leads = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input') !== null;

/** A cell that is edited where it stands: by a click beside its links, or by its pencil. */
export function EditableCell<Row>(props: EditableCellProps<Row>): ReactElement {
  const { column, row, label, editing, onEdit } = props;
  if (editing && column.editor)
    return (
      <td {...cellProps(column)} data-editing>
        <div className="at-cell-editor">{column.editor(row, () => onEdit(false))}</div>
      </td>
    );
  return (
    // The pencil is the control; a click on the cell is a shorter way to it.
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
