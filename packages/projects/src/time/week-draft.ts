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

/** Minutes that the person saw in cells before typing, by task and day. */
export type Seen = ReadonlyMap<string, number>;

/** Typed texts, and what the server had and has in their cells. */
export interface Edits {
  readonly draft: Draft;
  readonly seen: Seen;
  /** Current minutes of typed cells that were changed elsewhere. */
  readonly conflicts: ReadonlyMap<string, number>;
}

/** Returns the key of a cell in a draft. */
export const cellKey = (taskId: number, day: number): string => `${taskId} ${day}`;

/** Returns the task and the day of a key. */
export function readCellKey(key: string): { readonly taskId: number; readonly day: number } {
  const [taskId = '', day = ''] = key.split(' ');
  return { taskId: Number(taskId), day: Number(day) };
}

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

/** Returns a row of the grid as the server takes it: null for days that stay as they are. */
function changedRow({ task_id, minutes: stored }: GridRow, draft: Draft, seen: Seen) {
  const cells = stored.map((now, day) => {
    const key = cellKey(task_id, day);
    const typed = draft.get(key);
    const before = seen.get(key) ?? now;
    const minutes = typed === undefined || findProblem(typed) ? undefined : readDuration(typed);
    const isSame = minutes === undefined || (minutes === now && minutes === before);
    return isSame ? undefined : { minutes, before };
  });
  return {
    task_id,
    minutes: cells.map((cell) => cell?.minutes ?? null),
    seen: cells.map((cell) => cell?.before ?? null),
  };
}

/**
 * Returns the changed cells as the server takes them, with the minutes that the person saw in them: the server then refuses to
 * overwrite what another device has changed since.
 */
export function changedRows(rows: readonly GridRow[], draft: Draft, seen: Seen) {
  return rows
    .map((row) => changedRow(row, draft, seen))
    .filter(({ minutes }) => minutes.some((value) => value !== null));
}

/** Returns the cells of a draft that have other minutes by now than the person saw and typed, with these minutes. */
export function findConflicts(
  current: readonly Pick<GridRow, 'task_id' | 'minutes'>[],
  draft: Draft,
  seen: Seen,
): ReadonlyMap<string, number> {
  const minutes = new Map(current.map((row) => [row.task_id, row.minutes]));
  return new Map(
    [...draft].flatMap(([key, typed]): [string, number][] => {
      const { taskId, day } = readCellKey(key);
      const now = minutes.get(taskId)?.[day] ?? 0;
      if (findProblem(typed)) return [];
      return now === (seen.get(key) ?? now) || now === readDuration(typed) ? [] : [[key, now]];
    }),
  );
}

/** Returns a draft without some cells. */
export const withoutKeys = (draft: Draft, keys: ReadonlyMap<string, unknown>): Draft =>
  new Map([...draft].filter(([key]) => !keys.has(key)));

/** Returns edits without the texts that are saved. What was typed since stays, over the saved minutes. */
export function withoutSaved(edits: Edits, saved: Draft, rows: readonly GridRow[]): Edits {
  const draft = new Map(
    [...edits.draft].filter(([key, typed]) => saved.get(key) !== typed || findProblem(typed)),
  );
  const minutes = new Map(rows.map((row) => [row.task_id, row.minutes]));
  const seen = new Map(
    [...edits.seen].flatMap(([key, before]): [string, number][] => {
      if (!draft.has(key)) return [];
      const { taskId, day } = readCellKey(key);
      return [[key, saved.has(key) ? (minutes.get(taskId)?.[day] ?? 0) : before]];
    }),
  );
  return { ...edits, draft, seen };
}

/** Returns edits without conflicts: the typed texts overwrite what was changed elsewhere, or are discarded. */
export function resolveConflicts(edits: Edits, choice: 'mine' | 'theirs'): Edits {
  const { draft, seen, conflicts } = edits;
  if (choice === 'mine')
    return { draft, seen: new Map([...seen, ...conflicts]), conflicts: new Map() };
  return {
    draft: withoutKeys(draft, conflicts),
    seen: new Map([...seen].filter(([key]) => !conflicts.has(key))),
    conflicts: new Map(),
  };
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
