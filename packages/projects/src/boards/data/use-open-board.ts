import { useCan } from '@org/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { confirmMove } from '../model/apply-server.ts';
import type { CardFilter } from '../model/card-filter.ts';
import { makeMove } from '../model/make-move.ts';
import type { MoveQueue } from '../queue/move-queue.ts';
import type { OpenBoard } from './board-context.ts';
import { createBoardStore } from './board-store.ts';
import { type BoardEvents, useBoardEvents } from './use-board-events.ts';
import { cardsKey } from './use-column-cards.ts';

/** An open board, and the functions that keep it up to date. */
export interface OpenedBoard extends BoardEvents {
  readonly board: OpenBoard;
}

/**
 * Opens a board: its cards, moves and events.
 * @param filter - a stable reference; other filters have their own cards
 */
export function useOpenBoard(boardId: number, filter: CardFilter, queue: MoveQueue): OpenedBoard {
  const queries = useQueryClient();
  const canUpdate = useCan('kanban.can_update');

  const board = useMemo((): OpenBoard => {
    // Cards of other filters are not those of this list.
    void filter;
    const store = createBoardStore();
    return {
      boardId,
      store,
      canUpdate,
      move(key, place) {
        const card = store.getCard(key);
        const move =
          card &&
          makeMove(
            { id: crypto.randomUUID(), boardId, card },
            store.getKeys(place.columnId),
            place,
          );
        if (move) queue.add(move);
      },
    };
  }, [boardId, filter, canUpdate, queue]);
  const { store } = board;
  const { refresh, takeColumns } = useBoardEvents(boardId, store, filter);

  useEffect(() => {
    function takeMoves(): void {
      const moves = queue.getMoves().filter((move) => move.boardId === boardId);
      store.change((state) => ({ ...state, moves }));
    }
    takeMoves();
    const leave = queue.onChange(takeMoves);
    const leaveOutcomes = queue.onOutcome((outcome) => {
      const { move } = outcome;
      if (move.boardId !== boardId) return;
      if ('error' in outcome) {
        void refresh(move.card);
        return;
      }
      store.change((state) => confirmMove(state, move.id, outcome.answer.item));
      if (outcome.answer.rebalanced)
        void queries.invalidateQueries({ queryKey: cardsKey(boardId, move.columnId) });
    });
    return () => {
      leave();
      leaveOutcomes();
    };
  }, [boardId, store, queue, queries, refresh]);

  return { board, refresh, takeColumns };
}
