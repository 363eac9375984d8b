import { isApiError } from '@org/api-client';
import type { MovedCard } from '../model/apply-server.ts';
import type { CardMove } from '../model/board-state.ts';
import type { MoveStorage } from './move-storage.ts';

/** Answer of the server to a move. */
export interface MoveAnswer {
  readonly item: MovedCard;
  /** True when the positions of the whole column were renewed. */
  readonly rebalanced: boolean;
}

/** End of a move: confirmed with an answer, or refused with an error. */
export type MoveOutcome =
  | { readonly move: CardMove; readonly answer: MoveAnswer }
  | { readonly move: CardMove; readonly error: unknown };

/** Moves of a user that wait for the server, on all boards. */
export interface MoveQueue {
  /** Returns the waiting moves; the same reference until they change. */
  getMoves(): readonly CardMove[];
  /** Returns true while the server cannot be reached. */
  isOffline(): boolean;
  add(move: CardMove): void;
  /** Sends the waiting moves now. */
  retry(): void;
  onChange(listener: () => void): () => void;
  onOutcome(listener: (outcome: MoveOutcome) => void): () => void;
  stop(): void;
}

/** Options of the queue. */
export interface MoveQueueOptions {
  /** Tenant and user: only one window of each sends at a time. */
  readonly name: string;
  readonly storage: MoveStorage;
  readonly send: (move: CardMove) => Promise<MoveAnswer>;
}

const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;

/** Statuses after which the same request may succeed later: signed out, timeout, too many requests. */
const TEMPORARY = new Set([0, 401, 408, 429]);

/** Returns true for a failure that is not about the move itself. Unknown errors are bugs, which must not lose a move. */
function isTemporary(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return TEMPORARY.has(error.status) || error.status >= 500 || error.code === 'in_progress';
}

/** Runs work while no other window does. Without the Web Locks API, idempotency keys prevent repeated moves. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`atrium moves ${name}`, work);
  else await work();
}

/** Creates the queue: it sends moves in their order, retries while the server cannot be reached, and drops refused ones. */
export function createMoveQueue({ name, storage, send }: MoveQueueOptions): MoveQueue {
  const listeners = new Set<() => void>();
  const outcomes = new Set<(outcome: MoveOutcome) => void>();
  let moves = storage.read();
  let offline = false;
  let isSending = false;
  let isStopped = false;
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    moves = storage.read();
    for (const listener of listeners) listener();
  }

  function end(outcome: MoveOutcome): void {
    storage.remove(outcome.move.id);
    // Boards place the card before the move is gone, so that it does not jump back for a moment.
    for (const listener of outcomes) listener(outcome);
    offline = false;
    delay = FIRST_DELAY;
    refresh();
  }

  function wait(): void {
    offline = true;
    refresh();
    timer = setTimeout(retry, delay);
    delay = Math.min(delay * 2, MAX_DELAY);
  }

  async function sendAll(): Promise<void> {
    for (let move = storage.read()[0]; move && !isStopped; move = storage.read()[0]) {
      try {
        end({ move, answer: await send(move) });
      } catch (error) {
        if (isTemporary(error)) return wait();
        end({ move, error });
      }
    }
    refresh();
  }

  function retry(): void {
    clearTimeout(timer);
    if (isSending || isStopped || storage.read().length === 0) return;
    isSending = true;
    void alone(name, sendAll).finally(() => {
      isSending = false;
      // A move that was added after the last look.
      if (!offline && storage.read().length > 0) retry();
    });
  }

  const leave = storage.onChange(refresh);
  window.addEventListener('online', retry);
  retry();

  return {
    getMoves: () => moves,
    isOffline: () => offline,
    add(move) {
      storage.add(move);
      refresh();
      if (!offline) retry();
    },
    retry,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onOutcome(listener) {
      outcomes.add(listener);
      return () => void outcomes.delete(listener);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      leave();
      window.removeEventListener('online', retry);
    },
  };
}
