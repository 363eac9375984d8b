import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { EntityPart } from '../../../kernel/entities/entity-definition.ts';

/** Returns the invoices of orders. A cancelled one no longer counts: the order can be invoiced again. */
async function readInvoiceIds(
  tx: TenantTx,
  ids: readonly number[],
): Promise<(id: number) => number | null> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'order_id'])
    .where('order_id', 'in', [...ids, 0])
    .where('type', '=', 'invoice')
    .where('status', '!=', 'cancelled')
    .where('deleted_at', 'is', null)
    .execute();
  const byOrder = new Map(rows.map(({ id, order_id }) => [order_id, id]));
  return (id) => byOrder.get(id) ?? null;
}

/** Invoice of an order, which only its creation sets. */
export const orderInvoicePart: EntityPart & { readonly entity: 'order' } = {
  entity: 'order',
  field: 'invoiceId',
  read: readInvoiceIds,
  save: () => Promise.resolve(),
};
