import { useDroppable } from '@dnd-kit/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { BoardCardView } from '../card/board-card.tsx';
import { useDragStore } from '../drag/drag-store.ts';
import { type CardKey, cardKey } from '../model/board-state.ts';
import { DropLine } from './drop-line.tsx';
import { useDropList } from './use-drop-list.ts';

/** Props of a list of cards. */
export interface CardListProps {
  readonly columnId: number;
  readonly columnName: string;
  /** Row of the board; '' without rows. */
  readonly lane: string;
  readonly keys: readonly CardKey[];
  /** Called when the last cards come into view. */
  readonly onEnd?: (() => void) | undefined;
  readonly onMenu: (key: CardKey, button: HTMLElement) => void;
  /** Content behind the cards: skeletons, or why there are none. */
  readonly children?: ReactNode;
}

/** Height of a typical card in px, until it is measured. */
const ESTIMATE = 104;
const GAP = 8;
/** Number of cards that are rendered outside of the visible part. */
const OVERSCAN = 4;
/** Number of cards before the end at which more are loaded. */
const LOAD_AHEAD = 15;

function DropArea({
  id,
  height,
  innerRef,
  children,
}: {
  readonly id: string;
  readonly height: number;
  readonly innerRef: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}): ReactElement {
  const { setNodeRef } = useDroppable({ id });
  const attach = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      innerRef(element);
    },
    [setNodeRef, innerRef],
  );
  return (
    <div ref={attach} className="pj-cards-inner" style={{ blockSize: height }}>
      {children}
    </div>
  );
}

/** Renders the cards of a column; only those in view are in the document. */
export function CardList(props: CardListProps): ReactElement {
  const { columnId, columnName, lane, keys, onEnd, onMenu, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLElement | null>(null);
  const drag = useDragStore();
  const latest = useRef(keys);
  latest.current = keys;

  // A touch ends when its element leaves the document: the dragged card stays.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const dragged = drag.getDragged();
      const own = dragged ? latest.current.indexOf(cardKey(dragged.card)) : -1;
      const shown = defaultRangeExtractor(range);
      return own < 0 || shown.includes(own) ? shown : [...shown, own].sort((a, b) => a - b);
    },
    [drag],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => ESTIMATE,
    gap: GAP,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  const id = useDropList({ columnId, columnName, lane, keys, scroller, inner, virtualizer });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const last = items.at(-1)?.index ?? -1;

  useEffect(() => {
    if (last >= keys.length - LOAD_AHEAD) onEnd?.();
  }, [last, keys.length, onEnd]);

  const getTop = (index: number): number => {
    const item = virtualizer.measurementsCache[index];
    if (item) return Math.max(0, item.start - GAP / 2 - 1);
    return keys.length === 0 ? 0 : height + GAP / 2 - 1;
  };
  const setInner = useCallback((element: HTMLElement | null) => {
    inner.current = element;
  }, []);

  return (
    <div ref={scroller} className="pj-cards" data-list={id}>
      <DropArea id={id} height={height} innerRef={setInner}>
        <ul className="pj-cards-list">
          {items.map(({ key, index, start }) => {
            const of = keys[index];
            return (
              of && (
                <li
                  key={String(key)}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className="pj-cards-item"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <BoardCardView of={of} onMenu={onMenu} />
                </li>
              )
            );
          })}
        </ul>
        <DropLine list={id} keys={keys} getTop={getTop} />
      </DropArea>
      {children}
    </div>
  );
}
