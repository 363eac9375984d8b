import { onLiveEvent } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { applyCard, removeCard } from '../model/apply-server.ts';
import { type CardRef, cardKey } from '../model/board-state.ts';
import { type CardFilter, matchesFilter } from '../model/card-filter.ts';
import type { BoardStore } from './board-store.ts';
import { cardsKey } from './use-column-cards.ts';

/** Loads a single card again. */
export type RefreshCard = (ref: CardRef) => Promise<void>;

/** Keeps the cards of a board as the server has them while others work on it, and returns a function that loads a card again. */
export function useBoardEvents(
  boardId: number,
  store: BoardStore,
  filter: CardFilter,
): RefreshCard {
  const api = useApi();
  const queries = useQueryClient();
  const latest = useRef<RefreshCard>(() => Promise.resolve());

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

    return onLiveEvent((event) => {
      if (event.event !== 'entity_changed') return;
      const { entity, id, version } = event.data;
      if (entity === 'board') {
        if (id === null || id === boardId)
          void queries.invalidateQueries({ queryKey: cardsKey(boardId) });
      } else if (entity === 'task' || entity === 'project') {
        if (id === null) void queries.invalidateQueries({ queryKey: cardsKey(boardId) });
        else {
          const known = store.getCard(cardKey({ entity, id }));
          if (!known || version === null || known.version < version) void refresh({ entity, id });
        }
      }
    });
  }, [boardId, store, filter, api, queries]);

  return useCallback((ref) => latest.current(ref), []);
}
