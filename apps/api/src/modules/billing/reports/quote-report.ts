import { QUOTE_GROUPS, type QuoteGroup, type QuoteReport } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { listMonths, type ReportPeriod } from './report-period.ts';

type Column = `${QuoteGroup}_count` | `${QuoteGroup}_value`;
type Row = Readonly<Record<Column, string | null>> & {
  readonly month: string | null;
  readonly currency: string;
};

const getGroups = (row: Partial<Row>) =>
  Object.fromEntries(
    QUOTE_GROUPS.map((group) => [
      group,
      { count: Number(row[`${group}_count`] ?? 0), value: Number(row[`${group}_value`] ?? 0) },
    ]),
  ) as Record<QuoteGroup, { readonly count: number; readonly value: number }>;

/**
 * Returns what became of the quotes of a period, by month and currency. An invoiced quote is an accepted one.
 * @throws `validation_failed`
 * @param today - day on which quotes expire that are open
 */
export async function readQuotes(
  tx: TenantTx,
  period: ReportPeriod,
  today: string,
): Promise<QuoteReport> {
  const months = listMonths(period);
  const { startDate, endDate } = period;
  const columns = QUOTE_GROUPS.map(
    (group) => sql`
      count(*) filter (where ${sql.ref(group)}) as ${sql.id(`${group}_count`)},
      sum(grand_total) filter (where ${sql.ref(group)}) as ${sql.id(`${group}_value`)}`,
  );
  const { rows } = await sql<Row>`
    with issued as (
      select to_char(quote_date, 'YYYY-MM') as month, currency, grand_total, true as sent,
        status in ('sent', 'viewed') and coalesce(expiry_date >= ${today}::date, true) as open,
        status in ('accepted', 'converted') as accepted, status = 'declined' as declined,
        status in ('sent', 'viewed') and coalesce(expiry_date < ${today}::date, false) as expired,
        status = 'converted' and invoice_id is not null as invoiced
      from quotes where issued_at is not null and quote_date between ${startDate}::date and ${endDate}::date
    )
    select month, currency, ${sql.join(columns)}
    from issued group by grouping sets ((month, currency), (currency)) order by currency, month`.execute(
    tx,
  );
  const byMonth = new Map(rows.map((row) => [`${row.currency} ${row.month ?? ''}`, row]));
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const groups = (currency: string, month: string) =>
    getGroups(byMonth.get(`${currency} ${month}`) ?? {});
  return {
    startDate,
    endDate,
    rows: currencies.flatMap((currency) =>
      months.map((month) => ({ month, currency, ...groups(currency, month) })),
    ),
    totals: currencies.map((currency) => ({ currency, ...groups(currency, '') })),
  };
}
