import { dayPlus, OTHER_KEY } from '@org/schema';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';

/** Keys of a dimension that a day keeps by name; what is rarer is counted together. */
export const MAX_KEYS = 500;

/** Counts of one day. */
export interface DayCount {
  readonly day: string;
  readonly dimension: string;
  readonly key: string;
  readonly views: number;
  readonly visitors: number;
}

/**
 * Counts events as they came, each day by itself: how often, and by how many different visitors. `all` counts pages, `presses`
 * buttons. Shape: first and last day → query of rows.
 */
export function getCounts(from: string, to: string): RawBuilder<DayCount> {
  // Each visitor of each key is one row first: that is hashed, where counting distinct ones would sort all events.
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

/** Gives a transaction the memory to count a busy day in: on disk it takes several times as long. */
export async function freeStorage(tx: TenantTx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
}

/** The last day whose counts are kept; '' where none are. */
export async function countedUntil(tx: TenantTx): Promise<string> {
  const { rows } = await sql<{
    day: string;
  }>`select day::text as day from site_stats_until`.execute(tx);
  return rows[0]?.day ?? '';
}

/** The first day of a period whose events are still to be counted; after its end where there is none. */
async function firstFresh(tx: TenantTx, from: string): Promise<string> {
  const until = await countedUntil(tx);
  return until >= from ? dayPlus(until, 1) : from;
}

/**
 * Counts of a period: those that are kept, and for the days after them those of the events themselves.
 * Shape: first and last day → rows, in no order.
 */
export async function readCounts(tx: TenantTx, from: string, to: string): Promise<DayCount[]> {
  const fresh = await firstFresh(tx, from);
  const { rows } = await sql<DayCount>`
    select day::text as day, dimension, key, views, visitors from site_stats
    where day between ${from}::date and ${to}::date
    union all select * from (${getCounts(fresh, to)}) f`.execute(tx);
  return rows;
}

/** What a report is made of: sums of each day, and of each name over a period. */
export interface PeriodCounts {
  /** Of `all` and `presses`. */
  readonly days: readonly DayCount[];
  /** The most frequent of each other dimension, the most first. */
  readonly names: readonly Omit<DayCount, 'day'>[];
}

/**
 * Counts of a report, added up where they are: a long period has many names on each of its days.
 * Shape: first day of the sums, first of the names, last of both, names of each kind → counts.
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
