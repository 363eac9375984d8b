import { randomUUID } from 'node:crypto';
import type { Checkout, Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFailure } from '../src/kernel/database/database-failure.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { releaseCart, releaseExpired } from '../src/modules/commerce/cart/cart-reservations.ts';
import type { CartContext } from '../src/modules/commerce/cart/read-cart.ts';
import { visitCheckout } from '../src/modules/commerce/checkout/checkout.service.ts';
import { placeOrder } from '../src/modules/commerce/checkout/place-order.ts';
import { chance, IS_LONG, SEED } from './support/chaos.ts';
import { FILLED, newBuyer, newThing, openShop, setShop, stockFaults } from './support/shop.ts';
import { type TestApi, testApi } from './support/test-api.ts';

/** Number of database connections of the server and of concurrent operations, because a waiting operation holds a connection. */
const POOL = 10;
/** Number of random stock operations. */
const OPERATIONS = Number(process.env.SHOP_OPERATIONS ?? (IS_LONG ? 100_000 : 1500));
/** Timeout of the operations in ms, for a busy machine. */
const OPERATIONS_MS = OPERATIONS * 80;
/** Number of carts that are sent twice. */
const TWICE = IS_LONG ? 1000 : 150;
/** Timeout of these carts in ms. */
const TWICE_MS = TWICE * 200;

let t: TestApi;
let tenantId = 0;
beforeAll(async () => {
  process.stdout.write(`shop races: seed ${SEED}\n`);
  t = await testApi({}, { poolSize: POOL });
  tenantId = t.world.alpha.id;
  await openShop(t);
});
afterAll(() => t.close());

const getVariant = async ({ id }: Product): Promise<number> => {
  const [row] = await t.database.asOwner<{ id: string }>(
    'select id from app.product_variants where product_id = $1 and is_own',
    [id],
  );
  return Number(row?.id);
};

/**
 * Inserts carts with a quantity of a product.
 * @returns keys of the carts
 */
async function manyCarts(count: number, variantId: number, quantity = 1): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  await t.database.asOwner(
    `with made as (
      insert into app.carts (tenant_id, key_hash, details)
      select $1, key, $4 from unnest($2::text[]) as k (key) returning id
    )
    insert into app.cart_items (tenant_id, cart_id, variant_id, quantity, seen_price)
    select $1, id, $3, $5, 10 from made`,
    [tenantId, keys, variantId, JSON.stringify(FILLED), quantity],
  );
  return keys;
}

/** Runs work on the cart of a key, like a route does. */
const inCart = <Value>(key: string, work: (place: CartContext) => Promise<Value>): Promise<Value> =>
  t.database.db.asTenant(tenantId, (tx) =>
    work({ tx, tenantId, send: t.api.jobs.send, key, address: key, give: () => randomUUID() }),
  );
const place = (key: string) =>
  inCart(key, (at) => placeOrder(at, undefined, {}, { send: t.api.jobs.send }));

