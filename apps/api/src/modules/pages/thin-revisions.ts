import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';

/** Days for which all, one an hour and one a day of what was kept of a page stay. */
const DAYS = { all: 7, hourly: 30, daily: 365 } as const;

/** Revisions that go with one save at most; the next save takes the rest. */
const MOST_AT_ONCE = 500;

/** Where the saved states of a record lie: the table, and its column that names the record. */
const PLACES = {
  page: { table: sql.table('page_revisions'), owner: sql.ref('page_id') },
  blog_post: { table: sql.table('blog_post_revisions'), owner: sql.ref('post_id') },
};

/**
 * Thins out what was kept of a page, or of a blog post: all of the last days stays, then the last one of each hour, then of
 * each day, then none.
 * One that says what it was, and the latest, stay for good. Shape: the page as it is saved now → how many went.
 */
export async function thinRevisions(
  tx: TenantTx,
  page: { readonly id: number; readonly version: number },
  entity: keyof typeof PLACES = 'page',
): Promise<number> {
  const { table, owner } = PLACES[entity];
  const age = (days: number) => sql`now() - make_interval(days => ${days})`;
  const { numAffectedRows } = await sql`
    with old as (
      select version, created_at, created_at >= ${age(DAYS.hourly)} as is_hourly
      from ${table}
      where ${owner} = ${page.id} and version < ${page.version} and label = ''
        and created_at < ${age(DAYS.all)}
    ), placed as (
      select version, created_at, row_number() over (
        partition by is_hourly, date_trunc(case when is_hourly then 'hour' else 'day' end, created_at, 'UTC')
        order by version desc
      ) as place
      from old
    )
    delete from ${table}
    where ${owner} = ${page.id} and version in (
      select version from placed
      where place > 1 or created_at < ${age(DAYS.daily)}
      order by version limit ${MOST_AT_ONCE}
    )
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
