import { dayPlus } from '@org/schema';
import { OTHER_KEY } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Maximum number of keys per day and dimension that are stored by name; rarer keys are counted together. */
export const MAX_KEYS = 500;

/** Counts of one key of a dimension on one day. */
export interface DayCount {
  readonly day: string;
  readonly dimension: string;
  readonly key: string;
  readonly views: number;
  readonly visitors: number;
}

/**
 * Returns the query that counts raw events per day: events and distinct visitors. The dimension `all` counts pages, `presses`
 * counts buttons. Takes first and last day.
 * @returns query of rows
 */
export function getCounts(from: string, to: string): RawBuilder<DayCount> {
  // Each visitor of a key becomes one row first, because that is hashed; counting distinct visitors would sort all events.
  return sql<DayCount>`
    with told as (
      select e.day, d.dimension, d.key, e.visitor
      from site_events e cross join lateral (
        values ('all', ''), ('page', e.path), ('referrer', e.referrer), ('device', e.device)
      ) as d (dimension, key)
      where e.kind = 'page_view' and e.day between ${from}::date and ${to}::date
      union all
      select e.day, d.dimension, d.key, e.visitor
      from site_events e cross join lateral (values ('presses', ''), ('button', e.name)) as d (dimension, key)
      where e.kind = 'button' and e.day between ${from}::date and ${to}::date
    ), pairs as materialized (
      select day, dimension, key, visitor, count(*) as n from told group by day, dimension, key, visitor
    ), keys as materialized (
      select day, dimension, key, sum(n)::int as views, count(*)::int as visitors,
        row_number() over (partition by day, dimension order by sum(n) desc, key) as place
      from pairs group by day, dimension, key
    )
    select day::text as day, dimension, key, views, visitors from keys where place <= ${MAX_KEYS}
    union all
    select p.day::text, p.dimension, ${OTHER_KEY}, sum(p.n)::int, count(distinct p.visitor)::int
    from pairs p join keys k using (day, dimension, key)
    where k.place > ${MAX_KEYS}
    group by p.day, p.dimension`;
}

/** Raises the transaction's working memory to count a busy day; sorting on disk takes several times as long. */
export async function freeStorage(tx: TenantTx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
}

/** Returns the last day whose counts are stored; '' when there are none. */
export async function countedUntil(tx: TenantTx): Promise<string> {
  const { rows } = await sql<{
    day: string;
  }>`select day::text as day from site_stats_until`.execute(tx);
  return rows[0]?.day ?? '';
}

/** Returns the first day of a period that is not rolled up yet; a day after its end when all are. */
async function firstFresh(tx: TenantTx, from: string): Promise<string> {
  const until = await countedUntil(tx);
  return until >= from ? dayPlus(until, 1) : from;
}

/**
 * Returns the counts of a period: stored ones, and for later days those of the raw events. Takes first and last day.
 * @returns rows, in no order
 */
export async function readCounts(tx: TenantTx, from: string, to: string): Promise<DayCount[]> {
  const fresh = await firstFresh(tx, from);
  const { rows } = await sql<DayCount>`
    select day::text as day, dimension, key, views, visitors from site_stats
    where day between ${from}::date and ${to}::date
    union all select * from (${getCounts(fresh, to)}) f`.execute(tx);
  return rows;
}

/** Counts of a report: totals of each day, and of each name over a period. */
export interface PeriodCounts {
  /** Counts of the dimensions `all` and `presses`. */
  readonly days: readonly DayCount[];
  /** Most frequent keys of every other dimension, most frequent first. */
  readonly names: readonly Omit<DayCount, 'day'>[];
}

/**
 * Returns the counts of a report, summed in the database because a long period has many names on each day. Takes first day of
 * the totals, first day of the names, last day of both, maximum of names per dimension.
 * @returns counts
 */
export async function readPeriod(
  tx: TenantTx,
  { since, from, to, most }: { since: string; from: string; to: string; most: number },
): Promise<PeriodCounts> {
  await freeStorage(tx);
  const fresh = await firstFresh(tx, since);
  const { rows } = await sql<DayCount>`
    with fresh as materialized (${getCounts(fresh, to)}),
    names as (
      select dimension, key, sum(views)::int as views, sum(visitors)::int as visitors,
        row_number() over (partition by dimension order by sum(views) desc, key) as place
      from (
        select dimension, key, views, visitors from site_stats where day between ${from}::date and ${to}::date
        union all
        select dimension, key, views, visitors from fresh where day >= ${from}
      ) c
      where dimension not in ('all', 'presses')
      group by dimension, key
    )
    select '' as day, dimension, key, views, visitors from names where place <= ${most}
    union all
    select day::text, dimension, key, views, visitors from site_stats
    where day between ${since}::date and ${to}::date and dimension in ('all', 'presses')
    union all
    select day, dimension, key, views, visitors from fresh where dimension in ('all', 'presses')`.execute(
    tx,
  );
  return {
    days: rows.filter(({ day }) => day !== ''),
    names: rows
      .filter(({ day }) => day === '')
      .sort((a, b) => b.views - a.views || (a.key < b.key ? -1 : 1)),
  };
}
