import { DndContext, DragOverlay, useDraggable } from '@dnd-kit/core';
import type { BoardColumn } from '@org/schema/entities';
import type {
  KeyboardEvent,
  MouseEvent,
  ReactElement,
  ReactNode,
  RefObject,
  SyntheticEvent,
  TouchEvent,
} from 'react';
import { COLUMN_INSTRUCTIONS_ID } from '../column/column-handle.tsx';
import { ColumnHeader } from '../column/column-header.tsx';
import { text } from '../copy/messages.ts';
import { useColumnCount } from '../data/board-context.ts';
import { ColumnDragContext } from '../drag/column-drag-context.ts';
import { AUTO_SCROLL, OWN_ANNOUNCEMENTS } from '../drag/sensors.ts';
import { useColumnDragging } from '../drag/use-column-drag.ts';
import type { MoveColumn } from './use-column-order.ts';

/** Props of the canvas of columns: columns in their order, the handler of moves, and the board. */
export interface ColumnCanvasProps {
  readonly columns: readonly BoardColumn[];
  readonly onMove: MoveColumn;
  readonly children: ReactNode;
}

/** Finds the column whose header or handle is pressed; its menu keeps its own gestures. */
function findColumn({ target, type }: SyntheticEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const handle = target.closest('[data-column-handle]');
  const isHeader = type !== 'keydown' && target.closest('.pj-column-head') !== null;
  if (!handle && (!isHeader || target.closest('button, [role="menu"]'))) return null;
  return target.closest<HTMLElement>('[data-column]');
}

function ColumnSurface({
  pressed,
  isDragging,
  children,
}: {
  readonly pressed: RefObject<HTMLElement | null>;
  readonly isDragging: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { listeners, setNodeRef } = useDraggable({ id: 'column' });

  function press(
    name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown',
    event: MouseEvent | TouchEvent | KeyboardEvent,
  ): void {
    const column = findColumn(event);
    if (!column) return;
    pressed.current = column;
    setNodeRef(column);
    listeners?.[name]?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handles inside are buttons; their events only bubble here.
    <div
      role="presentation"
      className="pj-board-surface"
      data-dragging={isDragging || undefined}
      onMouseDown={(event) => press('onMouseDown', event)}
      onTouchStart={(event) => press('onTouchStart', event)}
      onKeyDown={(event) => press('onKeyDown', event)}
    >
      {children}
    </div>
  );
}

/** Renders the header of a column under the pointer while the column is dragged. */
function DraggedColumn({ column }: { readonly column: BoardColumn }): ReactElement {
  return (
    <div className="pj-column-lifted">
      <ColumnHeader column={column} count={useColumnCount(column.id)} />
    </div>
  );
}

/** Lets people drag the columns of a board by mouse, touch and keyboard. */
export function ColumnCanvas({ columns, onMove, children }: ColumnCanvasProps): ReactElement {
  const { pressed, drag, announcement, ...options } = useColumnDragging(columns, onMove);
  const lifted = drag?.isByKeyboard ? undefined : columns.find(({ id }) => id === drag?.columnId);
  return (
    <ColumnDragContext value={drag}>
      <DndContext {...options} autoScroll={AUTO_SCROLL} accessibility={OWN_ANNOUNCEMENTS}>
        <ColumnSurface pressed={pressed} isDragging={drag !== null}>
          {children}
        </ColumnSurface>
        <DragOverlay dropAnimation={null} className="pj-overlay">
          {lifted && (
            <ColumnDragContext value={undefined}>
              <DraggedColumn column={lifted} />
            </ColumnDragContext>
          )}
        </DragOverlay>
      </DndContext>
      <p id={COLUMN_INSTRUCTIONS_ID} hidden>
        {text.columnInstructions}
      </p>
      <div className="pj-hidden" role="status" aria-live="assertive">
        {announcement}
      </div>
    </ColumnDragContext>
  );
}
