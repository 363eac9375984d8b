import type { Order, OrderQuote, Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import {
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  SENT,
  setShop,
  stockFaults,
} from '../../../../test/support/shop.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  await setShop(t, {
    tax: { mode: 'destination', rates: [{ name: 'HST', rate: 13, country: '', province: '' }] },
  });
});
afterAll(() => t.close());

const create = (body: object, headers = {}): Promise<Answer> =>
  t.call('POST', ORDERS, { as: 'manager', body, headers });
const quote = (body: object): Promise<Answer> =>
  t.call('POST', `${ORDERS}quote/`, { as: 'manager', body });
const created = (answer: Answer): Order => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.order as Order;
};
const getStock = async ({ id }: Product): Promise<number> =>
  ((await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' })).body.product as Product)
    .stock;
const getVariant = async ({ id }: Product): Promise<number> => {
  const rows = await t.database.asOwner<{ id: string }>(
    'select id from app.product_variants where product_id = $1 order by id limit 1',
    [id],
  );
  return Number(rows[0]?.id);
};
const { paymentMethod: _payment, ...DELIVERED } = SENT;
const CONTACT = { email: 'phone@buyer.example', firstname: 'Pia', lastname: 'Phone' };

describe('an order that staff create', () => {
  it('has the prices, taxes and delivery of the same order in the shop', async () => {
    const thing = await newThing(t, { unitPrice: 9.99 });
    const buyer = newBuyer(t);
    await buyer.add(thing.sku, 2);
    const { totals } = await buyer.checkout().then(async () => {
      const saved = await buyer.visit('PUT', '/api/v1/checkout/', SENT);
      expect(saved.status, saved.text).toBe(200);
      return saved.body.checkout as { totals: Order['totals'] };
    });
    const items = [{ variantId: await getVariant(thing), quantity: 2 }];
    const order = created(await create({ ...DELIVERED, items }));
    expect(order.totals).toEqual(totals);
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      isPickup: false,
      shippingMethod: { id: 'post' },
      user: { displayName: expect.any(String) },
      items: [{ quantity: 2, unitPrice: 9.99 }],
    });
    // The customer's checkout reserved two units.
    expect(await getStock(thing)).toBe(1);
    expect(await stockFaults(t)).toEqual([]);
  });

  it('quotes the order before it is created, with missing details by field', async () => {
    const thing = await newThing(t);
    const items = [{ variantId: await getVariant(thing), quantity: 7 }];
    const answer = await quote({ items, delivery: 'ship' });
    expect(answer.status, answer.text).toBe(200);
    const found = answer.body.quote as OrderQuote;
    expect(found.items).toMatchObject([{ problem: `Only 5 of ${thing.name} in stock` }]);
    expect(Object.keys(found.problems)).toEqual(
      expect.arrayContaining(['email', 'firstname', 'shipping.street']),
    );
    const refused = await create({ items, delivery: 'ship' });
    expect(refused.body.formErrors).toMatchObject({
      email: 'Please enter an email address',
      items: `Only 5 of ${thing.name} in stock`,
    });
    expect(await getStock(thing)).toBe(5);
  });

  it('applies a discount by staff, never more than the price of the goods', async () => {
    const thing = await newThing(t, { unitPrice: 20 });
    const items = [{ variantId: await getVariant(thing), quantity: 1 }];
    const pickup = { ...CONTACT, delivery: 'pickup', items };
    const order = created(await create({ ...pickup, discount: { kind: 'percent', value: 25 } }));
    expect(order.totals).toMatchObject({ subtotal: 20, discount: 5, tax: 1.95, total: 16.95 });
    expect(order.coupons).toEqual([]);
    const free = created(await create({ ...pickup, discount: { kind: 'amount', value: 99 } }));
    expect(free).toMatchObject({ total: 0, paymentStatus: 'paid' });
    expect(
      (await create({ ...pickup, discount: { kind: 'percent', value: 101 } })).body.formErrors,
    ).toMatchObject({ discount: 'Use 100 or less' });
  });

  it('records a payment and sends mails only on request', async () => {
    const thing = await newThing(t);
    const items = [{ variantId: await getVariant(thing), quantity: 1 }];
    const base = { ...CONTACT, email: 'quiet@buyer.example', delivery: 'pickup', items };
    const paid = created(await create({ ...base, paid: true, reference: 'Cash' }));
    expect(paid).toMatchObject({ paymentStatus: 'paid', paidTotal: paid.total });
    const told = created(await create({ ...base, email: 'told@buyer.example', notify: true }));
    expect(told.paymentStatus).toBe('unpaid');
    await sentMail(t, 'told@buyer.example', /^Your order/);
    const mails = await t.database.asOwner(
      "select recipient from platform.mails where recipient = 'quiet@buyer.example'",
    );
    expect(mails).toEqual([]);
  });

  it('uses the chosen customer, or the one with the email address', async () => {
    const thing = await newThing(t);
    const items = [{ variantId: await getVariant(thing), quantity: 1 }];
    const base = { ...CONTACT, delivery: 'pickup', items };
    const first = created(await create(base));
    expect(created(await create(base)).customer_id).toBe(first.customer_id);
    const other = created(
      await create({ ...base, email: 'else@buyer.example', customer_id: first.customer_id }),
    );
    expect(other.customer_id).toBe(first.customer_id);
    expect((await create({ ...base, customer_id: 987_654_321 })).body.formErrors).toEqual({
      customer_id: 'This customer does not exist',
    });
  });

  it('creates a repeated request once, and rejects another total', async () => {
    const thing = await newThing(t);
    const items = [{ variantId: await getVariant(thing), quantity: 1 }];
    const body = { ...CONTACT, delivery: 'pickup', items, total: 11.3 };
    const headers = { 'idempotency-key': 'staff-order' };
    const first = created(await create(body, headers));
    expect(created(await create(body, headers)).id).toBe(first.id);
    expect(await getStock(thing)).toBe(4);
    expect((await create({ ...body, total: 10 })).status).toBe(409);
    expect(await getStock(thing)).toBe(4);
  });

  it('never sells more than the stock when two staff members order the last unit', async () => {
    const thing = await newThing(t, { stock: 1 });
    const items = [{ variantId: await getVariant(thing), quantity: 1 }];
    const body = { ...CONTACT, delivery: 'pickup', items };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await getStock(thing)).toBe(0);
    expect(await stockFaults(t)).toEqual([]);
  });

  it('denies orders to users who may only view them', async () => {
    const items = [{ variantId: await getVariant(await newThing(t)), quantity: 1 }];
    const body = { ...CONTACT, delivery: 'pickup', items };
    expect((await t.call('POST', ORDERS, { as: 'viewer', body })).status).toBe(403);
  });
});

