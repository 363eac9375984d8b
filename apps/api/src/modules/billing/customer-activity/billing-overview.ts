import { sql } from 'kysely';
import { type OverviewSource, sumByDay } from '../../platform/index.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';

/** Payments of invoices by day, and what is unpaid and overdue now. Payments of orders count with the orders. */
export const INVOICE_OVERVIEW: OverviewSource = {
  entity: invoiceEntity,
  async read(tx, period, visible) {
    const { currency, previousFrom, today } = period;
    const revenue = await sumByDay(
      tx,
      period,
      sql`select p.paid_on as day, case p.kind when 'refund' then -p.amount else p.amount end as value
        from invoice_payments p join invoices on invoices.id = p.invoice_id
        where p.status = 'done' and p.method <> 'credit' and p.paid_on >= ${previousFrom}::date
          and invoices.currency = ${currency} and invoices.order_id is null and ${visible}`,
    );
    const { rows } = await sql<{ unpaid: string; overdue: string }>`
      select coalesce(sum(invoices.balance), 0) as unpaid,
        coalesce(sum(invoices.balance) filter (where invoices.due_date < ${today}::date), 0) as overdue
      from invoices
      where invoices.balance > 0 and invoices.deleted_at is null and invoices.currency = ${currency} and ${visible}`.execute(
      tx,
    );
    const now = (value: string | undefined) => ({
      value: Number(value ?? 0),
      previous: null,
      currency,
      days: [],
    });
    return [
      { name: 'revenue', currency, ...revenue },
      { name: 'unpaid', ...now(rows[0]?.unpaid) },
      { name: 'overdue', ...now(rows[0]?.overdue) },
    ];
  },
};

/** Quotes that wait for an answer. */
export const QUOTE_OVERVIEW: OverviewSource = {
  entity: quoteEntity,
  async read(tx, { today }, visible) {
    const { rows } = await sql<{ waiting: string }>`
      select count(*) as waiting from quotes
      where quotes.deleted_at is null and quotes.status in ('sent', 'viewed') and quotes.expiry_key >= ${today}::date
        and ${visible}`.execute(tx);
    const value = Number(rows[0]?.waiting ?? 0);
    return [{ name: 'quotesWaiting', value, previous: null, currency: '', days: [] }];
  },
};
