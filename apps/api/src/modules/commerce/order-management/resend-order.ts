import type { Order } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { mailConfirmation } from '../orders/order-mails.ts';
import { lockOrderWithItems, type OrderTools, saveOrder } from './order-actions.ts';

/**
 * Mails the order confirmation again, to the order's current address.
 * @throws `not_found`; `conflict` with the current order; `not_now` for a cancelled order
 */
export async function resendOrder(
  write: TenantWrite,
  id: number,
  version: number | undefined,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const locked = await lockOrderWithItems(write, id, version);
  if (locked.order.cancelled_at)
    throw appError('not_now', { message: 'This order is cancelled and cannot be confirmed' });
  const userId = await cacheActor(write);
  await mailConfirmation(write.tx, write.tenantId, tools, { order: locked.order, site, userId });
  return saveOrder(write, locked, {});
}