/** Returns the results of many operations, with a limit of concurrent ones. */
async function atOnce<Value>(
  work: readonly (() => Promise<Value>)[],
  most = POOL,
): Promise<PromiseSettledResult<Value>[]> {
  const results: PromiseSettledResult<Value>[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < work.length) {
      const at = next++;
      const one = work[at];
      if (one) [results[at]] = (await Promise.allSettled([one()])) as [PromiseSettledResult<Value>];
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
const codes = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    [
      ...Map.groupBy(results, (one) =>
        one.status === 'fulfilled'
          ? 'done'
          : String((one.reason as { code?: string }).code ?? one.reason),
      ),
    ].map(([code, group]) => [code, group.length]),
  );
const count = async (sql: string, values: unknown[]): Promise<number> =>
  Number((await t.database.asOwner<{ n: string }>(sql, values))[0]?.n);

describe('a shop with many concurrent customers', () => {
  it('sells 10 units to exactly 10 of 1,000 customers', async () => {
    const thing = await newThing(t, { stock: 10 });
    const keys = await manyCarts(1000, await getVariant(thing));
    const results = await atOnce(keys.map((key) => () => place(key)));
    expect(codes(results)).toEqual({ done: 10, conflict: 990 });
    expect(
      await count('select count(*) as n from app.order_items where product_id = $1', [thing.id]),
    ).toBe(10);
    const [seqs] = await t.database.asOwner<{ gaps: string }>(
      'select max(seq) - min(seq) + 1 - count(*) as gaps from app.orders where seq > 1',
    );
    expect(Number(seqs?.gaps)).toBe(0);
    expect(await stockFaults(t)).toEqual([]);
  }, 480_000);

  it(
    'creates one order from each cart that is sent twice concurrently',
    async () => {
      const thing = await newThing(t, { stock: 5000 });
      const keys = await manyCarts(TWICE, await getVariant(thing));
      const results = await atOnce(keys.flatMap((key) => [() => place(key), () => place(key)]));
      expect(codes(results)).toEqual({ done: 2 * TWICE });
      const guids = results.flatMap((one) =>
        one.status === 'fulfilled' ? [one.value.order.guid] : [],
      );
      expect(new Set(guids).size).toBe(TWICE);
      expect(
        await count('select sum(quantity) as n from app.order_items where product_id = $1', [
          thing.id,
        ]),
      ).toBe(TWICE);
      expect(await stockFaults(t)).toEqual([]);
    },
    TWICE_MS,
  );

  it('handles many requests with one idempotency key as one', async () => {
    const many = IS_LONG ? 200 : 10;
    const thing = await newThing(t, { stock: many });
    const buyers = Array.from({ length: many }, () => newBuyer(t));
    expect(codes(await atOnce(buyers.map((buyer) => () => buyer.add(thing.sku))))).toEqual({
      done: many,
    });
    for (const buyer of buyers) {
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          buyer.visit('POST', '/api/v1/checkout/', FILLED, { 'idempotency-key': key }),
        ),
      );
      const again = await buyer.place(FILLED, key);
      expect(again.status, again.text).toBe(201);
      const guid = (again.body.order as { guid: string }).guid;
      for (const answer of answers)
        expect(
          answer.status === 201
            ? (answer.body.order as { guid: string }).guid
            : answer.body.code === 'in_progress' && guid,
        ).toBe(guid);
      expect((await buyer.place({ ...FILLED, note: 'other' }, key)).body.code).toBe(
        'idempotency_mismatch',
      );
      // The key of another visitor belongs to a different request.
      expect((await newBuyer(t).place(FILLED, key)).body.code).toBe('idempotency_mismatch');
    }
    expect(
      await count('select count(*) as n from app.order_items where product_id = $1', [thing.id]),
    ).toBe(buyers.length);
  });

  it('applies a coupon for one order to exactly one of many', async () => {
    await t.call('POST', '/api/v1/admin/coupons/', {
      as: 'manager',
      body: { code: 'RACE', kind: 'amount', value: 1, maxUses: 1 },
    });
    const keys = await manyCarts(50, await getVariant(await newThing(t, { stock: 100 })));
    await t.database.asOwner("update app.carts set coupon_code = 'RACE' where key_hash = any($1)", [
      keys,
    ]);
    const results = await atOnce(keys.map((key) => () => place(key)));
    expect(codes(results)).toEqual({ done: 1, conflict: 49 });
    expect(await count("select uses as n from app.coupons where code = 'RACE'", [])).toBe(1);
  });
});

