import type { Order } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILLED, newBuyer, newThing, openShop, SENT } from './support/shop.ts';
import { type Answer, type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const makeCoupon = (body: object): Promise<Answer> =>
  t.call('POST', '/api/v1/admin/coupons/', {
    as: 'manager',
    body: { kind: 'percent', value: 50, ...body },
  });
const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

it('applies a coupon once for a person with concurrent orders, whatever the spelling of their email', async () => {
  await makeCoupon({ code: 'ONCE', maxUsesPerCustomer: 1 });
  const { sku } = await newThing(t, { stock: 50 });
  const buyers = Array.from({ length: 6 }, () => newBuyer(t));
  for (const buyer of buyers) {
    await buyer.add(sku);
    await buyer.visit('POST', '/api/v1/cart/coupons/', { code: 'once' });
  }
  const answers = await Promise.all(
    buyers.map((buyer, at) =>
      buyer.place({ ...FILLED, email: at % 2 ? 'CUNNING@buyer.example' : 'cunning@Buyer.example' }),
    ),
  );
  expect(statuses(answers)).toEqual([201, 409, 409, 409, 409, 409]);
});

it('applies no discount when a cart falls below its coupon’s minimum', async () => {
  await makeCoupon({ code: 'MUCH', minSubtotal: 30 });
  const { sku } = await newThing(t, { stock: 50 });
  const buyer = newBuyer(t);
  await buyer.add(sku, 3);
  await buyer.visit('POST', '/api/v1/cart/coupons/', { code: 'much' });
  expect((await buyer.cart()).totals).toEqual({ subtotal: 30, discount: 15, total: 15 });
  const fewer = await buyer.add(sku, 1);
  expect(fewer.totals).toEqual({ subtotal: 10, discount: 0, total: 10 });
  expect(fewer.warnings).toEqual(['The code MUCH requires a minimum order of $30.00']);
  expect((await buyer.place()).body.code).toBe('conflict');
});

it('rejects header injection into mails, and unavailable payment methods', async () => {
  const { sku } = await newThing(t);
  const buyer = newBuyer(t);
  await buyer.add(sku);
  for (const [field, forged] of [
    ['firstname', { firstname: 'Ada\r\nBcc: all@victims.example' }],
    ['lastname', { lastname: 'Buyer\u0000' }],
    ['email', { email: 'ada@buyer.example\nBcc: all@victims.example' }],
    ['email', { email: 'ada@buyer.example,all@victims.example' }],
    ['shippingMethodId', { shippingMethodId: 'for-nothing' }],
    ['paymentMethod', { paymentMethod: 'pickup' }],
    ['paymentMethod', { paymentMethod: 'stripe' }],
    ['shipping.countryCode', { shipping: { ...SENT.shipping, countryCode: 'ZZ' } }],
  ] as const) {
    const { status, body } = await buyer.place({ ...SENT, ...forged });
    expect([400, 422], field).toContain(status);
    expect(Object.keys(body.formErrors ?? {}), JSON.stringify(forged)).toEqual([field]);
  }
  expect((await buyer.cart()).itemsCount).toBe(1);
});

it('refunds an order once when two tabs request it concurrently', async () => {
  const { sku } = await newThing(t);
  const buyer = newBuyer(t);
  await buyer.add(sku);
  const { guid } = (await buyer.place()).body.order as Order;
  const list = await t.call('GET', '/api/v1/admin/web-orders/', { as: 'manager' });
  const { rows } = list.body.results as { readonly rows: readonly Order[] };
  const order = rows.find((one) => one.guid === guid);
  const act = (name: string, body: object) =>
    t.call('POST', `/api/v1/admin/web-orders/${order?.id}/${name}/`, { as: 'manager', body });
  const paid = (await act('pay', { amount: order?.total, version: order?.version })).body
    .order as Order;
  expect(paid.paymentStatus).toBe('paid');
  const half = { amount: paid.total / 2, version: paid.version };
  const answers = await Promise.all([act('refund', half), act('refund', half)]);
  expect(statuses(answers)).toEqual([200, 409]);
  const now = await t.call('GET', `/api/v1/admin/web-orders/${order?.id}/`, { as: 'manager' });
  expect((now.body.order as Order).refundedTotal).toBe(half.amount);
});

it('shows no order by its number, and adds no item of another shop to a cart', async () => {
  const { sku } = await newThing(t);
  const buyer = newBuyer(t);
  await buyer.add(sku);
  const { guid, number } = (await buyer.place()).body.order as Order;
  const thief = newBuyer(t);
  expect((await thief.visit('GET', `/api/v1/checkout/orders/${number}/`)).status).toBe(404);
  expect((await thief.visit('GET', `/api/v1/checkout/orders/${guid}/`)).status).toBe(200);
  const elsewhere = await t.call('GET', `/api/v1/checkout/orders/${guid}/`, {
    origin: 'http://beta.localhost:3000',
  });
  expect(elsewhere.status).toBe(404);
});
