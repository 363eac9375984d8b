import type { Order, PlacedOrder, Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FILLED,
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  SENT,
  stockFaults,
} from '../../../../test/support/shop.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const list = async (query: string): Promise<Order[]> =>
  ((await t.call('GET', `${ORDERS}?${query}`, { as: 'manager' })).body.results as { rows: Order[] })
    .rows;
const act = (id: number, name: string, body: object = {}, headers = {}): Promise<Answer> =>
  t.call('POST', `${ORDERS}${id}/${name}/`, { as: 'manager', body, headers });
const put = (id: number, body: object): Promise<Answer> =>
  t.call('PUT', `${ORDERS}${id}/`, { as: 'manager', body });
const getOrder = (answer: Answer): Order => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body.order as Order;
};
const getStock = async ({ id }: Product): Promise<number> =>
  ((await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' })).body.product as Product)
    .stock;
/** Returns the sales count of a product in its own row and in the shop's list. */
const getSales = ({ id }: Product) =>
  t.database.asOwner(
    `select distinct p.sales::int as sales, l.sales::int as listed
     from app.products p join app.product_listing l on l.product_id = p.id where p.id = $1`,
    [id],
  );

/** Places an order and returns it as staff see it. */
async function ordered(
  things: readonly (readonly [Product, number])[],
  details: object = FILLED,
): Promise<Order> {
  const buyer = newBuyer(t);
  for (const [{ sku }, quantity] of things) await buyer.add(sku, quantity);
  const answer = await buyer.place(details);
  expect(answer.status, answer.text).toBe(201);
  const { number } = answer.body.order as PlacedOrder;
  const [row] = await list(`search=${number}`);
  return getOrder(await t.call('GET', `${ORDERS}${row?.id}/`, { as: 'manager' }));
}

describe('the list of orders', () => {
  it('searches orders by number, email, name and SKU, and filters them by status, payment and day', async () => {
    const thing = await newThing(t, { sku: 'FIND-ME-1' });
    const order = await ordered([[thing, 1]], {
      ...FILLED,
      email: 'list@buyer.example',
      lastname: 'Findable',
    });
    for (const search of [order.number, 'list@buyer', 'findab', 'FIND-ME'])
      expect(
        (await list(`search=${search}`)).map(({ id }) => id),
        search,
      ).toEqual([order.id]);
    const filter = (field: string, op: string, value: unknown) =>
      `filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator: op, value }] }))}`;
    expect((await list(`${filter('paymentStatus', 'in', ['unpaid'])}&search=findab`)).length).toBe(
      1,
    );
    expect((await list(`status=pending&paymentStatus=unpaid&search=findab`)).length).toBe(1);
    expect((await list(`status=completed&search=findab`)).length).toBe(0);
    expect((await list(`customer_id=${order.customer_id}`)).map(({ id }) => id)).toEqual([
      order.id,
    ]);
    expect((await list(`startDate=2999-01-01`)).length).toBe(0);
    // A cancelled order is not pending any more.
    const countByStatus = async (status: string) =>
      (await list(`${filter('status', 'in', [status])}&search=findab`)).length;
    expect([await countByStatus('pending'), await countByStatus('cancelled')]).toEqual([1, 0]);
    await act(order.id, 'cancel');
    expect([await countByStatus('pending'), await countByStatus('cancelled')]).toEqual([0, 1]);
    expect((await list('orderBy=total&orderDirection=DESC'))[0]?.total).toBeGreaterThanOrEqual(10);
  });

  it('publishes new orders to open screens', async () => {
    const before = await t.database.asOwner<{ n: number }>(
      "select count(*)::int as n from app.outbox where entity = 'order'",
    );
    await ordered([[await newThing(t), 1]]);
    const after = await t.database.asOwner<{ n: number }>(
      "select count(*)::int as n from app.outbox where entity = 'order'",
    );
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1);
  });
});

describe('an order', () => {
  it('PROD-006 changes the status through pending, ready for pickup, shipped and completed, in the allowed order', async () => {
    const picked = await ordered([[await newThing(t), 2]]);
    expect(picked).toMatchObject({
      status: 'pending',
      nextStatuses: ['ready for pickup', 'completed'],
    });
    expect((await put(picked.id, { status: 'shipped' })).body).toMatchObject({
      code: 'not_now',
      error: 'This order is for pickup and cannot be shipped',
    });
    expect(getOrder(await put(picked.id, { status: 'ready for pickup' })).items).toMatchObject([
      { fulfilledQuantity: 2 },
    ]);
    expect(getOrder(await put(picked.id, { status: 'pending' })).items).toMatchObject([
      { fulfilledQuantity: 0 },
    ]);
    getOrder(await put(picked.id, { status: 'ready for pickup' }));
    const done = getOrder(await put(picked.id, { status: 'completed' }));
    expect(done).toMatchObject({ status: 'completed', nextStatuses: [] });
    expect((await put(picked.id, { status: 'pending' })).body.error).toBe(
      'An order that is completed cannot become pending',
    );
    expect(done.events?.filter(({ type }) => type === 'status').map(({ text }) => text)).toEqual([
      'pending',
      'ready for pickup',
      'pending',
      'ready for pickup',
      'completed',
    ]);
    const sent = await ordered([[await newThing(t), 1]], SENT);
    expect((await put(sent.id, { status: 'ready for pickup' })).body.error).toBe(
      'This order is for delivery and cannot be picked up',
    );
    expect(getOrder(await put(sent.id, { status: 'shipped' }))).toMatchObject({
      nextStatuses: ['completed'],
    });
  });

  it('requires the current version for an update, and keeps the ordered items', async () => {
    const order = await ordered([[await newThing(t), 1]], SENT);
    const [item] = order.items;
    const saved = getOrder(
      await put(order.id, {
        version: order.version,
        notes: 'Call first',
        addresses: { shipping: { city: 'Ottawa' } },
        items: [{ id: item?.id, stockStatus: 'ordered' }],
      }),
    );
    expect(saved).toMatchObject({
      notes: 'Call first',
      addresses: { shipping: { city: 'Ottawa', street: '1 Long Street' } },
      items: [{ stockStatus: 'ordered' }],
      version: order.version + 1,
    });
    expect((await put(order.id, { version: order.version, notes: '' })).body).toMatchObject({
      code: 'conflict',
      current: { notes: 'Call first' },
    });
    // Writing back a whole record does not change the ordered items.
    const { status: _status, items: _items, ...record } = saved;
    expect(
      getOrder(
        await put(order.id, { ...record, total: 1, totals: { total: 1 }, paymentStatus: 'paid' }),
      ),
    ).toMatchObject({
      total: order.total,
      paymentStatus: 'unpaid',
    });
  });

  it('fulfils an order in parts with tracking, never more than was ordered', async () => {
    const [one, two] = [await newThing(t), await newThing(t)];
    const order = await ordered(
      [
        [one, 3],
        [two, 1],
      ],
      SENT,
    );
    const [first, second] = order.items;
    const part = getOrder(
      await act(order.id, 'fulfil', {
        items: [{ id: first?.id, quantity: 2 }],
        tracking: { carrier: 'Post', number: '123', url: 'https://post.example/123' },
      }),
    );
    expect(part).toMatchObject({
      status: 'pending',
      items: [{ fulfilledQuantity: 2 }, { fulfilledQuantity: 0 }],
      tracking: [{ carrier: 'Post', number: '123' }],
    });
    expect(
      (await act(order.id, 'fulfil', { items: [{ id: first?.id, quantity: 2 }] })).body.formErrors,
    ).toEqual({
      items: `You can fulfill up to 1 of ${first?.name}`,
    });
    expect(
      (
        await act(order.id, 'fulfil', {
          items: [
            { id: second?.id, quantity: 1 },
            { id: second?.id, quantity: 1 },
          ],
        })
      ).status,
    ).toBe(422);
    const whole = getOrder(await act(order.id, 'fulfil', { notify: false }));
    expect(whole).toMatchObject({
      status: 'shipped',
      items: [{ fulfilledQuantity: 3 }, { fulfilledQuantity: 1 }],
    });
    expect((await act(order.id, 'fulfil')).body.error).toBe('All items are already fulfilled');
    const mails = await t.database.asOwner(
      "select subject from platform.mails where kind = 'order' and subject like $1",
      [`%${order.number}%`],
    );
    expect(mails).toEqual([{ subject: `A part of your order ${order.number} is on its way` }]);
  });

  it('cancels a partly fulfilled order: restocks the rest, and records it', async () => {
    await t.call('POST', '/api/v1/admin/coupons/', {
      as: 'manager',
      body: { code: 'PARTLY', kind: 'amount', value: 5, maxUses: 1 },
    });
    const [one, two] = [await newThing(t), await newThing(t)];
    const buyer = newBuyer(t);
    await buyer.add(one.sku, 3);
    await buyer.add(two.sku, 1);
    await buyer.visit('POST', '/api/v1/cart/coupons/', { code: 'partly' });
    const { number } = (await buyer.place(SENT)).body.order as PlacedOrder;
    const [row] = await list(`search=${number}`);
    const first = row?.items.find(({ sku }) => sku === one.sku);
    const id = row?.id ?? 0;
    getOrder(await act(id, 'fulfil', { notify: false, items: [{ id: first?.id, quantity: 2 }] }));
    const cancelled = getOrder(await act(id, 'cancel', { reason: 'Sold out' }));
    expect(cancelled.cancelledAt).not.toBeNull();
    expect(cancelled.events?.find(({ type }) => type === 'cancelled')?.text).toBe(
      '2 not sent any more, 2 sent before: Sold out',
    );
    expect([await getStock(one), await getStock(two)]).toEqual([3, 5]);
    // The fulfilled items were bought with the coupon.
    expect(
      (await t.call('GET', '/api/v1/admin/coupons/?search=partly', { as: 'manager' })).body.results,
    ).toMatchObject({ rows: [{ uses: 1 }] });
    expect(
      await t.database.asOwner('select subject from platform.mails where subject like $1', [
        `%order ${number} was cancelled`,
      ]),
    ).toEqual([{ subject: `The rest of your order ${number} was cancelled` }]);
    expect(await stockFaults(t)).toEqual([]);
  });

  it('records payments and partial refunds, never more than was paid', async () => {
    const thing = await newThing(t);
    const order = await ordered([[thing, 3]]);
    expect((await act(order.id, 'refund', { amount: 1 })).body.error).toBe(
      'Nothing was paid for this order',
    );
    expect((await act(order.id, 'pay', { amount: 30.01 })).body.formErrors).toEqual({
      amount: 'The balance due is 30.00',
    });
    expect(getOrder(await act(order.id, 'pay', { amount: 10, reference: 'Cash' }))).toMatchObject({
      paymentStatus: 'unpaid',
      paidTotal: 10,
    });
    const headers = { 'idempotency-key': 'pay-once' };
    getOrder(await act(order.id, 'pay', {}, headers));
    expect(getOrder(await act(order.id, 'pay', {}, headers))).toMatchObject({
      paymentStatus: 'paid',
      paidTotal: 30,
    });
    expect((await act(order.id, 'pay')).body.error).toBe('This order is already paid');
    const [item] = order.items;
    expect(
      getOrder(
        await act(order.id, 'refund', {
          amount: 10,
          reason: 'Broken',
          restock: [{ id: item?.id, quantity: 1 }],
        }),
      ),
    ).toMatchObject({ paymentStatus: 'partially_refunded', refundedTotal: 10 });
    expect(await getStock(thing)).toBe(3);
    expect((await act(order.id, 'refund', { amount: 20.01 })).body.formErrors).toEqual({
      amount: 'You can refund up to 20.00',
    });
    expect(
      (await act(order.id, 'refund', { amount: 1, restock: [{ id: item?.id, quantity: 3 }] })).body
        .formErrors,
    ).toEqual({ items: `You can restock up to 2 of ${item?.name}` });
    const [two, one] = await Promise.all([
      act(order.id, 'refund', { amount: 15 }),
      act(order.id, 'refund', { amount: 15 }),
    ]);
    expect([two.status, one.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(getOrder(await act(order.id, 'refund', { amount: 5 }))).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect(await stockFaults(t)).toEqual([]);
  });

  it('cancels an order once, and releases its stock and its coupon', async () => {
    const made = await t.call('POST', '/api/v1/admin/coupons/', {
      as: 'manager',
      body: { code: 'once', kind: 'amount', value: 5, maxUses: 1 },
    });
    expect(made.body.coupon).toMatchObject({ code: 'ONCE', uses: 0 });
    const thing = await newThing(t);
    const buyer = newBuyer(t);
    await buyer.add(thing.sku, 2);
    await buyer.visit('POST', '/api/v1/cart/coupons/', { code: 'Once ' });
    const { number } = (await buyer.place()).body.order as PlacedOrder;
    const [order] = await list(`search=${number}`);
    expect(order).toMatchObject({
      total: 15,
      coupons: [{ code: 'ONCE', discount: 5 }],
      items: [{ discount: 5 }],
    });
    expect(await getStock(thing)).toBe(3);
    expect(await getSales(thing)).toEqual([{ sales: 2, listed: 2 }]);
    const [one, two] = await Promise.all([
      act(order?.id ?? 0, 'cancel', { reason: 'Changed mind' }),
      act(order?.id ?? 0, 'cancel'),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await getStock(thing)).toBe(5);
    // Cancelled orders do not count as sales, so they push nothing to the top of the shop.
    expect(await getSales(thing)).toEqual([{ sales: 0, listed: 0 }]);
    expect(
      (await t.call('GET', '/api/v1/admin/coupons/?search=once', { as: 'manager' })).body.results,
    ).toMatchObject({
      rows: [{ uses: 0 }],
    });
    expect((await put(order?.id ?? 0, { status: 'completed' })).body.error).toBe(
      'This order is cancelled, so its status cannot change',
    );
    expect((await act(order?.id ?? 0, 'pay')).body.code).toBe('not_now');
    expect((await act(order?.id ?? 0, 'invoice')).body.code).toBe('not_now');
    expect(await stockFaults(t)).toEqual([]);
  });
});

describe('coupons', () => {
  it('rejects a bulk change after which a coupon would end before it begins', async () => {
    const made = async (code: string, startsAt: string | null): Promise<number> => {
      const { body } = await t.call('POST', '/api/v1/admin/coupons/', {
        as: 'manager',
        body: { code, kind: 'amount', value: 5, startsAt },
      });
      return (body.coupon as { id: number }).id;
    };
    const ids = [await made('SPRING', '2030-03-01T00:00:00Z'), await made('ALWAYS', null)];
    const change = (set: object) =>
      t.call('PUT', '/api/v1/admin/coupons/bulk/', {
        as: 'manager',
        body: { selection: { ids }, set },
      });
    const early = await change({ endsAt: '2030-02-01T00:00:00Z' });
    expect(early.body, early.text).toMatchObject({
      code: 'validation_failed',
      formErrors: { endsAt: 'SPRING: the end date is before the start date' },
    });
    const ends = async () =>
      (
        await t.database.asOwner<{ ends_at: Date | null }>(
          'select ends_at from app.coupons where id = any($1) order by id',
          [ids],
        )
      ).map(({ ends_at }) => ends_at?.toISOString() ?? null);
    expect(await ends()).toEqual([null, null]);
    expect((await change({ endsAt: '2030-04-01T00:00:00Z' })).status).toBe(200);
    expect(await ends()).toEqual(Array(2).fill('2030-04-01T00:00:00.000Z'));
    expect((await change({ startsAt: '2030-05-01T00:00:00Z' })).body.formErrors).toEqual({
      startsAt: 'ALWAYS, SPRING: the end date is before the start date',
    });
    expect((await change({ startsAt: null })).status).toBe(200);
  });
});
