import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { type ListId, listId, useDragStore } from '../drag/drag-store.ts';
import type { CardKey } from '../model/board-state.ts';

/** A list of cards that cards can be dropped into. */
export interface DropListOptions {
  readonly columnId: number;
  readonly columnName: string;
  readonly lane: string;
  readonly keys: readonly CardKey[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly inner: RefObject<HTMLElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
}

/** Registers a list, so that a drag finds the index under the pointer without rendering anything. */
export function useDropList(options: DropListOptions): ListId {
  const drag = useDragStore();
  const { columnId, lane } = options;
  const id = listId(columnId, lane);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const element = latest.current.scroller.current;
    if (!element) return undefined;
    drag.lists.set(id, {
      columnId,
      get columnName() {
        return latest.current.columnName;
      },
      lane,
      element,
      getKeys: () => latest.current.keys,
      getIndex(clientY, moved) {
        const { inner, keys, virtualizer } = latest.current;
        const y = clientY - (inner.current?.getBoundingClientRect().top ?? 0);
        const items = virtualizer.getVirtualItems();
        const next = items.find(({ start, size }) => y < start + size / 2);
        const index = next?.index ?? (items.at(-1)?.index ?? -1) + 1;
        const own = keys.indexOf(moved);
        return own >= 0 && own < index ? index - 1 : index;
      },
      scrollTo: (index) => latest.current.virtualizer.scrollToIndex(index),
    });
    return () => void drag.lists.delete(id);
  }, [drag, id, columnId, lane]);

  return id;
}
