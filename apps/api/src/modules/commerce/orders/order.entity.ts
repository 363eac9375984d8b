import { toCents } from '@org/schema';
import {
  ORDER_FIELDS,
  type Order,
  type OrderItem,
  type OrderUpdate,
  orderSchema,
} from '@org/schema/entities';
import { sql } from 'kysely';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity, joinSubtitle } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { eachByItself, type TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import { toOrderTotals } from '../pricing/order-totals.ts';
import { orderColumns, saveOrderRelations } from './change-order.ts';
import { nextStatuses } from './order-status.ts';

/** Returns a line item in the format of the API. */
function toItem(row: OrderItemRecord): OrderItem {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    name: row.name,
    selectedOptions: row.options,
    quantity: Number(row.quantity),
    unitPrice: Number(row.unit_price),
    salePrice: row.sale_price === null ? null : Number(row.sale_price),
    discount: Number(row.discount),
    tax: Number(row.tax),
    lineTotal: Number(row.line_total),
    stockStatus: row.stock_status,
    fulfilledQuantity: Number(row.fulfilled),
    restockedQuantity: Number(row.restocked),
  };
}

async function getItems(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderItemRecord[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** Returns the history of an order, oldest first. */
async function getEvents(tx: TenantTx, id: number): Promise<NonNullable<Order['events']>> {
  const rows = await tx
    .selectFrom('order_events')
    .select(['created_at', 'type', 'text', 'user_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const people = await peopleByIds(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ created_at, type, text, user_id }) => ({
    at: created_at.toISOString(),
    type,
    user: personIn(people, user_id),
    text,
  }));
}

const copyFields = sharedFields<OrderRecord, Order>(orderSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly OrderRecord[],
  getTags: TagsOf,
): Promise<Order[]> {
  const items = await getItems(
    tx,
    rows.map(({ id }) => id),
  );
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const [only] = rows;
  // Only a single order includes its history; a list does not.
  const events = rows.length === 1 && only ? await getEvents(tx, only.id) : undefined;
  return rows.map((row) => ({
    ...copyFields(row),
    paymentStatus: row.payment_status,
    hasPaymentMismatch: row.has_payment_mismatch,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    customerName: row.customer_name,
    items: (items.get(row.id) ?? []).map(toItem),
    itemsCount: Number(row.items_count),
    totals: toOrderTotals({
      subtotal: toCents(row.subtotal),
      discount: toCents(row.discount),
      shipping: toCents(row.shipping),
      tax: toCents(row.tax),
      total: toCents(row.total),
      taxLines: row.tax_lines.map((line) => ({ ...line, amount: toCents(line.amount) })),
      includesTax: row.includes_tax,
    }),
    total: Number(row.total),
    paidTotal: Number(row.paid),
    refundedTotal: Number(row.refunded),
    isPickup: row.is_pickup,
    shippingMethod: row.shipping_method,
    paymentMethod: row.payment_method,
    ...(events && { events }),
    // Billing provides the invoice; orders do not become projects yet.
    invoiceId: null,
    invoicedAt: row.invoiced_at?.toISOString() ?? null,
    projectId: null,
    nextStatuses: nextStatuses(row),
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Entity of the shop's orders. */
export const orderEntity = defineEntity<OrderRecord, Order, OrderUpdate>({
  entity: 'order',
  plural: 'webOrders',
  words: ['order', 'orders'],
  module: 'web_orders',
  table: 'orders',
  hasTrash: false,
  list: {
    fields: ORDER_FIELDS,
    usual: { by: 'created_at', direction: 'desc' },
    columnOf: {
      status: 'display_status',
      customerName: { column: 'customer_name', key: 'name_key' },
    },
  },
  ownFilters: ({ status, paymentStatus, customer_id }) => [
    ...(status === undefined ? [] : [sql<boolean>`orders.status = ${status}`]),
    ...(paymentStatus === undefined
      ? []
      : [sql<boolean>`orders.payment_status = ${paymentStatus}`]),
    ...(customer_id === undefined ? [] : [sql<boolean>`orders.customer_id = ${customer_id}`]),
  ],
  toColumns: orderColumns,
  saveRelations: eachByItself(saveOrderRelations),
  toRecords,
  listedAs: ({ status, cancelledAt }) => ({ status: cancelledAt === null ? status : 'cancelled' }),
  searchTexts: ({ number, customerName, email, phone, items }) => [
    number,
    customerName,
    email,
    phone,
    ...items.flatMap(({ sku, name }) => [sku, name]),
  ],
  getTitle: ({ number }) => number,
  getSubtitle: ({ customerName, email }) => joinSubtitle(customerName, email),
});