describe('an untrusted client', () => {
  it('is rejected with its own prices, totals, numbers and carts', async () => {
    const thing = await newThing(t);
    const buyer = newBuyer(t);
    await buyer.add(thing.sku);
    for (const forged of [
      { items: [{ sku: thing.sku, unitPrice: 0.01 }] },
      { totals: { total: 1 } },
      { cart_id: 1 },
      { discount: 5 },
      { shippingPrice: 0 },
      { status: 'completed' },
      { paymentStatus: 'paid' },
      { customer_id: 1 },
      { currency: 'JPY' },
    ]) {
      const answer = await buyer.place({ ...FILLED, ...forged });
      expect(answer.body, JSON.stringify(forged)).toMatchObject({ code: 'validation_failed' });
    }
    for (const total of [0, 0.01, 9.99, -10, 1e300])
      expect([409, 422]).toContain((await buyer.place({ ...FILLED, total })).status);
    for (const quantity of [-1, 0, 0.5, 1e9, '2', null])
      expect(
        (await buyer.visit('POST', '/api/v1/cart/items/', { sku: thing.sku, quantity })).status,
        String(quantity),
      ).toBe(422);
    // None of these requests placed an order.
    expect((await buyer.cart()).itemsCount).toBe(1);
    const [other] = (await newBuyer(t).add(thing.sku)).items;
    expect(
      (await buyer.visit('PUT', `/api/v1/cart/items/${other?.key}/`, { quantity: 3 })).body.code,
    ).toBe('not_found');
    expect((await buyer.place()).status).toBe(201);
  });

  it('is refused a used coupon, an expired one, and one of another shop', async () => {
    const make = (body: object, as: 'manager' | 'otherAdmin' = 'manager') =>
      t.call('POST', '/api/v1/admin/coupons/', {
        as,
        body: { kind: 'percent', value: 50, ...body },
      });
    await make({ code: 'HALF', maxUsesPerCustomer: 1 });
    await make({ code: 'OVER', endsAt: '2020-01-01T00:00:00Z' });
    await make({ code: 'LATER', startsAt: '2999-01-01T00:00:00Z' });
    await make({ code: 'OFF', enabled: false });
    await make({ code: 'BIG', minSubtotal: 1000 });
    await make({ code: 'FOREIGN' }, 'otherAdmin');
    const thing = await newThing(t, { stock: 50 });
    const buyer = newBuyer(t);
    await buyer.add(thing.sku);
    const use = async (code: string) =>
      (await buyer.visit('POST', '/api/v1/cart/coupons/', { code })).body;
    for (const [code, problem] of [
      ['OVER', 'The code OVER has expired'],
      ['LATER', 'The code LATER is not valid yet'],
      ['OFF', 'We don’t recognise this code'],
      ['FOREIGN', 'We don’t recognise this code'],
      ['NONE', 'We don’t recognise this code'],
      ['BIG', 'The code BIG requires a minimum order of $1,000.00'],
    ] as const)
      expect((await use(code)).formErrors).toEqual({ code: problem });
    expect((await use('half')).cart).toMatchObject({
      totals: { discount: 5, total: 5 },
      coupons: [{ code: 'HALF' }],
    });
    expect((await use('HALF')).formErrors).toEqual({ code: 'This code is already in your cart' });
    expect(
      (await buyer.place({ ...FILLED, email: 'Twice@buyer.example' })).body.order,
    ).toMatchObject({
      totals: { total: 5 },
    });
    const again = newBuyer(t);
    await again.add(thing.sku);
    await again.visit('POST', '/api/v1/cart/coupons/', { code: 'HALF' });
    expect((await again.place({ ...FILLED, email: 'twice@BUYER.example' })).body).toMatchObject({
      code: 'conflict',
      error: 'You have already used the code HALF',
      current: { totals: { discount: 0, total: 10 } },
    });
  });

  it('sees what changed during the checkout, and orders nothing by mistake', async () => {
    const thing = await newThing(t);
    const buyer = newBuyer(t);
    await buyer.add(thing.sku);
    const seen = (await buyer.visit('PUT', '/api/v1/checkout/', FILLED)).body.checkout as Checkout;
    expect(seen.totals.total).toBe(10);
    await t.call('PUT', `/api/v1/admin/products/${thing.id}/`, {
      as: 'admin',
      body: { unitPrice: 12 },
    });
    expect((await buyer.place({ ...FILLED, total: 10 })).body).toMatchObject({
      code: 'conflict',
      current: { totals: { total: 12 } },
    });
    expect((await buyer.place()).body).toMatchObject({ code: 'conflict' });
    expect((await buyer.place({ ...FILLED, total: 12 })).status).toBe(201);
  });
});

