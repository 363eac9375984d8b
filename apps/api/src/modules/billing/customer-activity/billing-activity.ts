import { sql } from 'kysely';
import type { ActivitySource } from '../../crm/index.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';

/** Quotes of a customer, with what happened to them. */
export const QUOTE_ACTIVITY: ActivitySource = {
  types: ['quote'],
  entity: quoteEntity,
  entries: (customerId, visible) => sql`
    select 'quote event ' || e.id, 'quote', e.type, e.created_at, coalesce(quotes.quote_number, quotes.title),
      case when e.type = 'issued' then '' else e.text end,
      case when e.type = 'issued' then quotes.grand_total end, quotes.currency, 'quote', quotes.id, e.user_id
    from document_events e join quotes on quotes.id = e.quote_id
    where quotes.customer_id = ${customerId} and quotes.deleted_at is null and ${visible}`,
};

/** Invoices and credit notes of a customer, with what happened to them. Payments of orders are shown with the orders. */
export const INVOICE_ACTIVITY: ActivitySource = {
  types: ['invoice', 'payment'],
  entity: invoiceEntity,
  entries: (customerId, visible) => sql`
    select 'invoice event ' || e.id, 'invoice', e.type, e.created_at, coalesce(invoices.invoice_number, invoices.title),
      case when e.type = 'issued' then '' else e.text end,
      case when e.type = 'issued' then invoices.grand_total end, invoices.currency, 'invoice', invoices.id, e.user_id
    from document_events e join invoices on invoices.id = e.invoice_id
    where invoices.customer_id = ${customerId} and invoices.deleted_at is null
      and e.type not in ('paid', 'refunded', 'order_paid', 'order_refunded') and ${visible}
    union all
    select 'invoice payment ' || p.id, 'payment', case p.kind when 'refund' then 'refunded' else 'paid' end, p.created_at,
      coalesce(invoices.invoice_number, ''), p.reference, p.amount, invoices.currency, 'invoice', invoices.id, p.user_id
    from invoice_payments p join invoices on invoices.id = p.invoice_id
    where invoices.customer_id = ${customerId} and p.status = 'done' and invoices.order_id is null and ${visible}`,
};
