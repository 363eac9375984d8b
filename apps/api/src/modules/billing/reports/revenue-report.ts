import type { RevenueReport } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { counts, listMonths, type ReportPeriod, toSums } from './report-period.ts';

const SUMS = ['invoiced', 'credited', 'net', 'tax', 'paid', 'refunded'] as const;
type Sums = Readonly<Record<(typeof SUMS)[number], string>>;
const NONE = Object.fromEntries(SUMS.map((name) => [name, 0])) as Record<
  (typeof SUMS)[number],
  number
>;

/**
 * Returns invoices, credit notes and payments by month and currency. Documents count by their date, and payments by theirs; a
 * payment with credit is not money that came in.
 * @throws `validation_failed`
 */
export async function readRevenue(tx: TenantTx, period: ReportPeriod): Promise<RevenueReport> {
  const months = listMonths(period);
  const { startDate, endDate } = period;
  const { rows } = await sql<Sums & { month: string | null; currency: string }>`
    with moved as (
      select i.invoice_date as day, i.currency, i.grand_total as invoiced, 0 as credited,
        i.grand_total - i.tax_total as net, i.tax_total as tax, 0 as paid, 0 as refunded
      from invoices i
      where i.type = 'invoice' and ${counts('i')} and i.invoice_date between ${startDate}::date and ${endDate}::date
      union all
      select n.invoice_date, n.currency, 0, n.grand_total, n.tax_total - n.grand_total, -n.tax_total, 0, 0
      from invoices n
      where n.type = 'credit_note' and ${counts('n')} and n.invoice_date between ${startDate}::date and ${endDate}::date
      union all
      select p.paid_on, i.currency, 0, 0, 0, 0,
        case p.kind when 'payment' then p.amount else 0 end, case p.kind when 'refund' then p.amount else 0 end
      from invoice_payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
      where p.status = 'done' and p.method <> 'credit' and p.paid_on between ${startDate}::date and ${endDate}::date
    )
    select to_char(day, 'YYYY-MM') as month, currency, sum(invoiced) as invoiced, sum(credited) as credited,
      sum(net) as net, sum(tax) as tax, sum(paid) as paid, sum(refunded) as refunded
    from moved group by grouping sets ((1, currency), (currency)) order by currency, month`.execute(
    tx,
  );
  const sums = new Map(
    rows.map((row) => [`${row.currency} ${row.month ?? ''}`, toSums(row, SUMS)]),
  );
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const getSums = (currency: string, month: string) => sums.get(`${currency} ${month}`) ?? NONE;
  return {
    startDate,
    endDate,
    rows: currencies.flatMap((currency) =>
      months.map((month) => ({ month, currency, ...getSums(currency, month) })),
    ),
    totals: currencies.map((currency) => ({ currency, ...getSums(currency, '') })),
  };
}
