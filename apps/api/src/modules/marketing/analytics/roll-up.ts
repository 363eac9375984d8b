import { dayPlus } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { countedUntil, freeStorage, getCounts } from './count-visits.ts';

/** Days for which raw events are retained. */
const EVENT_DAYS = 90;
/** Days before today in UTC that may still get events, because some time zone is still on them. */
const OPEN_DAYS = 1;
/** Maximum number of events that one statement removes, so that no statement holds its locks for long. */
const AT_ONCE = 5000;

/**
 * Stores the counts of the first day that is over and not counted yet. Counting a day again gives the same result.
 * @returns true when there may be more days to count
 */
export async function rollUpDay(
  tx: TenantTx,
  tenantId: number,
  now = new Date(),
): Promise<boolean> {
  const last = dayPlus(now.toISOString().slice(0, 10), -OPEN_DAYS - 1);
  await freeStorage(tx);
  const until = await countedUntil(tx);
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from site_events
    where day > ${until || '2000-01-01'}::date and day <= ${last}::date`.execute(tx);
  const day = rows[0]?.day;
  if (!day) return false;
  await tx.deleteFrom('site_stats').where('day', '=', day).execute();
  await sql`
    insert into site_stats (tenant_id, day, dimension, key, views, visitors)
    select ${tenantId}::bigint, c.day::date, c.dimension, c.key, c.views, c.visitors from (${getCounts(day, day)}) c`.execute(
    tx,
  );
  await tx
    .insertInto('site_stats_until')
    .values({ tenant_id: tenantId, day })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ day }))
    .execute();
  return true;
}

/**
 * Removes events that are counted and older than `EVENT_DAYS`.
 * @returns true when there may be more
 */
export async function removeOldEvents(tx: TenantTx, now = new Date()): Promise<boolean> {
  const before = dayPlus(now.toISOString().slice(0, 10), -EVENT_DAYS);
  const { numAffectedRows = 0n } = await sql`
    delete from site_events where ctid in (
      select e.ctid from site_events e join site_stats_until u on e.day <= u.day
      where e.day < ${before}::date limit ${AT_ONCE}
    )`.execute(tx);
  return Number(numAffectedRows) === AT_ONCE;
}