describe('an open checkout', () => {
  it('reserves stock for a while, never blocks itself, and releases it', async () => {
    const thing = await newThing(t, { stock: 3 });
    const [one, two] = [newBuyer(t), newBuyer(t)];
    await one.add(thing.sku, 3);
    await two.add(thing.sku, 2);
    const open = await one.checkout();
    expect(open.heldUntil).not.toBeNull();
    expect(open.cart.items).toMatchObject([{ available: true, maxQuantity: 3, warnings: [] }]);
    expect((await two.cart()).items).toMatchObject([{ available: false, maxQuantity: 0 }]);
    expect((await two.place()).body).toMatchObject({ code: 'conflict' });
    // Units removed from the cart are available immediately.
    const [item] = (await one.cart()).items;
    await one.visit('PUT', `/api/v1/cart/items/${item?.key}/`, { quantity: 1 });
    expect((await two.cart()).items).toMatchObject([{ available: true, maxQuantity: 2 }]);
    await one.visit('PUT', `/api/v1/cart/items/${item?.key}/`, { quantity: 3 });
    expect(await stockFaults(t)).toEqual([]);
    // Time passes, and housekeeping runs.
    await t.database.asOwner(
      "update app.carts set reserved_until = now() - interval '1 second' where reserved_until is not null",
    );
    await t.api.jobs.housekeeping.tasks.get('left-carts')?.run({
      signal: new AbortController().signal,
      log: serverLog('silent'),
    });
    expect((await two.place()).status).toBe(201);
    expect((await one.place()).body).toMatchObject({ code: 'conflict' });
    expect(await stockFaults(t)).toEqual([]);
  });

  it(
    'keeps all stock figures correct in a long random run',
    async () => {
      await setShop(t, { cart: { reservation_minutes: 5 } });
      const random = chance();
      const pick = <Value>(of: readonly Value[]): Value =>
        of[Math.floor(random() * of.length)] as Value;
      const things = await Promise.all(Array.from({ length: 6 }, () => newThing(t, { stock: 20 })));
      const variants = await Promise.all(things.map(getVariant));
      const orders: number[] = [];
      const carts: string[] = [];
      const act = async (id: number, name: string, body: object): Promise<void> => {
        await t.call('POST', `/api/v1/admin/web-orders/${id}/${name}/`, { as: 'manager', body });
      };
      const moves: readonly (() => Promise<unknown>)[] = [
        async () => {
          const [key] = await manyCarts(1, pick(variants), 1 + Math.floor(random() * 3));
          if (!key) return;
          const more = pick(variants);
          await t.database.asOwner(
            `insert into app.cart_items (tenant_id, cart_id, variant_id, quantity, seen_price)
           select tenant_id, id, $2, 1, 10 from app.carts where key_hash = $1 on conflict do nothing`,
            [key, more],
          );
          carts.push(key);
        },
        () => inCart(pick(carts), (at) => visitCheckout(at, undefined)),
        () => inCart(pick(carts), (at) => visitCheckout(at, undefined)),
        async () => {
          const { orderId } = await place(pick(carts));
          orders.push(orderId);
        },
        () =>
          inCart(pick(carts), async (at) => {
            const cart = await at.tx
              .selectFrom('carts')
              .selectAll()
              .where('key_hash', '=', at.key ?? '')
              .forUpdate()
              .executeTakeFirst();
            if (cart) await releaseCart(at, cart);
          }),
        async () => {
          await t.database.asOwner(
            "update app.carts set reserved_until = now() - interval '1 second' where key_hash = $1 and reserved_until is not null",
            [pick(carts)],
          );
          await t.database.db.asTenant(tenantId, (tx) => releaseExpired(tx, tenantId));
        },
        () => act(pick(orders), 'cancel', { notify: false }),
        () => act(pick(orders), 'pay', {}),
        () => act(pick(orders), 'refund', { amount: 5 }),
        () => {
          const at = Math.floor(random() * things.length);
          return t.call('PUT', `/api/v1/admin/products/${things[at]?.id}/`, {
            as: 'admin',
            body: { stock: 15 + Math.floor(random() * 20) },
          });
        },
      ];
      const first = moves[0];
      for (let at = 0; at < 20; at++) await first?.();
      const results = await atOnce(
        Array.from({ length: OPERATIONS }, () => () => pick(moves)()),
        POOL - 2,
      );
      // Rejected requests have one of our error codes, and there are no deadlocks.
      const bugs = results.flatMap((one) =>
        one.status === 'rejected' &&
        !['conflict', 'not_now'].includes((one.reason as { code?: string }).code ?? '')
          ? [databaseFailure(one.reason) ?? String(one.reason)]
          : [],
      );
      expect(bugs).toEqual([]);
      expect(orders.length).toBeGreaterThan(20);
      expect(await stockFaults(t)).toEqual([]);
      const [money] = await t.database.asOwner<{ n: string }>(
        'select count(*) as n from app.orders where refunded > paid or paid > total',
      );
      expect(Number(money?.n)).toBe(0);
    },
    OPERATIONS_MS,
  );
});
