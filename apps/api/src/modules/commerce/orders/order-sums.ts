import { fromCents, toCents } from '@org/schema';
import type { OrderRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { getPaymentStatus } from './order-status.ts';

/** Locks the order of a payment. Every change locks the order before its payments. */
export function lockOrder(tx: TenantTx, orderId: number): Promise<OrderRecord> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Saves the paid and refunded amounts of a locked order with its payment status, and publishes the change. Takes amounts in
 * cents.
 */
export async function saveOrderSums(
  tx: TenantTx,
  tenantId: number,
  order: OrderRecord,
  change: { readonly paid?: bigint; readonly refunded?: bigint },
): Promise<void> {
  const sums = { paid: toCents(order.paid), refunded: toCents(order.refunded), ...change };
  await tx
    .updateTable('orders')
    .set((eb) => ({
      paid: fromCents(sums.paid),
      refunded: fromCents(sums.refunded),
      payment_status: getPaymentStatus({ total: toCents(order.total), ...sums }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', order.id)
    .execute();
  await announceChange({ tx, tenantId, actorId: null }, { entity: 'order', action: 'updated' }, [
    order.id,
  ]);
}
