import type { CustomerDate } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { FigureSource } from '../../crm/index.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';

/** Quotes of a customer that wait for an answer, and the first one to expire. */
export const QUOTE_FIGURES: FigureSource = {
  entity: quoteEntity,
  async read(tx, customerId, visible, today) {
    const { rows } = await sql<{ id: string; title: string; expiry_date: string | null }>`
      select quotes.id, coalesce(quotes.quote_number, quotes.title) as title, quotes.expiry_date
      from quotes
      where quotes.customer_id = ${customerId} and quotes.deleted_at is null and quotes.status in ('sent', 'viewed')
        and quotes.expiry_key >= ${today}::date and ${visible}
      order by quotes.expiry_key, quotes.id`.execute(tx);
    const dates = rows.flatMap(({ id, title, expiry_date }): CustomerDate[] =>
      expiry_date ? [{ at: expiry_date, title, entity: 'quote', entityId: Number(id) }] : [],
    );
    return { counts: { openQuotes: rows.length }, dates: dates.slice(0, 1) };
  },
};

/** Returns the credit of a customer by currency. */
async function readCredit(tx: TenantTx, customerId: number) {
  const { rows } = await sql<{ currency: string; credit: string }>`
    select currency, sum(amount) as credit from customer_credits where customer_id = ${customerId}
    group by currency having sum(amount) <> 0`.execute(tx);
  return rows.map(({ currency, credit }) => ({ currency, credit: Number(credit) }));
}

/** Paid and owed amounts of the invoices of a customer, their credit, and the next due day. Payments of orders count with the orders. */
export const INVOICE_FIGURES: FigureSource = {
  entity: invoiceEntity,
  async read(tx, customerId, visible, today) {
    const { rows } = await sql<{
      currency: string;
      spent: string;
      balance: string;
      overdue: string;
      unpaid: string;
    }>`
      select invoices.currency,
        coalesce(sum((
          select sum(case p.kind when 'refund' then -p.amount else p.amount end) from invoice_payments p
          where p.invoice_id = invoices.id and p.status = 'done' and p.method <> 'credit'
        )) filter (where invoices.order_id is null), 0) as spent,
        sum(invoices.balance) as balance,
        coalesce(sum(invoices.balance) filter (where invoices.due_date < ${today}::date), 0) as overdue,
        count(*) filter (where invoices.balance > 0) as unpaid
      from invoices
      where invoices.customer_id = ${customerId} and invoices.deleted_at is null and invoices.issued_at is not null and ${visible}
      group by invoices.currency`.execute(tx);
    const { rows: due } = await sql<{ id: string; title: string; due_date: string }>`
      select invoices.id, coalesce(invoices.invoice_number, '') as title, invoices.due_date from invoices
      where invoices.customer_id = ${customerId} and invoices.balance > 0 and invoices.deleted_at is null
        and invoices.due_date >= ${today}::date and ${visible}
      order by invoices.due_date, invoices.id limit 1`.execute(tx);
    return {
      money: [
        ...rows.map(({ currency, spent, balance, overdue }) => ({
          currency,
          spent: Number(spent),
          balance: Number(balance),
          overdue: Number(overdue),
        })),
        ...(await readCredit(tx, customerId)),
      ],
      counts: { unpaidInvoices: rows.reduce((sum, { unpaid }) => sum + Number(unpaid), 0) },
      dates: due.map(({ id, title, due_date }) => ({
        at: due_date,
        title,
        entity: 'invoice',
        entityId: Number(id),
      })),
    };
  },
};
