import { apiContract } from '@org/schema/contract';
import type { Order } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { recordEvent } from '../orders/order-events.ts';
import { lockOrderWithItems, saveOrder } from './order-actions.ts';

/**
 * Issues the invoice of an order, with the order's number and the day of the first request. Repeated requests return the same
 * invoice, so that no order has two.
 * @throws `not_found`; `conflict` with the current order; `not_now` for an order that was cancelled before, or that billing has
 * an invoice of
 */
export async function issueInvoice(
  write: TenantWrite,
  id: number,
  { version }: { readonly version?: number | undefined },
): Promise<Order> {
  const { tx, tenantId } = write;
  const locked = await lockOrderWithItems(write, id, undefined);
  const { order } = locked;
  // The entity definition guarantees the type of the record.
  if (order.invoiced_at) return (await getEntity(write, orderEntity, id)) as Order;
  if (version !== undefined && version !== order.version)
    await lockOrderWithItems(write, id, version);
  if (order.cancelled_at)
    throw appError('not_now', { message: 'This order is cancelled and cannot be invoiced' });
  const { invoiceId } = (await getEntity(write, orderEntity, id)) as Order;
  if (invoiceId !== null)
    throw appError('not_now', { message: 'Billing has an invoice of this order already' });
  const userId = await cacheActor(write);
  await recordEvent(tx, tenantId, id, { type: 'invoiced', text: order.number, userId });
  return saveOrder(write, locked, { invoiced_at: new Date() });
}

/** Returns the issued invoice of an order. */
export function getInvoice({ id, number, invoicedAt, total, currency }: Order) {
  if (!invoicedAt) throw appError('internal');
  const pdfUrl = apiContract.orderDocuments.invoice.path.replace('{id}', String(id));
  return { number, issuedAt: invoicedAt, total, currency, pdfUrl };
}
