import { readDuration } from '@org/schema';
import { DAY_MINUTES } from '../parts/typed-duration.ts';

/** Number of days in a week. */
export const DAYS = 7;

/** A row of the week grid as the server has it. */
export interface GridRow {
  readonly task_id: number;
  readonly task_title: string;
  readonly project_title: string;
  readonly minutes: readonly number[];
  readonly locked: readonly boolean[];
}

/** Typed texts that are not saved yet, by task and day. */
export type Draft = ReadonlyMap<string, string>;

/** Returns the key of a cell in a draft. */
export const cellKey = (taskId: number, day: number): string => `${taskId} ${day}`;

/** Returns why a typed text cannot be saved; undefined when it can. */
export function findProblem(typed: string): 'not_time' | 'too_long' | undefined {
  const minutes = readDuration(typed);
  if (minutes === undefined) return 'not_time';
  return minutes > DAY_MINUTES ? 'too_long' : undefined;
}

/** Returns the minutes of a row with its typed texts; texts that cannot be read leave what was there. */
export function getMinutes({ task_id, minutes }: GridRow, draft: Draft): number[] {
  return minutes.map((stored, day) => {
    const typed = draft.get(cellKey(task_id, day));
    if (typed === undefined || findProblem(typed)) return stored;
    return readDuration(typed) ?? stored;
  });
}

/** Returns the rows whose typed texts differ from what the server has, as the server takes them. */
export function changedRows(
  rows: readonly GridRow[],
  draft: Draft,
): { readonly task_id: number; readonly minutes: number[] }[] {
  return rows.flatMap((row) => {
    const minutes = getMinutes(row, draft);
    const isSame = minutes.every((value, day) => value === row.minutes[day]);
    return isSame ? [] : [{ task_id: row.task_id, minutes }];
  });
}

/** Returns a draft without the texts that are saved: what was typed since stays. */
export function withoutSaved(draft: Draft, saved: Draft): Draft {
  return new Map(
    [...draft].filter(([key, typed]) => saved.get(key) !== typed || findProblem(typed)),
  );
}

/** Returns the sums of the days. */
export function sumDays(rows: readonly GridRow[], draft: Draft): number[] {
  const all = rows.map((row) => getMinutes(row, draft));
  return Array.from({ length: DAYS }, (_, day) =>
    all.reduce((sum, minutes) => sum + (minutes[day] ?? 0), 0),
  );
}

/** Returns an empty row for a task. */
export function emptyRow(task: {
  readonly task_id: number;
  readonly task_title: string;
  readonly project_title: string;
}): GridRow {
  return {
    ...task,
    minutes: Array.from({ length: DAYS }, () => 0),
    locked: Array.from({ length: DAYS }, () => false),
  };
}
