import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';
import type { RevisionPlace } from './revision-place.ts';

/** Days for which all, one an hour and one a day of what was kept of a record stay. */
const DAYS = { all: 7, hourly: 30, daily: 365 } as const;

/** Revisions of a record that go with one save at most; the next save takes the rest. */
const MAX_AT_ONCE = 500;

/**
 * Thins out what was kept of records that have been saved: all of the last days stays, then the last one of each hour, then of
 * each day, then none. One that says what it was, and the latest, stay for good.
 * @returns how many went
 */
export async function pruneRevisions(
  tx: TenantTx,
  { table, of, owner }: RevisionPlace,
  ids: readonly number[],
): Promise<number> {
  const [kept, named] = [sql.table(table), sql.ref(owner)];
  const age = (days: number) => sql`now() - make_interval(days => ${days})`;
  const { numAffectedRows } = await sql`
    with old as (
      select r.${named} as owner, r.version, r.created_at, r.created_at >= ${age(DAYS.hourly)} as is_hourly
      from ${kept} r join ${sql.table(of)} o on o.tenant_id = r.tenant_id and o.id = r.${named}
      where r.${named} = any(${ids}::bigint[]) and r.version < o.version and r.label = ''
        and r.created_at < ${age(DAYS.all)}
    ), placed as (
      select owner, version, created_at, row_number() over (
        partition by owner, is_hourly, date_trunc(case when is_hourly then 'hour' else 'day' end, created_at, 'UTC')
        order by version desc
      ) as place
      from old
    ), gone as (
      select owner, version from (
        select owner, version, row_number() over (partition by owner order by version) as n from placed
        where place > 1 or created_at < ${age(DAYS.daily)}
      ) counted where n <= ${MAX_AT_ONCE}
    )
    delete from ${kept} r using gone where r.${named} = gone.owner and r.version = gone.version
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
