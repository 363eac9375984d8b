import type { Project, Task } from '@org/schema/entities';

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Hours of work of a day, for tasks that have only an estimate. */
const HOURS_A_DAY = 8;

/** A task on the timeline. Times are in ms. */
export interface TimelineBar {
  readonly task: Task;
  readonly start: number;
  readonly end: number;
  /** True when the task has no dates of its own: they follow from its estimate. */
  readonly isGuessed: boolean;
}

/** A task and one that waits for it, by their places in the list of bars. */
export interface TimelineLink {
  readonly from: number;
  readonly to: number;
}

const at = (instant: string | null): number | undefined =>
  instant === null ? undefined : Date.parse(instant);

/**
 * Returns the bars of tasks: from their start or planned start to their due date. What is missing follows from the estimate; a task
 * without any date begins when those that it waits for end, or else with the project.
 */
export function toBars(
  tasks: readonly Task[],
  project: Pick<Project, 'start_date'>,
): TimelineBar[] {
  const ends = new Map<number, number>();
  const sorted = orderByLinks(tasks);
  const bars = sorted.map((task): TimelineBar => {
    const length = Math.max(1, Math.ceil(task.est_hours / HOURS_A_DAY)) * DAY;
    const known = at(task.start_date) ?? at(task.scheduled_start_time);
    const due = at(task.due_date) ?? at(task.scheduled_end_time);
    const blockers = task.blocked_by.flatMap(({ id }) => ends.get(id) ?? []);
    const start =
      known ??
      (due === undefined ? Math.max(Date.parse(project.start_date), ...blockers) : due - length);
    const end = Math.max(due ?? start + length, start + DAY / HOURS_A_DAY);
    ends.set(task.id, end);
    return { task, start, end, isGuessed: known === undefined && due === undefined };
  });
  return bars.toSorted(
    (one, other) => one.start - other.start || one.task.number - other.task.number,
  );
}

/** Returns tasks after those that they wait for. */
function orderByLinks(tasks: readonly Task[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const done = new Set<number>();
  const ordered: Task[] = [];
  // The server keeps links free of circles; the set of what is begun keeps a stale answer from looping.
  const begun = new Set<number>();
  function visit(task: Task): void {
    if (begun.has(task.id)) return;
    begun.add(task.id);
    for (const { id } of task.blocked_by) {
      const blocker = byId.get(id);
      if (blocker && !done.has(id)) visit(blocker);
    }
    done.add(task.id);
    ordered.push(task);
  }
  for (const task of tasks) visit(task);
  return ordered;
}

/** Returns which bars wait for which. */
export function toLinks(bars: readonly TimelineBar[]): TimelineLink[] {
  const places = new Map(bars.map(({ task }, place) => [task.id, place]));
  return bars.flatMap(({ task }, to) =>
    task.blocked_by.flatMap(({ id }) => {
      const from = places.get(id);
      return from === undefined ? [] : [{ from, to }];
    }),
  );
}

/**
 * Returns the days that the timeline shows: whole weeks around all bars and today.
 * @param bars - first ms
 * @param now - number of days
 */
export function getSpan(
  bars: readonly TimelineBar[],
  now: number,
): { readonly first: number; readonly days: number } {
  const first = Math.min(now, ...bars.map(({ start }) => start));
  const last = Math.max(now, ...bars.map(({ end }) => end));
  const midnight = Math.floor(first / DAY) * DAY;
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const monday = midnight - weekday * DAY;
  const weeks = Math.ceil((last - monday + DAY) / (7 * DAY));
  return { first: monday, days: weeks * 7 };
}
