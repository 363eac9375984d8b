import { AGEING_BUCKETS, type AgeingReport, MAX_REPORT_ROWS } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { counts, toSums } from './report-period.ts';

const SUMS = [...AGEING_BUCKETS, 'total', 'credit'] as const;
type Sums = Readonly<Record<(typeof SUMS)[number], string>>;

/**
 * Returns what each customer owed at the end of a day, by the days since it was due. Payments count from their day, and credit notes
 * from their date. Credit comes from payments above the balance, and from credit notes for what was paid already; it is used up by
 * payments with credit and by refunds.
 * @param limit - maximum number of rows, the largest first; the totals are of all of them
 */
export async function readAgeing(
  tx: TenantTx,
  day: string,
  limit: number | null = MAX_REPORT_ROWS,
): Promise<AgeingReport> {
  const { rows } = await sql<
    Sums & { customer_id: number | null; customer_name: string; currency: string; position: string }
  >`
    with paid as (
      select invoice_id,
        coalesce(sum(amount - surplus) filter (where kind = 'payment'), 0) as applied,
        coalesce(sum(surplus) filter (where kind = 'payment'), 0)
          - coalesce(sum(amount) filter (where kind = 'refund' or method = 'credit'), 0) as credit
      from invoice_payments where status = 'done' and paid_on <= ${day}::date group by invoice_id
    ), credited as (
      select n.credited_invoice_id as invoice_id, sum(n.grand_total) as amount
      from invoices n where n.type = 'credit_note' and ${counts('n')} and n.invoice_date <= ${day}::date
      group by n.credited_invoice_id
    ), settled as (
      select i.customer_id, case when i.customer_id is null then i.customer_name else '' end as customer_name,
        i.currency, ${day}::date - i.due_date as late,
        i.grand_total - coalesce(p.applied, 0) - coalesce(c.amount, 0) as rest, coalesce(p.credit, 0) as credit
      from invoices i
        left join paid p on p.invoice_id = i.id
        left join credited c on c.invoice_id = i.id
      where i.type = 'invoice' and ${counts('i')} and i.invoice_date <= ${day}::date
    ), sums as (
      select customer_id, customer_name, currency,
        coalesce(sum(rest) filter (where rest > 0 and coalesce(late, 0) <= 0), 0) as current,
        coalesce(sum(rest) filter (where rest > 0 and late between 1 and 30), 0) as days30,
        coalesce(sum(rest) filter (where rest > 0 and late between 31 and 60), 0) as days60,
        coalesce(sum(rest) filter (where rest > 0 and late between 61 and 90), 0) as days90,
        coalesce(sum(rest) filter (where rest > 0 and late > 90), 0) as older,
        coalesce(sum(rest) filter (where rest > 0), 0) as total,
        sum(credit) + coalesce(sum(-rest) filter (where rest < 0), 0) as credit
      from settled group by 1, 2, 3
    ), owed as (
      select s.*, row_number() over (order by s.total desc, s.currency, s.customer_id, s.customer_name) as position
      from sums s where s.total <> 0 or s.credit <> 0
    ), shown as (
      select o.customer_id, coalesce(c.display_name, o.customer_name) as customer_name, o.currency,
        o.current, o.days30, o.days60, o.days90, o.older, o.total, o.credit, o.position
      from owed o left join customers c on c.id = o.customer_id
      where ${limit}::int is null or o.position <= ${limit}::int
    )
    select * from shown
    union all
    select null, '', currency, sum(current), sum(days30), sum(days60), sum(days90), sum(older), sum(total), sum(credit), 0
    from owed group by currency
    union all
    select null, '', '', 0, 0, 0, 0, 0, 0, count(*), -1 from owed
    order by position, currency`.execute(tx);
  const shown = rows.filter(({ position }) => Number(position) > 0);
  return {
    day,
    rows: shown.map(({ customer_id, customer_name, currency, ...row }) => ({
      customer_id,
      customer_name,
      currency,
      ...toSums(row, SUMS),
    })),
    total: Number(rows.find(({ position }) => Number(position) === -1)?.credit ?? 0),
    totals: rows
      .filter(({ position }) => Number(position) === 0)
      .map(({ currency, ...row }) => ({ currency, ...toSums(row, SUMS) })),
  };
}
