import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrderEventType } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';

const timeOfHistory = new AsyncLocalStorage<Date>();

/**
 * Does something with orders as if it were another time: what is noted meanwhile is noted with that time, and never changed
 * after it. For the demo, whose orders are some weeks old.
 */
export const asOf = <Value>(at: Date, work: () => Promise<Value>): Promise<Value> =>
  timeOfHistory.run(at, work);

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
      created_at: timeOfHistory.getStore(),
    })
    .execute();
}
