import { dayPlus, getIsoWeek, readWeek } from '@org/schema';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { canManageOthers, isLocked } from './entry-locks.ts';
import { hideEntryNames } from './entry-values.ts';
import { getTimeSettings } from './time-settings.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** An entry as the week grid uses it. */
export type WeekEntry = TimeEntryRecord & {
  readonly task_title: string;
  readonly project_id: number | null;
  readonly project_title: string;
};

/** A day of a task in the week grid. */
export interface WeekCell {
  readonly minutes: number;
  /** The one entry that the grid may change; undefined for a day without entries. */
  readonly entry: WeekEntry | undefined;
  readonly isLocked: boolean;
}

/** A task in the week grid. */
export interface WeekTask {
  readonly task_id: number;
  readonly task_title: string;
  readonly project_title: string;
  readonly cells: readonly WeekCell[];
}

/** The week of a person. */
export interface Week {
  readonly days: readonly string[];
  readonly tasks: readonly WeekTask[];
  /** True for days on which no time can be added. */
  readonly closed: readonly boolean[];
  readonly entries: readonly (WeekEntry & { readonly isLocked: boolean })[];
}

/**
 * Returns the seven days of a week.
 * @throws `validation_failed` on `week`
 */
function readDays(week: string): string[] {
  const monday = readWeek(week);
  if (monday === undefined)
    throw appError('validation_failed', { formErrors: { week: 'Use a week such as 2026-W05' } });
  return [0, 1, 2, 3, 4, 5, 6].map((days) => dayPlus(monday, days));
}

async function readEntries(
  read: Reader,
  userId: number,
  [monday = '', , , , , , sunday = '']: readonly string[],
): Promise<readonly WeekEntry[]> {
  const { rows } = await sql<WeekEntry>`
    select e.*, t.title as task_title, p.id as project_id, coalesce(p.title, '') as project_title
    from time_entries e join tasks t on t.tenant_id = e.tenant_id and t.id = e.task_id
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
    where e.user_id = ${userId} and e.entry_date between ${monday}::date and ${sunday}::date
      and e.deleted_at is null
    order by t.title_key, t.id, e.id`.execute(read.tx);
  return hideEntryNames(read, rows);
}

/** Reads the week of a person. */
export async function readUserWeek(read: Reader, week: string, userId: number): Promise<Week> {
  const days = readDays(week);
  const settings = await getTimeSettings(read.tx);
  const rights = { canManageOthers: canManageOthers(read) };
  const closed = days.map((day) => settings.lock_date !== null && day <= settings.lock_date);
  const getCell = (entries: readonly WeekEntry[], at: number): WeekCell => {
    const [entry, ...more] = entries;
    const minutes = entries.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
    if (!entry) return { minutes, entry: undefined, isLocked: closed[at] === true };
    const isOneWithoutTimes =
      more.length === 0 && entry.source === 'manual' && entry.start_time === null;
    return { minutes, entry, isLocked: !isOneWithoutTimes || isLocked(entry, settings, rights) };
  };
  const entries = await readEntries(read, userId, days);
  const byTask = Map.groupBy(entries, ({ task_id }) => task_id);
  const tasks = [...byTask].map(([task_id, own]) => ({
    task_id,
    task_title: own[0]?.task_title ?? '',
    project_title: own[0]?.project_title ?? '',
    cells: days.map((day, at) =>
      getCell(
        own.filter(({ entry_date }) => entry_date === day),
        at,
      ),
    ),
  }));
  return {
    days,
    tasks,
    closed,
    entries: entries.map((entry) => ({ ...entry, isLocked: isLocked(entry, settings, rights) })),
  };
}

/**
 * Returns the week of a person as calls answer it.
 * @throws `forbidden` for the week of someone else
 */
export async function getWeek(read: Reader, week: string, asked: number | undefined) {
  const user_id = asked ?? read.actor.person.id;
  if (user_id !== read.actor.person.id && !hasPermission(read.actor, 'time_entries.can_view_all'))
    throw appError('forbidden', { message: 'You can only see your own time' });
  const { days, tasks, entries } = await readUserWeek(read, week, user_id);
  const [monday = ''] = days;
  return {
    week: getIsoWeek(monday),
    startDate: monday,
    user_id,
    rows: tasks.map(({ cells, ...task }) => ({
      ...task,
      minutes: cells.map(({ minutes }) => minutes),
      locked: cells.map((cell) => cell.isLocked),
    })),
    totals: days.map((_, at) =>
      tasks.reduce((sum, { cells }) => sum + (cells[at]?.minutes ?? 0), 0),
    ),
    entries: entries.map(({ id, status, duration_minutes, isLocked: locked }) => ({
      id,
      status,
      duration_minutes,
      locked,
    })),
  };
}
