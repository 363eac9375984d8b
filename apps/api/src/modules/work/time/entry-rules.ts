import { DAY_MINUTES } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { taskEntity } from '../tasks/task.entity.ts';
import type { EntryTimes } from './entry-times.ts';

/** Lets changes of the time of people come one after the other, so that a day's sum and the one timer are checked safely. */
export async function lockTimeOf(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  userIds: readonly number[],
): Promise<void> {
  for (const id of [...new Set(userIds)].toSorted((one, other) => one - other))
    await withAdvisoryLock(tx, tenantId, `time of person ${id}`);
}

/**
 * Checks that the user may see a task.
 * @param field - field of the error; without one the task is the subject of the request
 * @throws `not_found`, or `validation_failed` on the field
 */
export async function requireTask(
  write: Pick<TenantWrite, 'tx' | 'actor'>,
  taskId: number,
  field?: string,
): Promise<void> {
  const [row] = await findRows(write.tx, taskEntity, [taskId], {}, getScope(taskEntity, write));
  if (row) return;
  if (field === undefined) throw appError('not_found');
  throw appError('validation_failed', {
    formErrors: { [field]: 'This task does not exist, or was deleted' },
  });
}

/** Returns whether time of a task is billed unless an entry says otherwise: as the task does, or else its project. */
export async function isTaskBillable(tx: TenantTx, taskId: number): Promise<boolean> {
  const { rows } = await sql<{ billable: boolean }>`
    select coalesce(t.is_billable, p.is_billable, true) as billable from tasks t
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id
    where t.id = ${taskId}`.execute(tx);
  return rows[0]?.billable ?? true;
}

/** Returns the minutes that a person has on a day beside an entry. */
export async function getDayMinutes(
  tx: TenantTx,
  userId: number,
  day: string,
  exceptId = 0,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('time_entries')
    .select((eb) => eb.fn.sum<string | null>('duration_minutes').as('sum'))
    .where('user_id', '=', userId)
    .where('entry_date', '=', day)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Message for a day with too much time. */
export const dayTooLong = (day: string): string =>
  `This person would have more than 24 hours on ${day}`;

/**
 * Checks that a person has no more than 24 hours on a day.
 * @throws `validation_failed` on `field`
 */
export async function requireDayLimit(
  tx: TenantTx,
  userId: number,
  { entry_date, duration_minutes }: EntryTimes,
  { field, exceptId }: { readonly field: string; readonly exceptId?: number },
): Promise<void> {
  const others = await getDayMinutes(tx, userId, entry_date, exceptId);
  if (others + duration_minutes > DAY_MINUTES)
    throw appError('validation_failed', { formErrors: { [field]: dayTooLong(entry_date) } });
}

/** Maximum number of overlapping entries that a warning names. */
const MAX_OVERLAPS = 5;

/**
 * Returns a warning for each other entry of a person that overlaps one. Takes `overlaps 10:00-11:00`, in the tenant's time
 * zone.
 */
export async function findOverlaps(
  tx: TenantTx,
  entry: { readonly id: number; readonly user_id: number } & Pick<
    EntryTimes,
    'start_time' | 'end_time'
  >,
  timezone: string,
): Promise<string[]> {
  const { id, user_id, start_time, end_time } = entry;
  if (!start_time) return [];
  const { rows } = await sql<{ start_time: Date; end_time: Date | null }>`
    select start_time, end_time from time_entries
    where user_id = ${user_id} and deleted_at is null and id <> ${id} and start_time is not null
      and entry_date between (${start_time}::timestamptz at time zone ${timezone})::date - 2
        and (${end_time ?? new Date()}::timestamptz at time zone ${timezone})::date
      and start_time < ${end_time ?? new Date()}::timestamptz and coalesce(end_time, now()) > ${start_time}::timestamptz
    order by start_time limit ${MAX_OVERLAPS}`.execute(tx);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return rows.map(
    (other) =>
      `overlaps ${clock.format(other.start_time)}-${other.end_time ? clock.format(other.end_time) : 'now'}`,
  );
}
