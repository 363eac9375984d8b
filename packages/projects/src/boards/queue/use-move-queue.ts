import { failureText, useMe } from '@org/admin-kit';
import { type ApiClient, isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { useSyncExternalStore } from 'react';
import { text } from '../copy/messages.ts';
import type { CardMove } from '../model/board-state.ts';
import { createMoveQueue, type MoveQueue } from './move-queue.ts';
import { createMoveStorage } from './move-storage.ts';

function sendMove(api: ApiClient, { id, boardId, card, columnId, before, after }: CardMove) {
  return api.call(apiContract.boards.move, {
    params: { boardId },
    body: {
      entity: card.entity,
      id: card.id,
      column_id: columnId,
      ...(before && { before_id: before.id, before_entity: before.entity }),
      ...(after && { after_id: after.id, after_entity: after.entity }),
    },
    idempotencyKey: id,
  });
}

// Queues outlive the screens of boards: moves are sent while another screen is open.
const queues = new WeakMap<ApiClient, Map<string, MoveQueue>>();

function getQueue(api: ApiClient, name: string): MoveQueue {
  const ofClient = queues.get(api) ?? new Map<string, MoveQueue>();
  queues.set(api, ofClient);
  const known = ofClient.get(name);
  if (known) return known;
  // Another user signed in, or switched to another tenant: the moves stay stored for their own session.
  for (const other of ofClient.values()) other.stop();
  ofClient.clear();
  const queue = createMoveQueue({
    name,
    storage: createMoveStorage(name),
    send: (move) => sendMove(api, move),
  });
  queue.onOutcome((outcome) => {
    if (!('error' in outcome)) return;
    const reason = isApiError(outcome.error) ? failureText(outcome.error) : '';
    toast.error(text.refused(outcome.move.card.title, reason));
  });
  ofClient.set(name, queue);
  return queue;
}

/** Returns the queue of the current user's moves. */
export function useMoveQueue(): MoveQueue {
  const { tenant, user } = useMe();
  return getQueue(useApi(), `${tenant?.id ?? 0}:${user.id}`);
}

/** Returns the waiting moves of a queue, and whether the server cannot be reached. */
export function useWaitingMoves(queue: MoveQueue): {
  readonly moves: readonly CardMove[];
  readonly isOffline: boolean;
} {
  const moves = useSyncExternalStore(queue.onChange, queue.getMoves);
  const isOffline = useSyncExternalStore(queue.onChange, queue.isOffline);
  return { moves, isOffline };
}
