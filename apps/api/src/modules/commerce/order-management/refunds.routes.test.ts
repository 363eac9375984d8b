import type { Order, PlacedOrder, Product, RefundQuote } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  SENT,
  setShop,
} from '../../../../test/support/shop.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  await setShop(t, {
    tax: { mode: 'destination', rates: [{ name: 'HST', rate: 13, country: '', province: '' }] },
  });
});
afterAll(() => t.close());

const act = (id: number, name: string, body: object = {}): Promise<Answer> =>
  t.call('POST', `${ORDERS}${id}/${name}/`, { as: 'manager', body });
const getOrder = (answer: Answer): Order => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body.order as Order;
};
const quote = async (id: number, selection: object = {}): Promise<RefundQuote> => {
  const answer = await act(id, 'refund/quote', selection);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.quote as RefundQuote;
};

/** Places and pays an order whose discount and tax do not divide evenly by its quantities, and fulfils it. */
async function paidOrder(things: readonly (readonly [Product, number])[]): Promise<Order> {
  const buyer = newBuyer(t);
  for (const [{ sku }, quantity] of things) await buyer.add(sku, quantity);
  const code = `REFUND${things[0]?.[0].id}`;
  await t.call('POST', '/api/v1/admin/coupons/', {
    as: 'manager',
    body: { code, kind: 'amount', value: 3.33, enabled: true },
  });
  const added = await buyer.visit('POST', '/api/v1/cart/coupons/', { code });
  expect(added.status, added.text).toBe(200);
  const placed = await buyer.place(SENT);
  expect(placed.status, placed.text).toBe(201);
  const { number } = placed.body.order as PlacedOrder;
  const found = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (found.body.results as { rows: Order[] }).rows;
  return getOrder(await act(row?.id ?? 0, 'pay'));
}

const cents = (amount: number): number => Math.round(amount * 100);

describe('a refund', () => {
  it('offers the full amount when nothing is selected, and refunds it', async () => {
    const order = await paidOrder([[await newThing(t), 3]]);
    expect(await quote(order.id)).toMatchObject({
      amount: order.total,
      refundable: order.total,
      items: [{ available: 3 }],
    });
    expect(getOrder(await act(order.id, 'refund'))).toMatchObject({
      paymentStatus: 'refunded',
      refundedTotal: order.total,
    });
    expect((await act(order.id, 'refund')).body.formErrors).toEqual({
      amount: 'There is nothing left to refund',
    });
  });

  it('adds up to the order total when items and delivery are refunded one by one', async () => {
    const order = await paidOrder([
      [await newThing(t, { unitPrice: 9.99 }), 3],
      [await newThing(t, { unitPrice: 7.77 }), 2],
    ]);
    const [first, second] = order.items;
    const whole = await quote(order.id, {
      items: order.items.map(({ id, quantity }) => ({ id, quantity })),
      delivery: true,
    });
    expect(whole.amount).toBe(order.total);
    // The share of an item is its price after the discount, with its tax.
    expect(whole.items.map(({ amount }) => cents(amount))).toEqual(
      order.items.map(({ lineTotal, discount, tax }) => cents(lineTotal - discount + tax)),
    );
    let sum = 0;
    for (const selection of [
      { items: [{ id: first?.id, quantity: 1 }] },
      { items: [{ id: first?.id, quantity: 1 }] },
      { items: [{ id: second?.id, quantity: 2 }], delivery: true },
      { items: [{ id: first?.id, quantity: 1 }] },
    ]) {
      const { amount } = await quote(order.id, selection);
      sum += cents(amount);
      expect(cents(getOrder(await act(order.id, 'refund', selection)).refundedTotal)).toBe(sum);
    }
    expect(sum).toBe(cents(order.total));
  });

  it('refunds no item and no delivery twice', async () => {
    const order = await paidOrder([[await newThing(t), 2]]);
    const [item] = order.items;
    getOrder(
      await act(order.id, 'refund', { items: [{ id: item?.id, quantity: 2 }], delivery: false }),
    );
    expect(
      (await act(order.id, 'refund', { items: [{ id: item?.id, quantity: 1 }] })).body.formErrors,
    ).toEqual({ items: `${item?.name} was already refunded` });
    const left = await quote(order.id);
    expect(left).toMatchObject({ items: [{ available: 0, amount: 0 }] });
    expect(left.amount).toBe(left.delivery);
    getOrder(await act(order.id, 'refund', { delivery: true }));
    expect(await quote(order.id)).toMatchObject({ amount: 0, delivery: 0, refundable: 0 });
  });

  it('rejects an item of another order, and more than was paid', async () => {
    const [order, other] = [
      await paidOrder([[await newThing(t), 1]]),
      await paidOrder([[await newThing(t), 1]]),
    ];
    const foreign = { items: [{ id: other.items[0]?.id, quantity: 1 }] };
    for (const path of ['refund', 'refund/quote'])
      expect((await act(order.id, path, foreign)).body.formErrors).toEqual({
        items: 'This item isn’t part of the order',
      });
    expect((await act(order.id, 'refund', { amount: order.total + 0.01 })).body.formErrors).toEqual(
      { amount: `You can refund up to ${order.total.toFixed(2)}` },
    );
  });

  it('never refunds more than what is left after a refund without items', async () => {
    const order = await paidOrder([[await newThing(t), 2]]);
    getOrder(await act(order.id, 'refund', { amount: 5 }));
    const rest = await quote(order.id);
    expect(rest).toMatchObject({ items: [{ available: 2 }] });
    expect(cents(rest.amount)).toBe(cents(order.total) - 500);
  });
});
