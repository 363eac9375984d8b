import { ApiError } from '@org/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import type { CardMove } from '../model/board-state.ts';
import {
  createMoveQueue,
  type MoveAnswer,
  type MoveOutcome,
  type MoveQueue,
} from './move-queue.ts';
import { createMoveStorage } from './move-storage.ts';

const move = (id: string, cardId = 1): CardMove => ({
  id,
  boardId: 1,
  card: testCard({ id: cardId }),
  columnId: 2,
  before: null,
  after: { entity: 'task', id: 9 },
});
const answer = ({ card }: CardMove): MoveAnswer => ({
  item: { entity: 'task', id: card.id, column_id: 2, position: 'a5', is_done: false, version: 2 },
  rebalanced: false,
});
const failure = (status: number) =>
  new ApiError({ code: status === 0 ? 'unreachable' : 'not_found', message: 'Failed', status });

let queues: MoveQueue[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const queue of queues) queue.stop();
  queues = [];
  localStorage.clear();
  vi.useRealTimers();
});

function start(send: (move: CardMove) => Promise<MoveAnswer>, name = '1:7') {
  const outcomes: MoveOutcome[] = [];
  const queue = createMoveQueue({ name, storage: createMoveStorage(name), send });
  queue.onOutcome((outcome) => outcomes.push(outcome));
  queues.push(queue);
  return { queue, outcomes };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends moves one after the other, in their order', async () => {
  const sent: string[] = [];
  let running = 0;
  const { queue } = start(async (one) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    sent.push(one.id);
    return answer(one);
  });
  for (const id of ['a', 'b', 'c']) queue.add(move(id));
  expect(queue.getMoves().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  await settle();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.getMoves()).toEqual([]);
});

it('keeps moves while the server cannot be reached, and sends them in order with the same keys', async () => {
  const sent: string[] = [];
  let isOnline = false;
  const { queue, outcomes } = start(async (one) => {
    sent.push(one.id);
    if (!isOnline) throw failure(0);
    return answer(one);
  });
  queue.add(move('a'));
  queue.add(move('b', 2));
  await settle();
  expect(queue.isOffline()).toBe(true);
  expect(queue.getMoves()).toHaveLength(2);
  expect(outcomes).toEqual([]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sent).toEqual(['a', 'a', 'b']);
  expect(queue.isOffline()).toBe(false);
  expect(outcomes).toHaveLength(2);
});

it('tries again by itself after failures of the server', async () => {
  const answers = [failure(503), failure(503), undefined];
  const { queue, outcomes } = start(async (one) => {
    const problem = answers.shift();
    if (problem) throw problem;
    return answer(one);
  });
  queue.add(move('a'));
  await vi.advanceTimersByTimeAsync(3100);
  expect(outcomes).toHaveLength(1);
});

it('drops a refused move, says why, and goes on with the next', async () => {
  const { queue, outcomes } = start(async (one) => {
    if (one.id === 'a') throw failure(404);
    return answer(one);
  });
  queue.add(move('a'));
  queue.add(move('b'));
  await settle();
  expect(outcomes.map((outcome) => [outcome.move.id, 'error' in outcome])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(queue.getMoves()).toEqual([]);
});

it('sends moves of an earlier visit', async () => {
  const before = start(() => Promise.reject(failure(0)));
  before.queue.add(move('a'));
  await settle();
  before.queue.stop();
  const sent: string[] = [];
  start(async (one) => {
    sent.push(one.id);
    return answer(one);
  });
  await settle();
  expect(sent).toEqual(['a']);
});

it('leaves moves of other users alone, and drops entries that it cannot read', async () => {
  localStorage.setItem('atrium-moves:1:7:000000000000001:x', '{"id":"x"}');
  localStorage.setItem('atrium-moves:1:7:000000000000002:y', 'no JSON');
  createMoveStorage('1:8').add(move('foreign'));
  const { queue } = start(async (one) => answer(one));
  expect(queue.getMoves()).toEqual([]);
  await settle();
  expect(createMoveStorage('1:8').read()).toHaveLength(1);
});
