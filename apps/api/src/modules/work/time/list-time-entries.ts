import { readInstant } from '@org/schema';
import type { TimeEntry, TimeTotals } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listConditions } from '../../../kernel/database/list-conditions.ts';
import type { AskedList } from '../../../kernel/database/list-definition.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { listEntities } from '../../../kernel/entities/entity.service.ts';
import { canViewRates, getReader, getScope } from '../../../kernel/entities/entity-access.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { all } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { ENTRY_AMOUNT } from './entry-values.ts';
import { withLocks } from './time-entries.service.ts';
import { timeEntryEntity } from './time-entry.entity.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Returns the day of a date or an instant in the time zone of the tenant. */
async function toDay(tx: TenantTx, text: string | undefined): Promise<string | undefined> {
  const at = text === undefined || text.length === 10 ? undefined : readInstant(text);
  return at ? dayIn((await getSettings(tx)).timezone, at) : text;
}

/** Returns a query with its period as days: entries belong to a day, and not to an instant. */
async function withDays(
  tx: TenantTx,
  { startDate, endDate, ...query }: AskedList & Columns,
): Promise<AskedList & Columns> {
  return { ...query, fromDay: await toDay(tx, startDate), toDay: await toDay(tx, endDate) };
}

/**
 * Returns the sums of time entries.
 * @param taskId - task whose estimate counts also without an entry
 */
export async function sumTime(
  read: Reader,
  conditions: readonly RawBuilder<SqlBool>[],
  taskId?: number,
): Promise<TimeTotals> {
  const seesRates = canViewRates(timeEntryEntity, read);
  const { rows } = await sql<Record<'minutes' | 'billable' | 'amount' | 'est' | 'tracked', string>>`
    with found as materialized (
      select task_id, duration_minutes, billable, ${seesRates ? ENTRY_AMOUNT : sql`null::numeric`} as amount
      from time_entries ${all(conditions)}
    ), estimated as (
      select coalesce(sum(round(est_hours * 60)), 0) as est, coalesce(sum(tracked_minutes), 0) as tracked from tasks
      where id in (select task_id from found union select ${taskId ?? null}::bigint)
    )
    select coalesce(sum(duration_minutes), 0) as minutes,
      coalesce(sum(duration_minutes) filter (where billable), 0) as billable, coalesce(sum(amount), 0) as amount,
      (select est from estimated) as est, (select tracked from estimated) as tracked
    from found`.execute(read.tx);
  const [sums] = rows;
  const estMinutes = Number(sums?.est ?? 0);
  return {
    minutes: Number(sums?.minutes ?? 0),
    billableMinutes: Number(sums?.billable ?? 0),
    amount: seesRates ? Number(sums?.amount ?? 0) : null,
    estMinutes,
    remainingMinutes: estMinutes - Number(sums?.tracked ?? 0),
  };
}

/** Returns one page of time entries that the user may see, with the sums of all that match. */
export async function listTimeEntries(
  read: Reader,
  asked: AskedList & Columns,
  taskId?: number,
): Promise<ListResults<TimeEntry> & { totals: TimeTotals }> {
  const query = await withDays(read.tx, { ...asked, taskId });
  const results = await listEntities<TimeEntry>(read, timeEntryEntity, query);
  const reader = await getReader(timeEntryEntity, read, query.filter);
  const conditions = [
    ...getScope(timeEntryEntity, read),
    ...(timeEntryEntity.ownFilters?.(query) ?? []),
    ...listConditions(timeEntryEntity.list, query, reader),
  ];
  return {
    ...results,
    rows: await withLocks(read, results.rows),
    totals: await sumTime(read, conditions, taskId),
  };
}
