import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Gives the payments of a quote, such as its deposit, to the invoice that it became. */
export async function moveDeposit(tx: TenantTx, quoteId: number, invoiceId: number): Promise<void> {
  await tx
    .updateTable('invoice_payments')
    .set({ invoice_id: invoiceId })
    .where('quote_id', '=', quoteId)
    .execute();
}

/**
 * Takes drafts away from the quotes that they were made of, which can be converted again and have their deposits back. A quote
 * has the status of its last answer again; staff record answers without a signature, so the history decides.
 */
export async function releaseQuotes(tx: TenantTx, invoiceIds: readonly number[]): Promise<void> {
  await sql`
    update quotes set invoice_id = null, updated_at = now(), version = version + 1,
      status = case
        when signature is not null or (
          select e.type from document_events e
          where e.tenant_id = quotes.tenant_id and e.quote_id = quotes.id and e.type in ('accepted', 'declined')
          order by e.id desc limit 1) = 'accepted' then 'accepted'
        when last_viewed_at is not null then 'viewed'
        else 'sent' end
    where invoice_id = any(${invoiceIds}::bigint[]) and status = 'converted'`.execute(tx);
  await sql`
    update invoice_payments set invoice_id = null
    where invoice_id = any(${invoiceIds}::bigint[]) and quote_id is not null`.execute(tx);
}
