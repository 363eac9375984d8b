import type { Order, PlacedOrder, Product, Sales } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedRows } from '../../../../test/support/exports.ts';
import { FILLED, newBuyer, newThing, ORDERS, openShop } from '../../../../test/support/shop.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const act = (id: number, name: string, body: object = {}): Promise<Answer> =>
  t.call('POST', `${ORDERS}${id}/${name}/`, { as: 'manager', body });
const getOrder = (answer: Answer): Order => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body.order as Order;
};

/** Places an order and returns it as staff see it. */
async function ordered(things: readonly (readonly [Product, number])[]): Promise<Order> {
  const buyer = newBuyer(t);
  for (const [{ sku }, quantity] of things) await buyer.add(sku, quantity);
  const { number } = (await buyer.place(FILLED)).body.order as PlacedOrder;
  const found = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (found.body.results as { rows: Order[] }).rows;
  return getOrder(await t.call('GET', `${ORDERS}${row?.id}/`, { as: 'manager' }));
}

describe('orders', () => {
  it('returns the number of open orders, and the sales of each of thirty days', async () => {
    const glance = async () =>
      (await t.call('GET', `${ORDERS}sales/`, { as: 'viewer' })).body.sales as Sales;
    const before = await glance();
    expect(before.days).toHaveLength(30);
    const [one, two, old] = await Promise.all(
      [1, 2, 3].map(async () => ordered([[await newThing(t), 2]])),
    );
    await t.database.asOwner(
      `update app.orders set created_at = now() - interval '3 days' where id = $1`,
      [two?.id],
    );
    await t.database.asOwner(
      `update app.orders set created_at = now() - interval '31 days' where id = $1`,
      [old?.id],
    );
    const after = await glance();
    expect(after.waiting).toBe(before.waiting + 3);
    expect([after.total, after.orders]).toEqual([before.total + 40, before.orders + 2]);
    const getDay = (sales: Sales, ago: number) => sales.days.at(-1 - ago);
    expect(getDay(after, 3)).toMatchObject({ total: (getDay(before, 3)?.total ?? 0) + 20 });
    getOrder(await act(one?.id ?? 0, 'cancel'));
    const last = await glance();
    expect([last.waiting, last.total]).toEqual([after.waiting - 1, after.total - 20]);
  });

  it('exports the displayed status, so that a cancelled order is cancelled whatever its status was before', async () => {
    const [kept, gone] = [
      await ordered([[await newThing(t), 1]]),
      await ordered([[await newThing(t), 1]]),
    ];
    getOrder(await act(gone.id, 'cancel'));
    await t.api.jobs.start({ poll: 1 });
    try {
      const rows = await exportedRows(t, '/api/v1/admin/web-orders/', {
        selection: { ids: [kept.id, gone.id] },
        columns: ['number', 'status'],
      });
      expect(rows.slice(1).sort()).toEqual(
        [
          [kept.number, 'Pending'],
          [gone.number, 'Cancelled'],
        ].sort(),
      );
    } finally {
      await t.api.jobs.stop();
    }
  });

  it('issues one invoice with the order’s number, even when requested repeatedly', async () => {
    const order = await ordered([[await newThing(t), 1]]);
    expect(order.invoicedAt).toBeNull();
    expect((await act(order.id, 'invoice', { version: order.version + 1 })).body.code).toBe(
      'conflict',
    );
    const first = await act(order.id, 'invoice', { version: order.version });
    const issued = getOrder(first);
    expect(first.body.invoice).toEqual({
      number: order.number,
      issuedAt: issued.invoicedAt,
      total: order.total,
      currency: order.currency,
      pdfUrl: `${ORDERS}${order.id}/invoice/`,
    });
    // The older version is accepted, because the invoice exists already.
    const answers = await Promise.all([
      act(order.id, 'invoice', { version: order.version }),
      act(order.id, 'invoice'),
    ]);
    for (const answer of answers) {
      expect(getOrder(answer).version).toBe(issued.version);
      expect(answer.body.invoice).toEqual(first.body.invoice);
    }
    expect(issued.events?.filter(({ type }) => type === 'invoiced')).toMatchObject([
      { text: order.number, user: { displayName: expect.any(String) } },
    ]);
    const pdf = await t.call('GET', `${ORDERS}${order.id}/invoice/`, { as: 'viewer' });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      (await t.call('POST', `${ORDERS}${order.id}/invoice/`, { as: 'viewer', body: {} })).status,
    ).toBe(403);
  });
});
