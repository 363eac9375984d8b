import { expect, it } from 'vitest';
import {
  cellKey,
  changedRows,
  emptyRow,
  findProblem,
  getMinutes,
  sumDays,
  withoutSaved,
} from './week-draft.ts';

const row = {
  ...emptyRow({ task_id: 4, task_title: 'Paint', project_title: 'House' }),
  minutes: [60, 0, 0, 0, 0, 0, 0],
};

it('sends only rows that differ, with all of their days', () => {
  expect(changedRows([row], new Map([[cellKey(4, 0), '1:00']]))).toEqual([]);
  expect(changedRows([row], new Map([[cellKey(4, 1), '0:45']]))).toEqual([
    { task_id: 4, minutes: [60, 45, 0, 0, 0, 0, 0] },
  ]);
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
  expect([...withoutSaved(now, sent)]).toEqual([
    [cellKey(4, 1), '1:30'],
    [cellKey(4, 2), 'soon'],
  ]);
});
