import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer, newThing, openShop, stockFaults } from '../../../../test/support/shop.ts';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const { call, ok, getRow } = stockCalls(() => t);

/** Orders units of a new product that accepts backorders, and returns its variant. */
async function orderBackordered(stock: number, quantity: number): Promise<number> {
  const { id, sku } = await newThing(t, { stock, allowBackorder: true });
  const buyer = newBuyer(t);
  await buyer.add(sku, quantity);
  const placed = await buyer.place();
  expect(placed.status, placed.text).toBe(201);
  return (await getRow(id)).id;
}

const adjust = (variantId: number, delta: number) =>
  call('POST', 'adjustments/', { variantId, delta, reason: 'correction' });

it('lets staff correct a quantity below zero while orders exceed the stock', async () => {
  const variantId = await orderBackordered(1, 3);
  const { body } = await ok(adjust(variantId, -2));
  expect(body.level).toMatchObject({ onHand: -4 });
  expect(await stockFaults(t)).toEqual([]);
});

it('rejects quantities below zero again after backordered stock was replenished', async () => {
  const variantId = await orderBackordered(1, 3);
  await ok(adjust(variantId, 7));
  expect((await adjust(variantId, -6)).status).toBe(422);
  expect(await stockFaults(t)).toEqual([]);
});

it('rejects quantities below zero after an order that the stock covered', async () => {
  const variantId = await orderBackordered(5, 2);
  expect((await adjust(variantId, -4)).status).toBe(422);
});
