import { countryName } from '@org/schema';
import type { AddressInput, OrderAddress, OrderUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { OrderRecord } from '../../../kernel/database/records.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { givenColumns } from '../../../kernel/entities/entity-stamps.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { recordEvent } from './order-events.ts';
import { requireStatus } from './order-status.ts';

/** Merges the sent fields of an address into the stored one; the country is identified by its code. */
function mergedAddress(base: OrderAddress | null, given: AddressInput | undefined): OrderAddress {
  const empty = {
    street: '',
    city: '',
    province: '',
    postalCode: '',
    country: '',
    countryCode: '',
  };
  const named = Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== undefined),
  );
  const address = { ...empty, ...base, ...named };
  return { ...address, country: countryName(address.countryCode) || address.country };
}

/**
 * Checks that a customer exists.
 * @throws `validation_failed`
 */
export async function requireCustomer(
  { tx }: TenantWrite,
  id: number | null | undefined,
): Promise<void> {
  if (typeof id !== 'number') return;
  const found = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found)
    throw appError('validation_failed', {
      formErrors: { customer_id: 'This customer does not exist' },
    });
}

function getAddresses(
  { addresses, is_pickup }: OrderRecord,
  given: NonNullable<OrderUpdate['addresses']>,
): string {
  if (given.shipping && is_pickup)
    throw appError('validation_failed', {
      formErrors: { 'addresses.shipping': 'This order is picked up and has no delivery address' },
    });
  return JSON.stringify({
    billing: mergedAddress(addresses.billing, given.billing),
    shipping: given.shipping
      ? mergedAddress(addresses.shipping, given.shipping)
      : addresses.shipping,
  });
}

/**
 * Returns the columns of an order update by staff.
 * @throws `not_now` for a status change that is not allowed; `validation_failed`
 */
export async function orderColumns(
  write: TenantWrite,
  fields: OrderUpdate,
  current: OrderRecord | undefined,
): Promise<Columns> {
  const { addresses, tracking, items: _items, status, ...plain } = fields;
  if (!current) throw appError('not_now', { message: 'Customers place orders in the shop' });
  await requireCustomer(write, plain.customer_id);
  const moves = status !== undefined && status !== current.status;
  if (moves) requireStatus(current, status);
  return {
    ...givenColumns(plain),
    ...(moves && { status }),
    ...(addresses && { addresses: getAddresses(current, addresses) }),
    ...(tracking && { tracking: JSON.stringify(tracking) }),
  };
}

/** Saves the related rows of an order update: fulfilled quantities, stock texts and the order's history. */
export async function saveOrderRelations(
  write: TenantWrite,
  id: number,
  { status, items, tracking, addresses, email }: OrderUpdate,
): Promise<void> {
  const { tx, tenantId } = write;
  const userId = await cacheActor(write);
  const note = (type: 'status' | 'changed', text: string) =>
    recordEvent(tx, tenantId, id, { type, text, userId });
  if (items) await keepStockStatuses(write, id, items);
  if (addresses || email) await note('changed', 'Customer address changed');
  if (tracking) await note('changed', 'Tracking changed');
  if (status === undefined || (await lastStatus(write, id)) === status) return;
  // Everything that left the shop counts as fulfilled, except for restocked units.
  const all = status === 'pending' ? sql<number>`0` : sql<number>`quantity - restocked`;
  await tx.updateTable('order_items').set({ fulfilled: all }).where('order_id', '=', id).execute();
  await note('status', status);
}

/** Returns the last status in the order's history. */
async function lastStatus({ tx }: TenantWrite, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('order_events')
    .select('text')
    .where('order_id', '=', id)
    .where('type', '=', 'status')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.text;
}

async function keepStockStatuses(
  { tx }: TenantWrite,
  orderId: number,
  items: NonNullable<OrderUpdate['items']>,
): Promise<void> {
  for (const { id, stockStatus } of items) {
    const { numUpdatedRows } = await tx
      .updateTable('order_items')
      .set({ stock_status: stockStatus })
      .where('order_id', '=', orderId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw appError('validation_failed', {
        formErrors: { items: 'This item isn’t part of the order' },
      });
  }
}
