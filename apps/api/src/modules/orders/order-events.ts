import type { OrderEventType } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { timeOfHistory } from '../../database/time-of-history.ts';

/** Notes what happened to an order. Shape: transaction, tenant, order, what; with `userId` who of the staff did it. */
export async function noteEvent(
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
      created_at: timeOfHistory() ?? undefined,
    })
    .execute();
}
