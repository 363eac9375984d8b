import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { Change } from '../../../kernel/events/change-feed.ts';
import { matchOrderInvoice, matchOrderInvoices } from './match-order-invoice.ts';

/** Returns the order whose invoice has a changed order or invoice; undefined for others, which are most. */
async function findOrder(tx: TenantTx, { entity, id }: Change): Promise<number | undefined> {
  const row = await tx
    .selectFrom('invoices as invoice')
    .leftJoin('invoices as credited', 'credited.id', 'invoice.credited_invoice_id')
    .select(['invoice.order_id', 'credited.order_id as credited_order_id'])
    .where(entity === 'order' ? 'invoice.order_id' : 'invoice.id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row?.order_id ?? row?.credited_order_id ?? undefined;
}

/**
 * Settles the invoice of an order after the order, the invoice or one of its credit notes changed. Every process hears of a
 * change; the first one settles it, and the others find nothing to do.
 */
export async function matchChange(db: TenantDatabase, change: Change): Promise<void> {
  const { tenantId, entity, id, action } = change;
  if (action === 'reset' || (entity !== 'order' && entity !== 'invoice')) return;
  await db.asTenant(tenantId, async (tx) => {
    if (id === 0) {
      if (entity === 'order') await matchOrderInvoices(tx, tenantId);
      return;
    }
    const orderId = await findOrder(tx, change);
    if (orderId !== undefined) await matchOrderInvoice(tx, tenantId, orderId);
  });
}
