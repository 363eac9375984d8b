import type { OverviewFigure } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { OverviewPeriod } from './overview-source.ts';

/**
 * Sums values by day over a period and the one before.
 * @param rows - query of `day` (date) and `value` (numeric), without rows before `previousFrom`
 */
export async function sumByDay(
  tx: TenantTx,
  { from, to, previousFrom }: OverviewPeriod,
  rows: RawBuilder<unknown>,
): Promise<Pick<OverviewFigure, 'value' | 'previous' | 'days'>> {
  const { rows: days } = await sql<{ day: string; value: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(v.value), 0) as value
    from generate_series(${previousFrom}::date, ${to}::date, interval '1 day') d (day)
    left join (${rows}) v on v.day = d.day
    group by d.day order by d.day`.execute(tx);
  const total = (part: readonly { readonly value: string }[]): number =>
    Math.round(part.reduce((sum, { value }) => sum + Number(value), 0) * 10_000) / 10_000;
  const now = days.filter(({ day }) => day >= from);
  return {
    value: total(now),
    previous: total(days.filter(({ day }) => day < from)),
    days: now.map(({ day, value }) => ({ day, value: Number(value) })),
  };
}
