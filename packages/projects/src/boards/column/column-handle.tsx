import type { BoardColumn } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../copy/messages.ts';
import { useColumnDrag } from '../drag/column-drag-context.ts';

/** Props of the handle and of the line of a column. */
export interface ColumnHandleProps {
  readonly column: BoardColumn;
}

/** Id of the instructions for moving columns by keyboard. */
export const COLUMN_INSTRUCTIONS_ID = 'pj-column-instructions';

/** Renders the handle that lifts a column by keyboard; by mouse and touch the whole header does. */
export function ColumnHandle({ column }: ColumnHandleProps): ReactElement | null {
  if (useColumnDrag() === undefined) return null;
  return (
    <button
      type="button"
      className="pj-column-handle"
      data-column-handle={column.id}
      aria-label={text.moveColumn(column.name)}
      aria-describedby={COLUMN_INSTRUCTIONS_ID}
    >
      <Icon of={IconGripVertical} size={14} />
    </button>
  );
}

/** Props of the line: column, and ids of the columns of the board in their order. */
export interface ColumnDropLineProps extends ColumnHandleProps {
  readonly columns: readonly number[];
}

/** Renders where a dragged column would be dropped, beside this one, and dims the dragged one. */
export function ColumnDropLine({ column, columns }: ColumnDropLineProps): ReactElement | null {
  const dragged = useColumnDrag();
  if (!dragged) return null;
  if (dragged.columnId === column.id) return <div className="pj-column-veil" aria-hidden />;
  if (dragged.index === columns.indexOf(dragged.columnId)) return null;
  const others = columns.filter((id) => id !== dragged.columnId);
  const isBefore = others[dragged.index] === column.id;
  const isAfter = dragged.index >= others.length && others.at(-1) === column.id;
  if (!isBefore && !isAfter) return null;
  return <div className="pj-column-line" data-after={isAfter || undefined} aria-hidden />;
}
