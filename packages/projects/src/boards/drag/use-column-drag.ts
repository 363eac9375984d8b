import type {
  CollisionDetection,
  DragStartEvent,
  SensorDescriptor,
  SensorOptions,
} from '@dnd-kit/core';
import type { BoardColumn } from '@org/schema/entities';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { text } from '../copy/messages.ts';
import type { ColumnDrag } from './column-drag-context.ts';
import { ignoreNextClick, useBoardSensors } from './sensors.ts';

/** Handlers and options for `DndContext`, and the state of the drag. */
export interface ColumnDragging {
  readonly sensors: SensorDescriptor<SensorOptions>[];
  readonly collisionDetection: CollisionDetection;
  readonly onDragStart: (event: DragStartEvent) => void;
  readonly onDragMove: () => void;
  readonly onDragEnd: () => void;
  readonly onDragCancel: () => void;
  /** The column under the pointer when its header was pressed. */
  readonly pressed: RefObject<HTMLElement | null>;
  readonly drag: ColumnDrag | null;
  /** Message for screen readers. */
  readonly announcement: string;
}

/** Returns the index after a key: left and right by one, Home and End to the ends. Undefined for other keys. */
function stepIndex(index: number, last: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

const getColumn = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-column="${id}"]`);

/** Focuses the handle of a column that was moved by keyboard. */
function focusHandle(id: number): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-column-handle="${id}"]`)?.focus(),
  );
}

/**
 * Lets people drag columns by their headers. As with cards, the whole board is one draggable of dnd-kit.
 * @param onMove - receives the column and its index among the others
 */
export function useColumnDragging(
  columns: readonly BoardColumn[],
  onMove: (column: BoardColumn, index: number) => void,
): ColumnDragging {
  const pressed = useRef<HTMLElement>(null);
  const pointer = useRef<number>(null);
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const [announcement, announce] = useState('');
  const latest = useRef({ columns, onMove, drag });
  latest.current = { columns, onMove, drag };

  const change = useCallback((next: ColumnDrag | null) => {
    // Handlers of one gesture can follow each other before the next render.
    latest.current.drag = next;
    setDrag(next);
  }, []);

  const coordinateGetter = useCallback(
    (event: KeyboardEvent) => {
      const { drag, columns } = latest.current;
      const index = drag && stepIndex(drag.index, columns.length - 1, event.key);
      if (!drag || typeof index !== 'number') return undefined;
      event.preventDefault();
      change({ ...drag, index });
      const others = columns.filter(({ id }) => id !== drag.columnId);
      const near = others[Math.min(index, others.length - 1)];
      if (near) getColumn(near.id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      announce(text.columnOver(index + 1, columns.length));
      return undefined;
    },
    [change],
  );
  const sensors = useBoardSensors(coordinateGetter);

  const handlers = useMemo(() => {
    const collisionDetection: CollisionDetection = ({ pointerCoordinates }) => {
      pointer.current = pointerCoordinates?.x ?? null;
      return [];
    };

    function onDragStart({ activatorEvent }: DragStartEvent): void {
      const { columns } = latest.current;
      const index = columns.findIndex(({ id }) => String(id) === pressed.current?.dataset.column);
      const column = columns[index];
      if (!column) return;
      const isByKeyboard = activatorEvent.type === 'keydown';
      change({ columnId: column.id, index, isByKeyboard });
      announce(`${text.lifted(column.name)} ${isByKeyboard ? text.columnInstructions : ''}`);
    }

    function onDragMove(): void {
      const { drag, columns } = latest.current;
      const x = pointer.current;
      if (!drag || drag.isByKeyboard || x === null) return;
      const index = columns.filter(({ id }) => {
        const box = id === drag.columnId ? undefined : getColumn(id)?.getBoundingClientRect();
        return box && box.left + box.width / 2 < x;
      }).length;
      if (index !== drag.index) change({ ...drag, index });
    }

    function finish(isDropped: boolean): void {
      const { drag, columns, onMove } = latest.current;
      change(null);
      const column = columns.find(({ id }) => id === drag?.columnId);
      if (!drag || !column) return;
      if (!drag.isByKeyboard) ignoreNextClick();
      if (!isDropped) {
        announce(text.canceled(column.name));
        return;
      }
      onMove(column, drag.index);
      announce(text.columnDropped(column.name, drag.index + 1));
      if (drag.isByKeyboard) focusHandle(column.id);
    }

    return {
      collisionDetection,
      onDragStart,
      onDragMove,
      onDragEnd: () => finish(true),
      onDragCancel: () => finish(false),
    };
  }, [change]);

  return { ...handlers, sensors, pressed, drag, announcement };
}