it('finds products for an order without the permission to view the stock', async () => {
  const thing = await newThing(t, { name: 'Quillwork basket' });
  const { user } = (await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body;
  const body = {
    name: 'Phone orders',
    base_role: '4',
    permissions: ['web_orders.can_view', 'web_orders.can_create'],
  };
  const { role } = (await t.call('POST', '/api/v1/admin/roles/', { as: 'admin', body })).body;
  await t.call('PUT', `/api/v1/admin/users/${(user as { id: number }).id}/`, {
    as: 'admin',
    body: { role: (role as { id: number }).id },
  });
  const stock = await t.call('GET', '/api/v1/admin/inventory/levels/', { as: 'editor' });
  expect(stock.status).toBe(403);
  const found = await t.call('GET', `${ORDERS}products/?search=quillwork`, { as: 'editor' });
  expect(found.status, found.text).toBe(200);
  const id = await getVariant(thing);
  expect(found.body.products).toMatchObject([{ id, name: 'Quillwork basket' }]);
  expect(Object.keys((found.body.products as object[])[0] ?? {}).toSorted()).toEqual([
    'id',
    'name',
    'sku',
  ]);
  const priced = await t.call('POST', `${ORDERS}quote/`, {
    as: 'editor',
    body: { items: [{ variantId: id, quantity: 1 }] },
  });
  expect(priced.status, priced.text).toBe(200);
});
