import type { Checkout, Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Buyer,
  FILLED,
  newBuyer,
  newThing,
  openShop,
  stockFaults,
} from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const getHeld = async ({ id }: Product): Promise<number> => {
  const [row] = await t.database.asOwner<{ n: number }>(
    `select coalesce(sum(r.quantity), 0)::int as n from app.reservations r
     join app.product_variants v on v.tenant_id = r.tenant_id and v.id = r.variant_id where v.product_id = $1`,
    [id],
  );
  return row?.n ?? 0;
};

/** Creates visitors with separate addresses, each with a quantity of a product in the cart. */
async function withPieces(
  addresses: readonly string[],
  thing: Product,
  quantity: number,
): Promise<Buyer[]> {
  const buyers = addresses.map((address) => newBuyer(t, address));
  for (const buyer of buyers) await buyer.add(thing.sku, quantity);
  return buyers;
}

/** Opens the checkouts of visitors, as many at a time as the server has connections. */
async function openAll(buyers: readonly Buyer[]): Promise<Checkout[]> {
  const opened: Checkout[] = [];
  for (let at = 0; at < buyers.length; at += 10)
    opened.push(...(await Promise.all(buyers.slice(at, at + 10).map((buyer) => buyer.checkout()))));
  return opened;
}

describe('reservations of one network address', () => {
  it('reserves stock for at most 20 carts, even when all are opened at once, and keeps existing reservations', async () => {
    const thing = await newThing(t, { stock: 1000 });
    const buyers = await withPieces(Array<string>(30).fill('203.0.113.7'), thing, 1);
    const opened = await openAll(buyers);
    const held = opened.filter(({ heldUntil }) => heldUntil !== null);
    expect([held.length, await getHeld(thing)]).toEqual([20, 20]);
    const again = await openAll(buyers);
    expect(again.map(({ heldUntil }) => heldUntil !== null)).toEqual(
      opened.map(({ heldUntil }) => heldUntil !== null),
    );
    // Visitors without a reservation can still order.
    const other = buyers[opened.findIndex(({ heldUntil }) => heldUntil === null)];
    expect((await other?.place(FILLED))?.status).toBe(201);
    const [elsewhere] = await withPieces(['203.0.113.8'], thing, 1);
    expect((await elsewhere?.checkout())?.heldUntil).not.toBeNull();
    expect(await stockFaults(t)).toEqual([]);
  });

  it('reserves at most 10 units of a product or a quarter of its stock, over all carts', async () => {
    const few = await newThing(t, { stock: 24 });
    const carts = await withPieces(Array<string>(8).fill('203.0.113.20'), few, 3);
    await openAll(carts);
    expect(await getHeld(few)).toBe(9);

    const many = await newThing(t, { stock: 200 });
    const [all, some, rest] = await withPieces(Array<string>(3).fill('203.0.113.21'), many, 30);
    await all?.add(many.sku, 51);
    expect((await all?.checkout())?.heldUntil).toBeNull();
    expect((await some?.checkout())?.heldUntil).not.toBeNull();
    expect((await rest?.checkout())?.heldUntil).toBeNull();
    expect(await getHeld(many)).toBe(30);
    expect(await stockFaults(t)).toEqual([]);
  });

  it('counts reservations by the /64 of an IPv6 address, because one client has all of it', async () => {
    const thing = await newThing(t, { stock: 16 });
    const [one, other, neighbour] = await withPieces(
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
      thing,
      6,
    );
    expect((await one?.checkout())?.heldUntil).not.toBeNull();
    expect((await other?.checkout())?.heldUntil).toBeNull();
    expect((await neighbour?.checkout())?.heldUntil).not.toBeNull();
    expect(await getHeld(thing)).toBe(12);
  });

  it('releases a cart that exceeds the limit, so that others can reserve', async () => {
    const thing = await newThing(t, { stock: 12 });
    const [one, other] = await withPieces(Array<string>(2).fill('203.0.113.30'), thing, 6);
    await one?.checkout();
    await one?.add(thing.sku, 11);
    expect(await getHeld(thing)).toBe(0);
    expect((await other?.checkout())?.heldUntil).not.toBeNull();
    expect(await getHeld(thing)).toBe(6);
    const [row] = await t.database.asOwner<{ n: number }>(
      'select count(*)::int as n from app.carts where reserved_until is null and reserved_by_address is not null',
      [],
    );
    expect(row?.n).toBe(0);
  });
});
