import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { PublicInput } from '../../../kernel/http/bind-route.ts';
import { addressGroup } from '../../../kernel/http/client-address.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { Identity } from '../../platform/index.ts';
import { giveCart, sentCart } from './cart-key.ts';
import { releaseCart } from './cart-reservations.ts';
import { mergeDetails } from './checkout-draft.ts';
import type { CartContext, CartRecord } from './read-cart.ts';
import { lockAddress } from './reservation-limits.ts';

/** Request of a visitor. */
export type CartVisit = Pick<PublicInput<unknown>, 'call' | 'tenant' | 'run'>;

/** Visitor who is signed in on the site. */
export interface CartVisitor {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Runs work on a visitor's cart in one transaction. */
export type InCart = <Value>(
  visit: CartVisit,
  work: (place: CartContext, visitor: CartVisitor | undefined) => Promise<Value>,
) => Promise<Value>;

/** Cart columns that a merge needs. */
type Mergeable = Pick<CartRecord, 'id' | 'coupon_code' | 'details' | 'updated_at'>;

/**
 * Merges a guest's cart into the visitor's existing cart. The larger quantity of each item wins; of the coupon and of each
 * checkout field the latest value wins.
 */
async function mergeInto(
  tx: TenantTx,
  tenantId: number,
  { from, into }: { readonly from: Mergeable; readonly into: Mergeable },
): Promise<void> {
  await releaseCart({ tx, tenantId }, from);
  const [older, newer] = from.updated_at < into.updated_at ? [from, into] : [into, from];
  await tx
    .updateTable('carts')
    .set({
      coupon_code: newer.coupon_code || older.coupon_code,
      details: JSON.stringify(mergeDetails(older.details, newer.details)),
    })
    .where('id', '=', into.id)
    .execute();
  await sql`
    insert into cart_items (tenant_id, cart_id, variant_id, quantity, seen_price)
    select tenant_id, ${into.id}, variant_id, quantity, seen_price from cart_items where cart_id = ${from.id}
    on conflict (tenant_id, cart_id, variant_id)
      do update set quantity = greatest(cart_items.quantity, excluded.quantity)`.execute(tx);
  await tx.deleteFrom('carts').where('id', '=', from.id).execute();
}

/**
 * Merges this browser's cart with the visitor's cart of an earlier session.
 * @returns stored hash of the key of the merged cart
 */
async function ownCart(
  place: CartContext & { readonly visitorId: number },
): Promise<string | undefined> {
  const { tx, tenantId, key = '', visitorId } = place;
  const carts = await tx
    .selectFrom('carts')
    .select(['id', 'key_hash', 'user_id', 'coupon_code', 'details', 'updated_at'])
    .where(sql<boolean>`(user_id = ${visitorId} or (key_hash = ${key} and user_id is null))`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const mine = carts.find(({ user_id }) => user_id === visitorId);
  const here = carts.find(({ user_id }) => user_id === null);
  if (mine?.key_hash === key) return key;
  // A merge releases reserved stock and may reserve it again in the same transaction.
  if (here && mine) await lockAddress(tx, tenantId, place.address);
  if (here && mine) await mergeInto(tx, tenantId, { from: mine, into: here });
  if (here) {
    await tx.updateTable('carts').set({ user_id: visitorId }).where('id', '=', here.id).execute();
    return key;
  }
  if (!mine) return place.key;
  // The visitor's cart comes from another browser, and only that browser knows its key.
  const given = place.give();
  await tx.updateTable('carts').set({ key_hash: given }).where('id', '=', mine.id).execute();
  return given;
}

/** Creates the function that runs work on the cart of a visitor, signed in or not. */
export function cartVisits({
  identity,
  send,
}: {
  readonly identity: Pick<Identity, 'whoIs'>;
  readonly send: SendJob;
}): InCart {
  return async (visit, work) => {
    const { call, tenant, run } = visit;
    const person = (await identity.whoIs(call.headers, call.reply, tenant))?.person;
    return run(async (tx) => {
      const place: CartContext = {
        tx,
        tenantId: tenant.id,
        send,
        key: sentCart(call),
        visitorId: person?.id,
        address: addressGroup(call.address),
        give: () => giveCart(call),
      };
      if (!person) return work(place, undefined);
      const key = await ownCart({ ...place, visitorId: person.id });
      return work({ ...place, key }, person);
    });
  };
}
