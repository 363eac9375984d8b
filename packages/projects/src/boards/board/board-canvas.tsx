import { DndContext, DragOverlay, MeasuringStrategy, useDraggable } from '@dnd-kit/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  type TouchEvent,
  useState,
} from 'react';
import { DraggedCard, INSTRUCTIONS_ID } from '../card/board-card.tsx';
import { text } from '../copy/messages.ts';
import { useBoard } from '../data/board-context.ts';
import { createDragStore, DragContext, useDragged } from '../drag/drag-store.ts';
import { AUTO_SCROLL, OWN_ANNOUNCEMENTS } from '../drag/sensors.ts';
import { useCardDrag } from '../drag/use-card-drag.ts';

/** Props of the canvas: ids of the columns in their order, and the columns or rows. */
export interface BoardCanvasProps {
  readonly columns: readonly number[];
  readonly children: ReactNode;
}

const MEASURING = { droppable: { strategy: MeasuringStrategy.BeforeDragging } };

/** Finds the card that a press would lift; buttons and fields keep their own gestures. */
function findCard({ target }: SyntheticEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('button, input, textarea, [role="menu"]'))
    return null;
  return target.closest<HTMLElement>('[data-card]');
}

function DragSurface({
  pressed,
  children,
}: {
  readonly pressed: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactElement {
  const { listeners, setNodeRef } = useDraggable({ id: 'card' });
  const { canUpdate } = useBoard();

  function press(
    name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown',
    event: MouseEvent | TouchEvent | KeyboardEvent,
  ): void {
    const card = canUpdate ? findCard(event) : null;
    if (!card) return;
    pressed.current = card;
    setNodeRef(card);
    listeners?.[name]?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards inside are focusable and have their own roles; their events only bubble here.
    <div
      role="presentation"
      className="pj-board-surface"
      onMouseDown={(event) => press('onMouseDown', event)}
      onTouchStart={(event) => press('onTouchStart', event)}
      onKeyDown={(event) => press('onKeyDown', event)}
    >
      {children}
    </div>
  );
}

/** Renders the card under the pointer; a card that is moved by keyboard stays where it is, and a line shows its target. */
function Overlay(): ReactElement {
  const dragged = useDragged();
  return (
    <DragOverlay dropAnimation={null} className="pj-overlay">
      {dragged && !dragged.isByKeyboard ? <DraggedCard card={dragged.card} /> : null}
    </DragOverlay>
  );
}

/** Lets people drag the cards of its columns by mouse, touch and keyboard. */
export function BoardCanvas({ columns, children }: BoardCanvasProps): ReactElement {
  const [store] = useState(createDragStore);
  const board = useBoard();
  const { pressed, announcement, ...drag } = useCardDrag(board, store, columns);
  return (
    <DragContext value={store}>
      <DndContext
        {...drag}
        measuring={MEASURING}
        autoScroll={AUTO_SCROLL}
        accessibility={OWN_ANNOUNCEMENTS}
      >
        <DragSurface pressed={pressed}>{children}</DragSurface>
        <Overlay />
      </DndContext>
      <p id={INSTRUCTIONS_ID} hidden>
        {text.instructions}
      </p>
      <div className="pj-hidden" role="status" aria-live="assertive">
        {announcement}
      </div>
    </DragContext>
  );
}
