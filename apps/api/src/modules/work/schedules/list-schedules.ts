import { readInstant } from '@org/schema';
import {
  type Capacity,
  MAX_SCHEDULE_DAYS,
  type ScheduleStatus,
  type TaskSchedule,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { fromWallClock } from '../../../kernel/settings/wall-clock.ts';
import { getCapacity, type Period } from './capacity.ts';
import { findPlanned, findSchedules, isDuring } from './find-schedules.ts';
import { getScheduleScope, toTaskSchedules } from './schedule-records.ts';
import { expandSchedule } from './schedule-series.ts';
import { midnight, requireYear } from './schedule-times.ts';

/** Query of a calendar. */
export interface CalendarQuery {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly userIds?: readonly number[] | undefined;
  readonly taskId?: number | undefined;
  readonly projectId?: number | undefined;
  readonly boardId?: number | undefined;
  readonly status?: ScheduleStatus | undefined;
}

const DAY = 86_400_000;
/** Number of days of a calendar that names no end. */
const USUAL_DAYS = 30;
/** Maximum number of occurrences in one answer. */
const MAX_ROWS = 5000;

/** Returns the instant of a text; a day starts at midnight of the tenant, and `plusDays` later. */
function readBound(text: string, timezone: string, plusDays: number): Date {
  const at = readInstant(text) ?? new Date();
  if (text.length > 10) return at;
  return fromWallClock(new Date(at.getTime() + plusDays * DAY), timezone);
}

/**
 * Returns the period of a calendar: today and the 30 days after by default.
 * @throws `validation_failed` on `endDate`
 */
function readPeriod({ startDate, endDate }: CalendarQuery, timezone: string): Period {
  const from = startDate ? readBound(startDate, timezone, 0) : midnight(new Date(), timezone);
  const to = endDate ? readBound(endDate, timezone, 1) : midnight(from, timezone, USUAL_DAYS + 1);
  if (startDate) requireYear(from, 'startDate');
  const refuse = (message: string) =>
    appError('validation_failed', { formErrors: { endDate: message } });
  if (to <= from) throw refuse('The end must not be before the start');
  // An hour is for changes of clocks.
  if (to.getTime() - from.getTime() > MAX_SCHEDULE_DAYS * DAY + DAY / 24)
    throw refuse(`Choose at most ${MAX_SCHEDULE_DAYS} days`);
  return { from, to, timezone };
}

function getConditions(query: CalendarQuery): RawBuilder<SqlBool>[] {
  const { userIds, taskId, projectId, boardId, status } = query;
  return [
    ...(userIds ? [sql<SqlBool>`s.user_id = any(${userIds}::bigint[])`] : []),
    ...(taskId === undefined ? [] : [sql<SqlBool>`s.task_id = ${taskId}`]),
    ...(projectId === undefined ? [] : [sql<SqlBool>`t.project_id = ${projectId}`]),
    ...(boardId === undefined ? [] : [sql<SqlBool>`t.board_id = ${boardId}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`s.status = ${status}`]),
  ];
}

/**
 * Lists schedules of a period with each of their occurrences, and the capacity of the people.
 * @throws `validation_failed` on `endDate`
 */
export async function listSchedules(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  query: CalendarQuery,
): Promise<{ rows: TaskSchedule[]; total: number; capacity: Capacity[] }> {
  const { tx, actor } = read;
  const { timezone } = await getSettings(tx);
  const period = readPeriod(query, timezone);
  const { from, to } = period;
  const found = await findSchedules(tx, [
    isDuring(from, to),
    getScheduleScope(read),
    ...getConditions(query),
  ]);
  const occurrences = found.flatMap((row) => expandSchedule(row, from, to));
  occurrences.sort(
    (one, other) => one.start.getTime() - other.start.getTime() || one.row.id - other.row.id,
  );
  const me = actor.person.id;
  const seesAll = hasPermission(actor, 'schedules.can_view_all');
  // People who have nothing planned have no occurrences: those who see others name them, the rest see themselves.
  const listed = seesAll ? occurrences.map(({ row }) => row.user_id) : [me];
  const people = [...new Set(query.userIds ?? listed)].filter((id) => seesAll || id === me);
  return {
    rows: await toTaskSchedules(read, occurrences.slice(0, MAX_ROWS)),
    total: occurrences.length,
    capacity: await getCapacity(tx, people, await findPlanned(tx, people, from, to), period),
  };
}
