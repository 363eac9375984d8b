import { sql } from 'kysely';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { releaseCoupons } from '../pricing/coupons.ts';
import { returnStock } from '../stock/return-stock.ts';
import { countSales } from './count-sales.ts';
import { recordEvent } from './order-events.ts';

/**
 * Returns the locations that restocked units return to, the last allocated ones first.
 * @param options - line item
 * @returns stock by location
 */
function comingBack({ taken, restocked }: OrderItemRecord, quantity: number): AllocatedStock[] {
  let skip = Number(restocked);
  let left = quantity;
  return taken.toReversed().flatMap(({ location, quantity: there }) => {
    const free = Math.max(0, there - skip);
    skip = Math.max(0, skip - there);
    const back = Math.min(free, left);
    left -= back;
    return back > 0 ? [{ location, quantity: back }] : [];
  });
}

/** Quantity of a line item. */
export interface OrderedQuantities {
  readonly item: OrderItemRecord;
  readonly quantity: number;
}

/** Restocks items of an order, each unit once. Takes `userId` null when no staff member caused it. */
export async function restock(
  tx: TenantTx,
  tenantId: number,
  pieces: readonly OrderedQuantities[],
  by: { readonly orderId: number; readonly userId: number | null },
): Promise<void> {
  if (pieces.length === 0) return;
  for (const { item, quantity } of pieces)
    await tx
      .updateTable('order_items')
      .set({ restocked: sql`restocked + ${quantity}` })
      .where('id', '=', item.id)
      .execute();
  await returnStock(
    tx,
    tenantId,
    pieces.map(({ item, quantity }) => ({
      variantId: item.variant_id,
      pieces: comingBack(item, quantity),
    })),
    by,
  );
}

/** Returns all items of an order that were not restocked. */
export const quantityLeft = (items: readonly OrderItemRecord[]): OrderedQuantities[] =>
  items.flatMap((item) => {
    const quantity = Number(item.quantity) - Number(item.restocked);
    return quantity > 0 ? [{ item, quantity }] : [];
  });

/** Cancels a locked order that was not paid in time, and releases its stock and its coupon. */
export async function releaseOrder(
  tx: TenantTx,
  tenantId: number,
  order: OrderRecord,
): Promise<void> {
  if (order.cancelled_at || order.payment_status !== 'unpaid') return;
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const pieces = quantityLeft(items);
  await countSales(tx, pieces, -1);
  await restock(tx, tenantId, pieces, { orderId: order.id, userId: null });
  await releaseCoupons(tx, order.id);
  await tx
    .updateTable('orders')
    .set((eb) => ({
      cancelled_at: new Date(),
      payment_status: 'failed',
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', order.id)
    .execute();
  await recordEvent(tx, tenantId, order.id, { type: 'cancelled', text: 'Not paid in time' });
  await announceChange({ tx, tenantId, actorId: null }, { entity: 'order', action: 'updated' }, [
    order.id,
  ]);
}
