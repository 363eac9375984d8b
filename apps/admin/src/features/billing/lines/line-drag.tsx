import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Icon } from '@org/ui';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { text } from '../messages.ts';
import './line-drag.css';

/** Distance in px that the pointer moves before a drag begins, so that a press is none. */
const DISTANCE = 4;

/** Lets the lines inside be dragged to another position. The keyboard moves lines with Alt and the arrow keys. */
export function LineDrag({
  onMove,
  children,
}: {
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}): ReactElement {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    if (!over) return;
    const [from, to] = [Number(active.id), Number(over.id)];
    if (from !== to) onMove(from, to);
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      {children}
    </DndContext>
  );
}

/** State of a line that can be dragged. */
export interface DraggableLine {
  readonly setRow: (element: HTMLElement | null) => void;
  readonly style: { readonly transform: string } | undefined;
  readonly isDragging: boolean;
  /** The handle by which the pointer drags the line. */
  readonly grip: ReactElement;
}

/**
 * Makes a line draggable, and a target of other lines.
 * @param at - its position, from 0
 */
export function useDraggableLine(at: number): DraggableLine {
  const drag = useDraggable({ id: at });
  const drop = useDroppable({ id: at });
  return {
    setRow: (element) => {
      drag.setNodeRef(element);
      drop.setNodeRef(element);
    },
    style: drag.transform
      ? { transform: `translateY(${Math.round(drag.transform.y)}px)` }
      : undefined,
    isDragging: drag.isDragging,
    grip: (
      <span className="bl-grip" title={text.dragLine} aria-hidden="true" {...drag.listeners}>
        <Icon of={IconGripVertical} size={16} />
      </span>
    ),
  };
}
