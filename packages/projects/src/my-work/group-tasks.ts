import type { Task } from '@org/schema/entities';
import { toWallTime } from '@org/ui';
import { addDays, getWeekday } from '../quick-add/day-words.ts';

/** Groups of open tasks by their due date, in their order. */
export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** Returns the last day of a week that begins on Monday. */
const endOfWeek = (day: string): string => addDays(day, (7 - getWeekday(day)) % 7);

/**
 * Groups open tasks by their due dates in a time zone, and keeps their order in each group.
 * @param now - ISO instant
 */
export function groupTasks<T extends Pick<Task, 'due_date'>>(
  tasks: readonly T[],
  { now, timezone }: { readonly now: string; readonly timezone: string },
): Readonly<Record<DueGroup, readonly T[]>> {
  const today = toWallTime(now, timezone).slice(0, 10);
  const sunday = endOfWeek(today);
  const getGroup = ({ due_date }: Pick<Task, 'due_date'>): DueGroup => {
    if (due_date === null) return 'none';
    if (Date.parse(due_date) < Date.parse(now)) return 'overdue';
    const day = toWallTime(due_date, timezone).slice(0, 10);
    if (day === today) return 'today';
    return day <= sunday ? 'week' : 'later';
  };
  const groups: Record<DueGroup, T[]> = { overdue: [], today: [], week: [], later: [], none: [] };
  for (const task of tasks) groups[getGroup(task)].push(task);
  return groups;
}
