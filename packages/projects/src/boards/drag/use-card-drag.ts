import type {
  CollisionDetection,
  DragStartEvent,
  SensorDescriptor,
  SensorOptions,
} from '@dnd-kit/core';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { text } from '../copy/messages.ts';
import type { OpenBoard } from '../data/board-context.ts';
import { type CardKey, cardKey } from '../model/board-state.ts';
import { toColumnIndex } from '../model/make-move.ts';
import type { DragStore, DropTarget, ListId } from './drag-store.ts';
import { ignoreNextClick, useBoardSensors } from './sensors.ts';
import { stepTarget } from './step-target.ts';

/** Handlers and options for `DndContext`, and what the screen needs of a drag. */
export interface CardDrag {
  readonly sensors: SensorDescriptor<SensorOptions>[];
  readonly collisionDetection: CollisionDetection;
  readonly onDragStart: (event: DragStartEvent) => void;
  readonly onDragMove: () => void;
  readonly onDragEnd: () => void;
  readonly onDragCancel: () => void;
  /** The card under the pointer when it was pressed. */
  readonly pressed: RefObject<HTMLElement | null>;
  /** Message for screen readers. */
  readonly announcement: string;
}

/** Distance in px between a point and a list to its side, up to which a card is dropped into the list. */
const MAX_GAP = 48;

/** Returns the horizontal distance of a point from a box at the same height; undefined when it is too far away. */
function getGap({ left, right, top, bottom }: DOMRect, x: number, y: number): number | undefined {
  if (y < top || y >= bottom) return undefined;
  const gap = Math.max(left - x, x - right, 0);
  return gap <= MAX_GAP ? gap : undefined;
}

/** Focuses a card after it was moved by keyboard; its list may render it only after scrolling to it. */
function focusCard(key: string, tries = 5): void {
  requestAnimationFrame(() => {
    const link = document.querySelector<HTMLElement>(`[data-card="${key}"] a`);
    if (link) link.focus({ preventScroll: true });
    else if (tries > 0) focusCard(key, tries - 1);
  });
}

/**
 * Lets people drag cards by mouse, touch and keyboard. The whole board is one draggable of dnd-kit, and the drop target is found
 * here: with one hook per card, every card would render again at each step.
 */
export function useCardDrag(
  board: OpenBoard,
  drag: DragStore,
  columns: readonly number[],
): CardDrag {
  const pressed = useRef<HTMLElement>(null);
  const pointer = useRef<{ readonly x: number; readonly y: number }>(null);
  const [announcement, announce] = useState('');
  const latest = useRef(columns);
  latest.current = columns;

  /** Announces a target: position and column. */
  const say = useCallback(
    (target: DropTarget) => {
      const list = drag.lists.get(target.list);
      const dragged = drag.getDragged();
      if (!list || !dragged) return;
      const keys = list.getKeys();
      const total = keys.length + (keys.includes(cardKey(dragged.card)) ? 0 : 1);
      announce(text.over(target.index + 1, total, list.columnName));
    },
    [drag],
  );

  const coordinateGetter = useCallback(
    (event: KeyboardEvent) => {
      const target = stepTarget(drag, latest.current, event.key);
      if (!target) return undefined;
      event.preventDefault();
      drag.aim(target);
      const list = drag.lists.get(target.list);
      list?.scrollTo(target.index);
      list?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      say(target);
      return undefined;
    },
    [drag, say],
  );

  const sensors = useBoardSensors(coordinateGetter);

  const handlers = useMemo(() => {
    function findList(): ListId | undefined {
      const at = pointer.current;
      const lane = getLane(drag);
      if (!at) return undefined;
      let nearest: { readonly id: ListId; readonly gap: number } | undefined;
      for (const [id, { element, lane: other }] of drag.lists) {
        if (other !== lane) continue;
        const box = (element.closest('[data-drop]') ?? element).getBoundingClientRect();
        const gap = getGap(box, at.x, at.y);
        if (gap !== undefined && gap < (nearest?.gap ?? Number.POSITIVE_INFINITY))
          nearest = { id, gap };
      }
      return nearest?.id;
    }

    const collisionDetection: CollisionDetection = ({ pointerCoordinates }) => {
      pointer.current = pointerCoordinates;
      const id = drag.getDragged() && findList();
      return id ? [{ id }] : [];
    };

    function onDragMove(): void {
      const dragged = drag.getDragged();
      if (!dragged || dragged.isByKeyboard) return;
      const id = findList();
      const list = id && drag.lists.get(id);
      const y = pointer.current?.y ?? 0;
      drag.aim(
        id && list ? { list: id, index: list.getIndex(y, cardKey(dragged.card)) } : undefined,
      );
    }

    function onDragStart({ activatorEvent }: DragStartEvent): void {
      const element = pressed.current;
      const shown = element?.closest<HTMLElement>('[data-list]')?.dataset.list;
      const [from, list] = [...drag.lists].find(([id]) => id === shown) ?? [];
      const key = list?.getKeys().find((one) => one === element?.dataset.card);
      const card = key && board.store.getCard(key);
      if (!from || !list || !card) return;
      const index = list.getKeys().indexOf(key);
      const isByKeyboard = activatorEvent.type === 'keydown';
      drag.start({ card, from, isByKeyboard }, { list: from, index });
      announce(`${text.lifted(card.title)} ${isByKeyboard ? text.instructions : ''}`);
    }

    function onDragEnd(): void {
      const dragged = drag.getDragged();
      const target = drag.getTarget();
      const list = target && drag.lists.get(target.list);
      drag.end();
      if (!dragged) return;
      if (!dragged.isByKeyboard) ignoreNextClick();
      const { title } = dragged.card;
      const key = cardKey(dragged.card);
      if (!target || !list) {
        announce(text.canceled(title));
        return;
      }
      const without = (keys: readonly CardKey[]) => keys.filter((other) => other !== key);
      const all = without(board.store.getKeys(list.columnId));
      const some = without(list.getKeys());
      const index = toColumnIndex(all, some, target.index);
      board.move(key, { columnId: list.columnId, index });
      announce(text.dropped(title, target.index + 1, list.columnName));
      if (!dragged.isByKeyboard) return;
      list.scrollTo(target.index);
      focusCard(key);
    }

    function onDragCancel(): void {
      const dragged = drag.getDragged();
      drag.end();
      if (!dragged) return;
      if (!dragged.isByKeyboard) ignoreNextClick();
      announce(text.canceled(dragged.card.title));
    }

    return { collisionDetection, onDragStart, onDragMove, onDragEnd, onDragCancel };
  }, [board, drag]);

  return { ...handlers, sensors, pressed, announcement };
}

/** Returns the row that the dragged card comes from: it cannot leave it. */
function getLane(drag: DragStore): string | undefined {
  const from = drag.getDragged()?.from;
  return from && drag.lists.get(from)?.lane;
}
