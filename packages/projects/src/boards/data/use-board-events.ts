import { onLiveEvent } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn, EventPayload } from '@org/schema/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import {
  applyCard,
  applyCounts,
  applyMoved,
  hasOtherCounts,
  isLoaded,
  removeCard,
} from '../model/apply-server.ts';
import { type CardRef, cardKey } from '../model/board-state.ts';
import { type CardFilter, isFiltered, matchesFilter } from '../model/card-filter.ts';
import type { BoardStore } from './board-store.ts';
import { cardsKey } from './use-column-cards.ts';

/** Loads a single card again. */
export type RefreshCard = (ref: CardRef) => Promise<void>;

/** Functions of an open board's live updates; both are stable. */
export interface BoardEvents {
  readonly refresh: RefreshCard;
  /** Takes the numbers of cards by column. */
  readonly takeColumns: (columns: readonly BoardColumn[]) => void;
}

/** Maximum number of changed records that may have come to the board. */
const MAX_UNKNOWN = 200;

/** Keeps the cards of a board as the server has them while others work on it. */
export function useBoardEvents(
  boardId: number,
  store: BoardStore,
  filter: CardFilter,
): BoardEvents {
  const api = useApi();
  const queries = useQueryClient();
  const latest = useRef<RefreshCard>(() => Promise.resolve());
  // Events do not name the board of a record. Those that are not on the screen are only loaded when the number of cards of a
  // column has changed, or under filters, which they may match now: most of them belong to other boards.
  const unknown = useRef(new Map<string, CardRef>());

  useEffect(() => {
    const requests = new Map<string, symbol>();

    async function refresh(ref: CardRef): Promise<void> {
      const key = cardKey(ref);
      const request = Symbol(key);
      requests.set(key, request);
      const isLatest = (): boolean => requests.get(key) === request;
      try {
        const { card } = await api.call(apiContract.boards.card, {
          params: { boardId, key: ref.entity, id: ref.id },
        });
        if (!isLatest()) return;
        store.change((state) =>
          matchesFilter(card, filter) ? applyCard(state, card) : removeCard(state, key),
        );
      } catch (error) {
        if (!isApiError(error)) throw error;
        // A card that cannot be loaded now is loaded after the stream is open again.
        if (error.status === 404 && isLatest()) store.change((state) => removeCard(state, key));
      } finally {
        if (isLatest()) requests.delete(key);
      }
    }
    latest.current = refresh;

    function takeMove(moved: EventPayload<'card_moved'>): void {
      const { entity, id, columnId: column_id, position, version, isDone: is_done } = moved;
      const ref = { entity, id } as const;
      const isKnown = store.getState().cards.has(cardKey(ref));
      if (moved.boardId !== boardId) store.change((state) => removeCard(state, cardKey(ref)));
      else if (isKnown)
        store.change((state) =>
          applyMoved(state, { ...ref, column_id, position, version, is_done }),
        );
      else if (isLoaded(store.getState(), column_id, position)) void refresh(ref);
    }

    function takeChange({ entity, id, action, version }: EventPayload<'entity_changed'>): void {
      const isCard = entity === 'task' || entity === 'project';
      if (id === null && isCard) void queries.invalidateQueries({ queryKey: cardsKey(boardId) });
      else if (entity === 'board' && (id === null || id === boardId))
        void queries.invalidateQueries({ queryKey: cardsKey(boardId) });
      // The place of a card that moved comes with an event of its own.
      else if (id !== null && isCard && action !== 'moved') {
        const key = cardKey({ entity, id });
        const known = store.getState().cards.get(key);
        if (known && version !== null && known.version >= version) return;
        if (known || isFiltered(filter)) void refresh({ entity, id });
        else if (unknown.current.size < MAX_UNKNOWN) unknown.current.set(key, { entity, id });
      }
    }

    return onLiveEvent(({ event, data }) => {
      if (event === 'card_moved') takeMove(data);
      else if (event === 'entity_changed') takeChange(data);
    });
  }, [boardId, store, filter, api, queries]);

  const refreshCard = useCallback<RefreshCard>((ref) => latest.current(ref), []);
  const takeColumns = useCallback(
    (columns: readonly BoardColumn[]) => {
      const hasChanged = hasOtherCounts(store.getState(), columns);
      store.change((state) => applyCounts(state, columns));
      if (!hasChanged) return;
      for (const ref of unknown.current.values())
        if (!store.getState().cards.has(cardKey(ref))) void latest.current(ref);
      unknown.current.clear();
    },
    [store],
  );
  return { refresh: refreshCard, takeColumns };
}
