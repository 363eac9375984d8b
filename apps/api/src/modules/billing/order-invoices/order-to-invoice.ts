import type { Invoice, Order } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { OrderRecord } from '../../../kernel/database/records.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity } from '../../../kernel/entities/entity-actions.ts';
import {
  announceChange,
  cacheActor,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { orderEntity } from '../../commerce/index.ts';
import { getBillingSettings } from '../documents/billing-settings.ts';
import { toLineBodies } from '../documents/price-lines.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { issueInvoice } from '../invoices/invoice-actions.ts';
import { fromUnits, toUnits } from '../invoices/settle-invoice.ts';
import { getAddress, getOrderLines } from './order-content.ts';

const refuse = (message: string) => appError('not_now', { message });

/**
 * Checks that an order can become an invoice.
 * @throws `not_now` with the reason; `validation_failed` on `orderId`
 */
function requireInvoiceable(order: Order): void {
  if (order.cancelledAt !== null) throw refuse('This order is cancelled, so it cannot be invoiced');
  if (order.invoiceId !== null) throw refuse('This order has an invoice already');
  if (order.invoicedAt !== null) throw refuse('The shop issued an invoice of this order already');
  if (order.refundedTotal > 0)
    throw refuse('A part of this order was refunded. Write its invoice by hand');
  if (order.hasPaymentMismatch)
    throw refuse('A payment of this order differs. Resolve it before you create the invoice');
  if (order.customer_id === null)
    throw appError('validation_failed', {
      formErrors: { orderId: 'Link the order to a customer before you create its invoice' },
    });
}

/** Provider of the payments of orders that staff recorded; others take cards. */
const RECORDED = 'shop';

/**
 * Gives a new invoice what was paid of its order, without its provider: it is refunded where it was paid, with the order. The sum is
 * what the order counts as paid.
 */
async function carryPayments(
  write: TenantWrite,
  order: Order,
  { id }: Pick<Invoice, 'id'>,
): Promise<void> {
  const paid = toUnits(order.paidTotal);
  if (paid === 0n) return;
  const { tx, tenantId } = write;
  const { timezone } = await getSettings(tx);
  const userId = await cacheActor(write);
  const found = await tx
    .selectFrom('payments')
    .select(['amount', 'provider', 'reference', 'created_at'])
    .where('order_id', '=', order.id)
    .where('kind', '=', 'payment')
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  const isWhole = found.reduce((sum, { amount }) => sum + toUnits(amount), 0n) === paid;
  const last = found.at(-1);
  const payments = isWhole || !last ? found : [{ ...last, amount: String(fromUnits(paid)) }];
  for (const { amount, provider, reference, created_at } of payments)
    await tx
      .insertInto('invoice_payments')
      .values({
        tenant_id: tenantId,
        invoice_id: id,
        kind: 'payment',
        amount: Number(amount),
        paid_on: dayIn(timezone || 'UTC', created_at),
        method: provider === RECORDED ? 'other' : 'card',
        reference: [order.number, reference].filter(Boolean).join(' ').slice(0, 200),
        user_id: userId,
      })
      .execute();
}

/**
 * Issues the invoice of an order, with its lines, taxes and payments, once. The order is locked first, so that two people
 * cannot both create it.
 * @throws `not_found`, also for an order that the user may not see; `not_now` with the reason; `validation_failed` on `orderId`
 */
export async function orderToInvoice(write: TenantWrite, orderId: number): Promise<Invoice> {
  const { tx, tenantId, actor } = write;
  if (!hasPermission(actor, 'web_orders.can_view')) throw appError('not_found');
  await lockEntity<OrderRecord>(write, orderEntity, orderId, undefined);
  const order = (await getEntity(write, orderEntity, orderId)) as Order;
  requireInvoiceable(order);
  const lines = getOrderLines(order, await getBillingSettings(tx));
  const draft = (await createEntity(write, invoiceEntity, {
    title: `Order ${order.number}`,
    customer_id: order.customer_id,
    currency: order.currency,
    taxInclusive: order.totals.pricesIncludeTax,
    lines: toLineBodies(lines),
    knownLines: lines,
    deposit: 0,
    order_id: order.id,
  })) as Invoice;
  if (toUnits(draft.grandTotal) !== toUnits(order.total))
    throw refuse('The amounts of this order cannot be invoiced exactly. Write its invoice by hand');
  await carryPayments(write, order, draft);
  const invoice = await issueInvoice(write, draft.id, undefined, getAddress(order));
  await announceChange(
    { tx, tenantId, actorId: actor.person.id },
    { entity: 'order', action: 'updated' },
    [order.id],
  );
  return invoice;
}
