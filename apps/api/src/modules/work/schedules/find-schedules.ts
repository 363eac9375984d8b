import type { ScheduleConflict } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ScheduleRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { expandSchedule, type Occurrence, OPEN_STATUSES } from './schedule-series.ts';

/** A schedule with what calendars show of its task. */
export type ScheduleRow = ScheduleRecord & {
  readonly title: string;
  readonly project_id: number | null;
  readonly project_title: string;
  readonly column_name: string;
  readonly column_color: string;
};

/** Returns schedules of tasks that are not in the trash, under the name `s`, with their task `t`. */
export async function findSchedules(
  tx: TenantTx,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<ScheduleRow[]> {
  const all = [...conditions, sql<SqlBool>`t.deleted_at is null`];
  const { rows } = await sql<ScheduleRow>`
    select s.*, t.title, p.id as project_id, coalesce(p.title, '') as project_title,
      coalesce(c.name, '') as column_name, coalesce(c.color, '') as column_color
    from schedules s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
      left join board_columns c on c.tenant_id = t.tenant_id and c.id = t.column_id
    where ${sql.join(all, sql` and `)} order by s.id`.execute(tx);
  return rows;
}

/** Condition for schedules that may take place within a period. */
export const isDuring = (from: Date, to: Date): RawBuilder<SqlBool> => sql<SqlBool>`(
  s.scheduled_start_time < ${to} and (s.scheduled_end_time > ${from} or (
    s.rrule <> '' and (s.repeats_until is null or s.repeats_until > ${from}::timestamptz - interval '32 days'))))`;

/** Returns when people are planned to work within a period, by person and in the order of time. */
export async function findPlanned(
  tx: TenantTx,
  userIds: readonly number[],
  from: Date,
  to: Date,
): Promise<ReadonlyMap<number, Occurrence<ScheduleRow>[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await findSchedules(tx, [
    isDuring(from, to),
    sql<SqlBool>`s.user_id = any(${userIds}::bigint[])`,
    sql<SqlBool>`s.status = any(${[...OPEN_STATUSES]}::text[])`,
  ]);
  const occurrences = rows.flatMap((row) => expandSchedule(row, from, to));
  occurrences.sort((one, other) => one.start.getTime() - other.start.getTime());
  return Map.groupBy(occurrences, ({ row }) => row.user_id);
}

type Span = Pick<Occurrence, 'start' | 'end'>;

/** Returns the minutes that two spans have in common. */
const overlapMinutes = (one: Span, other: Span): number =>
  Math.round(
    (Math.min(Number(one.end), Number(other.end)) -
      Math.max(Number(one.start), Number(other.start))) /
      60_000,
  );

/** Returns occurrences of other schedules that overlap a span. Those of the person come in the order of time. */
export function overlapping(
  span: Span,
  scheduleId: number,
  others: readonly Occurrence<ScheduleRow>[],
): Occurrence<ScheduleRow>[] {
  const found: Occurrence<ScheduleRow>[] = [];
  for (const other of others) {
    if (other.start >= span.end) break;
    if (other.end > span.start && other.row.id !== scheduleId) found.push(other);
  }
  return found;
}

/** Maximum number of conflicts in an answer. */
const MAX_CONFLICTS = 20;

/** Returns the schedules of the person that overlap a schedule when it takes place. */
export async function findConflicts(
  tx: TenantTx,
  { id, user_id }: Pick<ScheduleRecord, 'id' | 'user_id'>,
  spans: readonly Span[],
): Promise<ScheduleConflict[]> {
  if (spans.length === 0) return [];
  const from = new Date(Math.min(...spans.map(({ start }) => start.getTime())));
  const to = new Date(Math.max(...spans.map(({ end }) => end.getTime())));
  const others = (await findPlanned(tx, [user_id], from, to)).get(user_id) ?? [];
  const found = new Map<number, ScheduleConflict>();
  for (const span of spans)
    for (const other of overlapping(span, id, others)) {
      const before = found.get(other.row.id)?.overlap_minutes ?? 0;
      const overlap_minutes = before + overlapMinutes(span, other);
      found.set(other.row.id, { id: other.row.id, title: other.row.title, overlap_minutes });
    }
  return [...found.values()].slice(0, MAX_CONFLICTS);
}
