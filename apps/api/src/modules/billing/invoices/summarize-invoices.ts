import { sql } from 'kysely';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { invoiceEntity } from './invoice.entity.ts';

/** Sums of the invoices of a currency. */
export interface InvoiceSummary {
  readonly currency: string;
  readonly unpaid: number;
  readonly unpaidCount: number;
  readonly overdue: number;
  readonly overdueCount: number;
  /** Paid in the last 30 days. */
  readonly paid: number;
}

/** Sums up what is unpaid, what is overdue, and what was paid in the last 30 days, of the invoices that the user may see. */
export async function summarizeInvoices(write: TenantWrite): Promise<InvoiceSummary[]> {
  const { today } = await readDefaults(write);
  const scope = getScope(invoiceEntity, write);
  const visible = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  const { rows } = await sql<Record<keyof InvoiceSummary, string>>`
    with open as (
      select currency, sum(balance) as unpaid, count(*) as "unpaidCount",
        coalesce(sum(balance) filter (where due_date < ${today}::date), 0) as overdue,
        count(*) filter (where due_date < ${today}::date) as "overdueCount"
      from invoices where balance > 0 and deleted_at is null and ${visible} group by currency
    ), received as (
      select invoices.currency, sum(p.amount) as paid
      from invoice_payments p join invoices on invoices.tenant_id = p.tenant_id and invoices.id = p.invoice_id
      where p.status = 'done' and p.kind = 'payment' and p.method <> 'credit'
        and p.paid_on > ${today}::date - 30 and ${visible}
      group by invoices.currency
    )
    select currency, coalesce(unpaid, 0) as unpaid, coalesce("unpaidCount", 0) as "unpaidCount",
      coalesce(overdue, 0) as overdue, coalesce("overdueCount", 0) as "overdueCount", coalesce(paid, 0) as paid
    from open full join received using (currency) order by currency`.execute(write.tx);
  return rows.map(({ currency, ...sums }) => ({
    currency,
    unpaid: Number(sums.unpaid),
    unpaidCount: Number(sums.unpaidCount),
    overdue: Number(sums.overdue),
    overdueCount: Number(sums.overdueCount),
    paid: Number(sums.paid),
  }));
}
