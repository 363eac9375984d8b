import type { PlacedOrder } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILLED, newBuyer, newThing, ORDERS, openShop, SENT } from './support/shop.ts';
import { siteBrowser } from './support/site-browser.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

const VISITOR = 'visitor@test.example';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
});
afterAll(() => t.close());

/** Returns the browser of a signed-in visitor. */
async function signedIn() {
  const visitor = siteBrowser(t, sites);
  await visitor.send('/api/v1/auth/login/', { email: VISITOR, password: PASSWORD });
  return visitor;
}
/**
 * Places an order as a guest.
 * @param things - quantities by SKU
 * @returns order
 */
async function ordered(things: Record<string, number>, details: object = FILLED) {
  const buyer = newBuyer(t);
  for (const [sku, quantity] of Object.entries(things)) await buyer.add(sku, quantity);
  const answer = await buyer.place(details);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.order as PlacedOrder;
}
const act = async (number: string, name: string, body: object): Promise<void> => {
  const found = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const { id } = (found.body.results as { rows: { id: number }[] }).rows[0] ?? { id: 0 };
  const answer = await t.call('POST', `${ORDERS}${id}/${name}/`, { as: 'manager', body });
  expect(answer.status, answer.text).toBe(200);
};

it('shows signed-in visitors only their own orders', async () => {
  const ada = await signedIn();
  expect((await ada.open('/user-profile')).text).toContain('You have no orders yet.');
  const strange = await ordered({ [(await newThing(t)).sku]: 1 });
  await ada.add((await newThing(t)).sku);
  await ada.send('/api/v1/checkout/form/', { ...FILLED, act: 'details', email: VISITOR });
  const order = await ada.send('/api/v1/checkout/form/', { act: 'place' });
  const { text } = await ada.open('/user-profile');
  expect(text).toContain(`href="${order.at}">Order `);
  expect(text).toContain('We are preparing your order');
  expect(text).not.toContain(strange.guid);
  expect((await newBuyer(t).visit('GET', '/api/v1/checkout/orders/')).body).toMatchObject({
    orders: [],
    total: 0,
  });
});

it('adds the items of an order to the cart again, as far as available, at current prices', async () => {
  const [plenty, few, gone] = [await newThing(t), await newThing(t), await newThing(t)];
  const order = await ordered({ [plenty.sku]: 2, [few.sku]: 4, [gone.sku]: 1 });
  const changed = await t.call('PUT', `/api/v1/admin/products/${gone.id}/`, {
    as: 'admin',
    body: { status: 'draft' },
  });
  expect(changed.status, changed.text).toBe(200);
  await t.call('PUT', `/api/v1/admin/products/${plenty.id}/`, {
    as: 'admin',
    body: { unitPrice: 12 },
  });
  const buyer = siteBrowser(t, sites);
  const page = await buyer.open(`/order/${order.guid}`);
  expect(page.text).toContain(`name="order" value="${order.guid}"`);
  const cart = await buyer.send('/api/v1/cart/form/', { act: 'again', order: order.guid });
  expect(cart.at).toBe('/cart');
  expect(cart.text).toContain(
    `Some items are not available in the same quantity: ${few.name}, ${gone.name}`,
  );
  const { body } = await t.call('GET', '/api/v1/cart/', {
    origin: ALPHA_SITE,
    headers: { cookie: buyer.cookies() },
  });
  expect(body.cart).toMatchObject({
    items: [
      { sku: plenty.sku, quantity: 2, lineTotal: 24 },
      { sku: few.sku, quantity: 1 },
    ],
  });
  // Reordering removes nothing from a cart with a larger quantity, and unknown orders are rejected.
  await buyer.send('/api/v1/cart/form/', { act: 'add', sku: plenty.sku, quantity: '3' });
  const again = await buyer.send('/api/v1/cart/form/', { act: 'again', order: order.guid });
  expect(again.text).toContain('value="3"');
  const nobodys = '00000000-0000-4000-8000-000000000000';
  expect((await buyer.send('/api/v1/cart/form/', { act: 'again', order: nobodys })).text).toContain(
    'This order does not exist',
  );
});

it('shows customers the state of an order: partial shipments, parcels and cancellation', async () => {
  const thing = await newThing(t);
  const order = await ordered({ [thing.sku]: 3 }, SENT);
  const path = `/order/${order.guid}`;
  const first = await sites.get(path);
  expect(first.text).toContain('A confirmation is on its way to ada@buyer.example.');
  const found = await t.call('GET', `${ORDERS}?search=${order.number}`, { as: 'manager' });
  const [row] = (found.body.results as { rows: { items: { id: number }[] }[] }).rows;
  const tracking = { carrier: 'Post', number: 'P 1', url: 'https://post.example/p1' };
  await act(order.number, 'fulfil', { items: [{ id: row?.items[0]?.id, quantity: 1 }], tracking });
  const part = await sites.get(path);
  expect(part.text).toContain('Quantity: 3 · 1 of 3 sent');
  expect(part.text).toContain(
    '<a href="https://post.example/p1" target="_blank" rel="noopener noreferrer">Post P 1</a>',
  );
  await act(order.number, 'cancel', {});
  const cancelled = await sites.get(path);
  expect(cancelled.text).toContain('<h1 tabindex="-1">Your order was cancelled</h1>');
  expect(cancelled.text).not.toContain('A confirmation is on its way');
});

it('shows customers correctly a payment of a different amount, and a partial payment', async () => {
  const order = await ordered({ [(await newThing(t)).sku]: 2 });
  const path = `/order/${order.guid}`;
  expect((await sites.get(path)).text).toContain(': not paid yet');
  // Sets the state that the payment service would leave.
  await t.database.asOwner(
    `with paid as (update app.orders set has_payment_mismatch = true where guid = $1 returning *)
     insert into app.payments (tenant_id, order_id, kind, provider, amount, status)
     select tenant_id, id, 'payment', 'stripe', total, 'mismatch' from paid`,
    [order.guid],
  );
  const { text } = await sites.get(path);
  expect(text).toContain('A payment has come, of another amount than the order comes to.');
  expect(text).toContain('a different amount was paid and is being checked');
  expect(text).not.toContain('A confirmation is on its way');
  await act(order.number, 'pay', { amount: 5 });
  const part = await sites.get(path);
  expect(part.text).toContain('$5.00 paid, $15.00 due');
  expect(part.text).not.toContain('A payment has come');
  await act(order.number, 'cancel', {});
  expect((await sites.get(path)).text).toContain('$5.00 paid');
});
