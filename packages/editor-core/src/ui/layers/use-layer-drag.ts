import type { NodeId } from '@org/schema/entities';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { joinNames, moveBlocks, topmost } from '../../model/edits/several-blocks.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { type LayerDrop, layerDrop } from './layer-drop.ts';

/** Distance in px before a press becomes a drag, and time in ms after which a collapsed row opens. */
const START = 5;
const OPEN_AFTER = 600;
/** Height of the zones at the top and bottom that scroll the list, px, and speed in px per frame. */
const SCROLL_ZONE = 28;
const SCROLL_STEP = 8;

/** State of a drag in the layers. */
export interface LayerDrag {
  readonly ids: readonly NodeId[];
  readonly over: NodeId | undefined;
  readonly drop: LayerDrop | undefined;
}

/**
 * Handles dragging of rows.
 * @param list - scroll container
 * @param open - function that opens a row
 * @returns drag state, and handler of a press on a row
 */
export function useLayerDrag(
  list: RefObject<HTMLElement | null>,
  open: (id: NodeId) => void,
): { drag: LayerDrag | undefined; press: (id: NodeId, event: React.PointerEvent) => void } {
  const { store, announce } = useEditor();
  const [drag, setDrag] = useState<LayerDrag | undefined>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const press = useCallback(
    (id: NodeId, event: React.PointerEvent): void => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const abort = new AbortController();
      const { signal } = abort;
      const startY = event.clientY;
      let now: LayerDrag | undefined;
      let rested: { id: NodeId; timer: ReturnType<typeof setTimeout> } | undefined;
      let frame = 0;
      let pointer = { x: event.clientX, y: startY };

      const show = (next: LayerDrag | undefined): void => {
        now = next;
        setDrag(next);
      };
      const rest = (over: NodeId | undefined): void => {
        if (rested?.id === over) return;
        clearTimeout(rested?.timer);
        rested =
          over === undefined
            ? undefined
            : { id: over, timer: setTimeout(() => open(over), OPEN_AFTER) };
      };
      const look = (): void => {
        if (!now) return;
        const line = document
          .elementFromPoint(pointer.x, pointer.y)
          ?.closest<HTMLElement>('[data-layer]');
        const over = line && list.current?.contains(line) ? line.dataset.layer : undefined;
        rest(over);
        if (!line || over === undefined)
          return show({ ids: now.ids, over: undefined, drop: undefined });
        const box = line.getBoundingClientRect();
        const drop = layerDrop(store, now.ids, over, (pointer.y - box.top) / box.height);
        show({ ids: now.ids, over, drop });
      };
      const scroll = (): void => {
        frame = 0;
        const box = list.current?.getBoundingClientRect();
        if (!now || !box || !list.current) return;
        const step =
          pointer.y < box.top + SCROLL_ZONE
            ? -SCROLL_STEP
            : pointer.y > box.bottom - SCROLL_ZONE
              ? SCROLL_STEP
              : 0;
        const before = list.current.scrollTop;
        list.current.scrollTop += step;
        if (list.current.scrollTop === before) return;
        look();
        frame = requestAnimationFrame(scroll);
      };
      const end = (): void => {
        abort.abort();
        clearTimeout(rested?.timer);
        cancelAnimationFrame(frame);
        document.documentElement.removeAttribute('data-dragging');
        stop.current = undefined;
        show(undefined);
      };
      stop.current = end;
      const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
        name: Name,
        act: (event: DocumentEventMap[Name]) => void,
      ): void => document.addEventListener(name, act, { signal, capture: true });
      on('pointermove', (move) => {
        pointer = { x: move.clientX, y: move.clientY };
        if (!now && Math.abs(move.clientY - startY) < START) return;
        if (!now) {
          const selected = store.selected();
          const ids = topmost(store, selected.includes(id) ? selected : [id]);
          now = { ids, over: undefined, drop: undefined };
          document.documentElement.toggleAttribute('data-dragging', true);
        }
        look();
        frame ||= requestAnimationFrame(scroll);
      });
      on('pointerup', () => {
        const done = now;
        end();
        if (!done?.drop) return;
        if (!done.drop.ok) return announce(done.drop.reason, 'refused');
        const result = moveBlocks(store, done.ids, done.drop.place);
        announce(
          result.ok
            ? `${joinNames(store, done.ids)} placed in ${store.getName(done.drop.place.parent)}`
            : result.message,
          result.ok ? 'status' : 'refused',
        );
      });
      on('pointercancel', end);
      on('keydown', (key) => {
        if (key.key !== 'Escape' || !now) return;
        key.preventDefault();
        key.stopPropagation();
        end();
      });
    },
    [store, announce, list, open],
  );
  return { drag, press };
}
