import { daysBetween } from '@org/schema';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { findActiveStaff, getAssignees } from '../boards/people/record-people.ts';
import { hideEntryNames } from '../time/entry-values.ts';
import { getTimeSettings } from '../time/time-settings.ts';
import { getWorkingMinutes, sumWorkingMinutes } from '../time/working-hours.ts';
import type { Timesheet, TimesheetLine } from './timesheet-paper.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Person and period of a timesheet. */
export interface TimesheetQuery {
  readonly startDate: string;
  readonly endDate: string;
  readonly userId?: number | undefined;
}

/** Maximum number of days of a timesheet: a year. */
const MAX_DAYS = 366;
/** Maximum number of lines of a timesheet. */
const MAX_LINES = 3000;

/** Returns the name of a person, also of a former member. Errors: `not_found`. */
async function getName({ tx, actor }: Reader, userId: number): Promise<string> {
  if (userId === actor.person.id) return actor.person.displayName;
  const staff = (await findActiveStaff(tx, [userId])).get(userId);
  const person = staff ?? (await getAssignees(tx, [userId])).get(userId);
  if (!person) throw appError('not_found');
  return person.displayName;
}

interface Row extends Omit<TimesheetLine, 'task' | 'project'> {
  readonly task_id: number;
  readonly user_id: number;
  readonly task_title: string;
  readonly project_id: number | null;
  readonly project_title: string;
}

/** Returns entries of a person without running timers, by day and start. Errors: `validation_failed` for too many. */
async function readLines(
  read: Reader,
  userId: number,
  { startDate, endDate }: TimesheetQuery,
): Promise<TimesheetLine[]> {
  const { rows } = await sql<Row>`
    select e.entry_date::text as day, e.start_time as start, e.end_time as "end", e.duration_minutes as minutes,
      e.description, e.billable, e.status, e.task_id, e.user_id, t.title as task_title, p.id as project_id,
      coalesce(p.title, '') as project_title
    from time_entries e join tasks t on t.tenant_id = e.tenant_id and t.id = e.task_id
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
    where e.user_id = ${userId} and e.entry_date between ${startDate}::date and ${endDate}::date
      and e.deleted_at is null and e.status <> 'running'
    order by e.entry_date, e.start_time nulls last, e.id
    limit ${MAX_LINES + 1}`.execute(read.tx);
  if (rows.length > MAX_LINES)
    throw appError('validation_failed', {
      formErrors: { endDate: `Choose a shorter period: at most ${MAX_LINES} entries` },
    });
  const named = await hideEntryNames(read, rows);
  return named.map(
    ({
      task_id: _task,
      user_id: _user,
      project_id: _project,
      task_title,
      project_title,
      ...row
    }) => ({
      ...row,
      task: task_title || 'Hidden task',
      project: project_title,
    }),
  );
}

/**
 * Reads the time of a person in a period.
 * Errors: `forbidden` for someone else without `can_view_all`; `not_found`; `validation_failed` on `endDate`.
 */
export async function readTimesheet(read: Reader, query: TimesheetQuery): Promise<Timesheet> {
  const { startDate, endDate } = query;
  const refuse = (endDate: string) => appError('validation_failed', { formErrors: { endDate } });
  if (endDate < startDate) throw refuse('The end must not be before the start');
  if (daysBetween(startDate, endDate) > MAX_DAYS) throw refuse('Choose at most a year');
  const userId = query.userId ?? read.actor.person.id;
  if (userId !== read.actor.person.id && !hasPermission(read.actor, 'time_entries.can_view_all'))
    throw appError('forbidden', { message: 'You can only see your own time' });
  const person = await getName(read, userId);
  const working = await getWorkingMinutes(read.tx, [userId]);
  const { needs_approval } = await getTimeSettings(read.tx);
  return {
    person,
    startDate,
    endDate,
    lines: await readLines(read, userId, query),
    workingMinutes: sumWorkingMinutes(working(userId), startDate, endDate),
    needsApproval: needs_approval,
  };
}
