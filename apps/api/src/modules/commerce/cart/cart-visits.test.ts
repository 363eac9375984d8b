import type { Checkout } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, newBuyer, newThing, openShop } from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const signIn = async (buyer: Buyer): Promise<void> => {
  const answer = await buyer.visit('POST', '/api/v1/auth/login/', {
    email: 'visitor@test.example',
    password: PASSWORD,
  });
  expect(answer.status, answer.text).toBe(200);
};
const fill = async (buyer: Buyer, details: object): Promise<void> => {
  const answer = await buyer.visit('PUT', '/api/v1/checkout/', details);
  expect(answer.status, answer.text).toBe(200);
};

it('keeps the latest coupon and the latest checkout details of two merged carts', async () => {
  await t.call('POST', '/api/v1/admin/coupons/', {
    as: 'manager',
    body: { code: 'MERGED', kind: 'amount', value: 5 },
  });
  const [one, two] = [await newThing(t), await newThing(t)];
  const [home, office] = [newBuyer(t), newBuyer(t)];
  await home.add(one.sku, 2);
  await home.visit('POST', '/api/v1/cart/coupons/', { code: 'merged' });
  await fill(home, {
    firstname: 'Ada',
    phone: '+1 416 555 0123',
    shipping: { street: '1 Long Street', city: 'Toronto' },
  });
  await signIn(home);
  expect((await home.cart()).itemsCount).toBe(2);

  await office.add(two.sku);
  await fill(office, { firstname: 'Augusta', shipping: { city: 'Ottawa' } });
  await signIn(office);
  const { cart, details } = (await office.visit('GET', '/api/v1/checkout/')).body
    .checkout as Checkout;
  expect(cart.items.map(({ sku }) => sku).toSorted()).toEqual([one.sku, two.sku].toSorted());
  expect(cart).toMatchObject({ coupons: [{ code: 'MERGED' }], totals: { discount: 5 } });
  expect(details).toMatchObject({
    firstname: 'Augusta',
    phone: '+1 416 555 0123',
    shipping: { street: '1 Long Street', city: 'Ottawa' },
  });
});
