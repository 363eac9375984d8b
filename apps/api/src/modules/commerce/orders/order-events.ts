import type { OrderEventType } from '@org/schema/entities';
import { historyTime } from '../../../kernel/database/history-time.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Returns whether an order's payment needs a review after an event; undefined when the event does not affect it. */
function differsAfter(type: OrderEventType, userId: number | null): boolean | undefined {
  if (type === 'payment_mismatch') return true;
  return type === 'payment' || (type === 'cancelled' && userId !== null) ? false : undefined;
}

/**
 * Adds an event to the history of an order. Takes transaction, tenant, order, event, `userId` is the staff member who caused
 * it.
 */
export async function recordEvent(
  tx: TenantTx,
  tenantId: number,
  orderId: number,
  {
    type,
    text,
    userId = null,
  }: { readonly type: OrderEventType; readonly text: string; readonly userId?: number | null },
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      tenant_id: tenantId,
      order_id: orderId,
      type,
      text,
      user_id: userId,
      created_at: historyTime() ?? undefined,
    })
    .execute();
  const differs = differsAfter(type, userId);
  if (differs !== undefined)
    await tx
      .updateTable('orders')
      .set({ has_payment_mismatch: differs })
      .where('id', '=', orderId)
      .where('has_payment_mismatch', '!=', differs)
      .execute();
}
