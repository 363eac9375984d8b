import { expect, it } from 'vitest';
import {
  cellKey,
  changedRows,
  emptyRow,
  findConflicts,
  findProblem,
  getMinutes,
  resolveConflicts,
  sumDays,
  withoutSaved,
} from './week-draft.ts';

const row = {
  ...emptyRow({ task_id: 4, task_title: 'Paint', project_title: 'House' }),
  minutes: [60, 0, 0, 0, 0, 0, 0],
};

const no = null;
const none = new Map<string, number>();

it('sends only changed cells, with the minutes that the person saw in them', () => {
  expect(changedRows([row], new Map([[cellKey(4, 0), '1:00']]), none)).toEqual([]);
  expect(changedRows([row], new Map([[cellKey(4, 1), '0:45']]), none)).toEqual([
    {
      task_id: 4,
      minutes: [no, 45, no, no, no, no, no],
      seen: [no, 0, no, no, no, no, no],
    },
  ]);
});

it('sends what was seen before a refetch brought other minutes', () => {
  const draft = new Map([[cellKey(4, 0), '2']]);
  const seen = new Map([[cellKey(4, 0), 30]]);
  expect(changedRows([row], draft, seen)).toMatchObject([
    { minutes: [120, no, no, no, no, no, no], seen: [30, no, no, no, no, no, no] },
  ]);
});

it('finds typed cells that have other minutes by now, and saves or discards them', () => {
  const draft = new Map([
    [cellKey(4, 0), '2'],
    [cellKey(4, 1), '1'],
    [cellKey(4, 2), '0:30'],
  ]);
  const seen = new Map([
    [cellKey(4, 0), 30],
    [cellKey(4, 1), 0],
    [cellKey(4, 2), 15],
  ]);
  const current = { ...row, minutes: [60, 0, 30, 0, 0, 0, 0] };
  const conflicts = findConflicts([current], draft, seen);
  expect([...conflicts]).toEqual([[cellKey(4, 0), 60]]);
  const edits = { draft, seen, conflicts };
  const mine = resolveConflicts(edits, 'mine');
  expect([mine.draft.size, mine.seen.get(cellKey(4, 0)), mine.conflicts.size]).toEqual([3, 60, 0]);
  const theirs = resolveConflicts(edits, 'theirs');
  expect([theirs.draft.has(cellKey(4, 0)), theirs.draft.size]).toEqual([false, 2]);
});

it('keeps what the server has where a text cannot be read', () => {
  const draft = new Map([[cellKey(4, 0), 'soon']]);
  expect(findProblem('soon')).toBe('not_time');
  expect(findProblem('25')).toBe('too_long');
  expect(getMinutes(row, draft)).toEqual([60, 0, 0, 0, 0, 0, 0]);
  expect(sumDays([row], draft)).toEqual([60, 0, 0, 0, 0, 0, 0]);
});

it('keeps what was typed while the rest was saved', () => {
  const sent = new Map([
    [cellKey(4, 0), '2'],
    [cellKey(4, 1), '1'],
    [cellKey(4, 2), 'soon'],
  ]);
  const now = new Map([...sent, [cellKey(4, 1), '1:30']]);
  const seen = new Map([...now.keys()].map((key) => [key, 15]));
  const saved = { ...row, minutes: [120, 60, 15, 0, 0, 0, 0] };
  const left = withoutSaved({ draft: now, seen, conflicts: new Map() }, sent, [saved]);
  expect([...left.draft]).toEqual([
    [cellKey(4, 1), '1:30'],
    [cellKey(4, 2), 'soon'],
  ]);
  expect([...left.seen]).toEqual([
    [cellKey(4, 1), 60],
    [cellKey(4, 2), 15],
  ]);
});
