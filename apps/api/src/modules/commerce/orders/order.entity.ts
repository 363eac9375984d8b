import { ORDER_FIELDS, type Order, type OrderItem, type OrderUpdate, toCents } from '@org/schema';
import { sql } from 'kysely';
import { orderBy, orderByKey } from '../../../kernel/database/list-order.ts';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { eachByItself, type TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
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
    id: row.id,
    guid: row.guid,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    hasPaymentMismatch: row.has_payment_mismatch,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    customer_id: row.customer_id,
    customerName: row.customer_name,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    currency: row.currency,
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
    addresses: row.addresses,
    isPickup: row.is_pickup,
    shippingMethod: row.shipping_method,
    paymentMethod: row.payment_method,
    coupons: row.coupons,
    tracking: row.tracking,
    ...(events && { events }),
    // Orders are not converted into invoices or projects yet.
    invoiceId: null,
    invoicedAt: row.invoiced_at?.toISOString() ?? null,
    projectId: null,
    note: row.note,
    notes: row.notes,
    nextStatuses: nextStatuses(row),
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

const column = (name: string) => sql.ref(`orders.${name}`);
const keyed = (value: string, key: string) =>
  ({ type: 'text', value: column(value), key: column(key) }) as const;

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
    orders: {
      number: orderByKey('orders.number_key'),
      customerName: orderByKey('orders.name_key'),
      email: orderByKey('orders.email_key'),
      status: orderByKey('orders.standing'),
      paymentStatus: orderByKey('orders.payment_status'),
      total: orderBy('decimal', 'orders.total'),
    },
    filters: {
      number: keyed('number', 'number_key'),
      customerName: keyed('customer_name', 'name_key'),
      email: keyed('email', 'email_key'),
      phone: { type: 'text', value: column('phone') },
      status: { type: 'enum', value: column('standing') },
      paymentStatus: { type: 'enum', value: column('payment_status') },
      hasPaymentMismatch: { type: 'boolean', value: column('has_payment_mismatch') },
      total: { type: 'money', value: column('total') },
      itemsCount: { type: 'number', value: column('items_count') },
      isPickup: { type: 'boolean', value: column('is_pickup') },
      cancelledAt: { type: 'date', value: column('cancelled_at') },
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
});
