import { describe, expect, it } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import { applyCard, applyCounts, applyPage, confirmMove, removeCard } from './apply-server.ts';
import { type BoardState, type CardMove, EMPTY_BOARD } from './board-state.ts';
import { getCard, getCount, getView, isWaiting } from './board-view.ts';
import { makeMove } from './make-move.ts';

const page = (columnId: number, ids: readonly number[], to: string | null = null) => ({
  columnId,
  cards: ids.map((id) => testCard({ id, column_id: columnId })),
  from: null,
  to,
  clock: 0,
});
const COUNTS = [1, 2].map((id) => ({
  id,
  board_id: 1,
  name: '',
  color: '',
  position: id,
  wip_limit: null,
  is_done: false,
  task_count: 3,
  project_count: 0,
}));
const board = (): BoardState =>
  applyCounts(applyPage(applyPage(EMPTY_BOARD, page(1, [1, 2, 3])), page(2, [4, 5, 6])), COUNTS);
const move = (state: BoardState, id: number, columnId: number, index: number): BoardState => {
  const card = getCard(state, `task ${id}`);
  const made =
    card &&
    makeMove({ id: `m${id}`, boardId: 1, card }, getView(state).get(columnId) ?? [], {
      columnId,
      index,
    });
  return made ? { ...state, moves: [...state.moves, made] } : state;
};
const ids = (state: BoardState) =>
  Object.fromEntries(
    [...getView(state)].map(([column, keys]) => [
      column,
      keys.map((key) => Number(key.slice(5))).join(' '),
    ]),
  );

describe('a move', () => {
  it('shows the card in its new place at once and marks it as waiting', () => {
    const moved = move(board(), 2, 2, 1);
    expect(ids(moved)).toEqual({ 1: '1 3', 2: '4 2 5 6' });
    expect(isWaiting(moved, 'task 2')).toBe(true);
    expect([getCount(moved, 1), getCount(moved, 2)]).toEqual([2, 4]);
  });

  it('names the cards on both sides of the place', () => {
    const [made] = move(board(), 2, 2, 1).moves;
    expect([made?.before, made?.after]).toEqual([
      { entity: 'task', id: 5 },
      { entity: 'task', id: 4 },
    ]);
  });

  it('is nothing when the card is dropped where it is', () => {
    expect(move(board(), 2, 1, 1).moves).toEqual([]);
  });

  it('keeps the references of columns that it does not touch', () => {
    const before = board();
    expect(getView(move(before, 2, 1, 0)).get(2)).toBe(before.columns.get(2)?.keys);
  });

  it('follows a neighbour that moves to another place of the column', () => {
    const moved = move(board(), 2, 2, 1);
    expect(
      ids(applyCard(moved, testCard({ id: 5, column_id: 2, position: 'a9', version: 2 }))),
    ).toEqual({ 1: '1 3', 2: '4 6 2 5' });
  });

  it('goes to the end when both neighbours left the column', () => {
    const left = [4, 5].reduce(
      (state, id) =>
        applyCard(state, testCard({ id, column_id: 1, position: `b${id}`, version: 2 })),
      move(board(), 2, 2, 1),
    );
    expect(ids(left)).toEqual({ 1: '1 3 4 5', 2: '6 2' });
  });
});

describe('a response to a move', () => {
  const answer = { entity: 'task', id: 2, is_done: false, version: 2 } as const;

  it('puts the card at the position of the server', () => {
    const moved = confirmMove(move(board(), 2, 2, 1), 'm2', {
      ...answer,
      column_id: 2,
      position: 'a0004V',
    });
    expect(ids(moved)).toEqual({ 1: '1 3', 2: '4 2 5 6' });
    expect(moved.moves).toEqual([]);
    expect([getCount(moved, 1), getCount(moved, 2)]).toEqual([2, 4]);
  });

  it('keeps a card in sight that was dropped behind the loaded ones', () => {
    const part = applyPage(board(), page(3, [7, 8], 'a0008'));
    const moved = confirmMove(move(part, 2, 3, 2), 'm2', {
      ...answer,
      column_id: 3,
      position: 'a0008V',
    });
    expect(ids(moved)[3]).toBe('7 8 2');
  });

  it('does not replace a newer version of the card', () => {
    const newer = applyCard(
      move(board(), 2, 2, 1),
      testCard({ id: 2, column_id: 1, position: 'a9', version: 5 }),
    );
    const moved = confirmMove(newer, 'm2', { ...answer, column_id: 2, position: 'a0004V' });
    expect(ids(moved)).toEqual({ 1: '1 3 2', 2: '4 5 6' });
  });

  it('returns a refused card to the place of the server', () => {
    const moved = move(board(), 2, 2, 1);
    expect(ids({ ...moved, moves: [] })).toEqual({ 1: '1 2 3', 2: '4 5 6' });
  });
});

describe('a change of others', () => {
  it('moves a card to its position', () => {
    const moved = applyCard(
      board(),
      testCard({ id: 1, column_id: 2, position: 'a0005V', version: 2 }),
    );
    expect(ids(moved)).toEqual({ 1: '2 3', 2: '4 5 1 6' });
    expect([getCount(moved, 1), getCount(moved, 2)]).toEqual([2, 4]);
  });

  it('is ignored when it is older than what is known', () => {
    const state = applyCard(board(), testCard({ id: 1, title: 'New', version: 3 }));
    expect(applyCard(state, testCard({ id: 1, title: 'Old', version: 2 }))).toBe(state);
  });

  it('leaves out a card of the part of a column that is not loaded', () => {
    const part = applyPage(board(), page(3, [7, 8], 'a0008'));
    const moved = applyCard(part, testCard({ id: 1, column_id: 3, position: 'b1', version: 2 }));
    expect(ids(moved)).toEqual({ 1: '2 3', 2: '4 5 6', 3: '7 8' });
  });

  it('removes a card that left the board', () => {
    expect(ids(removeCard(board(), 'task 5'))).toEqual({ 1: '1 2 3', 2: '4 6' });
  });
});

describe('a page', () => {
  it('is added behind the earlier pages', () => {
    const first = applyPage(EMPTY_BOARD, page(1, [1, 2], 'a0002'));
    expect(ids(applyPage(first, { ...page(1, [3, 4]), from: 'a0002' }))).toEqual({ 1: '1 2 3 4' });
  });

  it('removes cards of its part that the server no longer lists', () => {
    const state = board();
    expect(ids(applyPage(state, { ...page(1, [1, 3]), clock: state.clock }))[1]).toBe('1 3');
  });

  it('keeps changes that were made while it was loaded', () => {
    const clock = board().clock;
    const added = applyCard(board(), testCard({ id: 9, position: 'a0002V' }));
    const removed = removeCard(added, 'task 3');
    expect(ids(applyPage(removed, { ...page(1, [1, 2, 3]), clock }))[1]).toBe('1 2 9');
  });
});

it('shows a waiting card whose own column is not loaded', () => {
  const made: CardMove = {
    id: 'm',
    boardId: 1,
    card: testCard({ id: 40, column_id: 9, title: 'Far' }),
    columnId: 2,
    before: { entity: 'task', id: 4 },
    after: null,
  };
  const state = { ...board(), moves: [made] };
  expect(ids(state)[2]).toBe('40 4 5 6');
  expect(getCard(state, 'task 40')?.title).toBe('Far');
});
