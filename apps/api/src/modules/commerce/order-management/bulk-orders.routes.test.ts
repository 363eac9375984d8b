import type { Order, OrdersChanged, PlacedOrder } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILLED, newBuyer, newThing, ORDERS, openShop } from '../../../../test/support/shop.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const post = (path: string, body: object = {}, headers = {}): Promise<Answer> =>
  t.call('POST', `${ORDERS}${path}/`, { as: 'manager', body, headers });
const read = async (id: number): Promise<Order> =>
  (await t.call('GET', `${ORDERS}${id}/`, { as: 'manager' })).body.order as Order;

async function ordered(email = 'bulk@buyer.example'): Promise<Order> {
  const thing = await newThing(t);
  const buyer = newBuyer(t);
  await buyer.add(thing.sku, 2);
  const { number } = (await buyer.place({ ...FILLED, email })).body.order as PlacedOrder;
  const found = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (found.body.results as { rows: Order[] }).rows;
  return read(row?.id ?? 0);
}

const getResult = (answer: Answer): OrdersChanged & { message: string } => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as OrdersChanged & { message: string };
};

describe('bulk actions on orders', () => {
  it('fulfils several orders, and reports the others with the reason', async () => {
    const [one, two, sent, cancelled] = [
      await ordered(),
      await ordered(),
      await ordered(),
      await ordered(),
    ];
    await post(`${sent.id}/fulfil`, { notify: false });
    await post(`${cancelled.id}/cancel`, { notify: false });
    const ids = [two.id, one.id, sent.id, cancelled.id, 987_654_321, one.id];
    const result = getResult(await post('bulk/fulfil', { ids, notify: false }));
    expect(result.message).toBe('2 orders fulfilled');
    expect(result.done).toEqual([
      { id: one.id, number: one.number },
      { id: two.id, number: two.number },
    ]);
    expect(result.skipped).toEqual([
      { id: sent.id, number: sent.number, reason: 'All items are already ready for pickup' },
      {
        id: cancelled.id,
        number: cancelled.number,
        reason: 'This order is cancelled: it can’t be fulfilled',
      },
      { id: 987_654_321, number: '', reason: 'This order does not exist' },
    ]);
    for (const { id } of [one, two])
      expect(await read(id)).toMatchObject({
        status: 'ready for pickup',
        items: [{ fulfilledQuantity: 2 }],
      });
  });

  it('marks orders as paid once, even if the request is repeated', async () => {
    const [open, part, paid] = [await ordered(), await ordered(), await ordered()];
    await post(`${part.id}/pay`, { amount: 5 });
    await post(`${paid.id}/pay`);
    const body = { ids: [open.id, part.id, paid.id], reference: 'Bank transfer' };
    const headers = { 'idempotency-key': 'pay-many' };
    const first = getResult(await post('bulk/pay', body, headers));
    expect(getResult(await post('bulk/pay', body, headers))).toEqual(first);
    expect(first.done.map(({ id }) => id)).toEqual([open.id, part.id]);
    expect(first.skipped).toEqual([
      { id: paid.id, number: paid.number, reason: 'This order is already paid' },
    ]);
    for (const { id, total } of [open, part, paid])
      expect(await read(id)).toMatchObject({ paymentStatus: 'paid', paidTotal: total });
  });

  it('prints documents into one PDF, and none when an order does not exist', async () => {
    const [one, two] = [await ordered(), await ordered()];
    const print = (query: string): Promise<Answer> =>
      t.call('GET', `${ORDERS}documents/?${query}`, { as: 'viewer' });
    for (const kind of ['packing-slip', 'invoice', 'both']) {
      const answer = await print(`kind=${kind}&ids=${one.id},${two.id}`);
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.text.startsWith('%PDF-')).toBe(true);
    }
    expect((await print(`ids=${one.id},987654321`)).status).toBe(404);
    expect((await print('ids=')).status).toBe(422);
  });

  it('denies bulk actions to users who may only view orders', async () => {
    const { id } = await ordered();
    for (const name of ['fulfil', 'pay'])
      expect(
        (await t.call('POST', `${ORDERS}bulk/${name}/`, { as: 'viewer', body: { ids: [id] } }))
          .status,
      ).toBe(403);
    expect(await read(id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });
});
