import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyPage, type CardPage } from '../model/apply-server.ts';
import type { CardFilter } from '../model/card-filter.ts';
import { useBoard } from './board-context.ts';
import type { BoardStore } from './board-store.ts';

/** Number of cards per request. */
const PAGE = 50;

/** A loaded page, and the number of all cards that match the filters. */
interface LoadedPage extends CardPage {
  readonly total: number;
}

/**
 * Returns the key of a column's cards; without a column, of all cards of the board. Events refresh single cards, so it is not one
 * of the keys that every change of a task invalidates.
 */
export const cardsKey = (boardId: number, columnId?: number) =>
  ['board-cards', boardId, ...(columnId === undefined ? [] : [columnId])] as const;

// Pages that a store has already: a query that renders again has nothing new.
const applied = new WeakMap<BoardStore, WeakSet<CardPage>>();

function applyNew(store: BoardStore, pages: readonly CardPage[]): void {
  const known = applied.get(store) ?? new WeakSet();
  applied.set(store, known);
  for (const page of pages) {
    if (known.has(page)) continue;
    known.add(page);
    store.change((state) => applyPage(state, page));
  }
}

/** Loads the cards of a column page by page into the store of the board. */
export function useColumnCards(columnId: number, filter: CardFilter) {
  const { boardId, store } = useBoard();
  const api = useApi();
  const query = useInfiniteQuery<
    LoadedPage,
    Error,
    InfiniteData<LoadedPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...cardsKey(boardId, columnId), filter],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const clock = store.getState().clock;
      const { results } = await api.call(apiContract.boards.cards, {
        params: { boardId },
        query: {
          columnId,
          itemsPerPage: PAGE,
          ...(pageParam !== null && { cursor: pageParam }),
          ...filter,
        },
        signal,
      });
      const { rows, total, nextCursor } = results;
      return { columnId, cards: rows, from: pageParam, to: nextCursor ?? null, clock, total };
    },
    getNextPageParam: ({ to }) => to,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    // The store of a screen that opens again is empty.
    gcTime: 0,
  });
  const { data } = query;

  useEffect(() => {
    if (data) applyNew(store, data.pages);
  }, [data, store]);

  return query;
}
