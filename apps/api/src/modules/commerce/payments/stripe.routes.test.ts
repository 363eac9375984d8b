import { createHmac } from 'node:crypto';
import type { Order, PlacedOrder } from '@org/schema/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getRows } from '../../../../test/support/pages.ts';
import { type ServiceDouble, serviceDouble } from '../../../../test/support/service-double.ts';
import {
  type Buyer,
  FILLED,
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  setShop,
  stockFaults,
} from '../../../../test/support/shop.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const KEYS = { secret_key: 'sk_test_abc', webhook_secret: 'whsec_def' };
let t: TestApi;
let service: ServiceDouble;
let sessions = 0;

/** Returns a checkout session as Stripe does (API 2024-06-20), for the given request. */
const session = (id: string, form: Record<string, string>, more: object = {}) => ({
  id,
  object: 'checkout.session',
  amount_subtotal: Number(form['line_items[0][price_data][unit_amount]']),
  amount_total: Number(form['line_items[0][price_data][unit_amount]']),
  client_reference_id: form.client_reference_id,
  currency: form['line_items[0][price_data][currency]'],
  livemode: false,
  mode: 'payment',
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  url: `https://checkout.stripe.com/c/pay/${id}`,
  ...more,
});
const made = new Map<string, { id: string; form: Record<string, string> }>();
beforeAll(async () => {
  service = await serviceDouble();
  service.answer = ({ method, path, body, headers }) => {
    if (headers.authorization !== 'Bearer sk_test_abc')
      return { status: 401, body: '{"error":{"message":"Invalid API Key provided"}}' };
    if (path === '/v1/refunds')
      return { body: JSON.stringify({ id: 're_1', object: 'refund', status: 'succeeded' }) };
    const key = String(headers['idempotency-key']);
    if (method === 'POST') {
      // The same key returns the same session, like at the service.
      const known = made.get(key) ?? {
        id: `cs_test_${++sessions}`,
        form: body as Record<string, string>,
      };
      made.set(key, known);
      return { body: JSON.stringify(session(known.id, known.form)) };
    }
    const id = path.split('/').at(-1);
    const found = [...made.values()].find((one) => one.id === id);
    return {
      body: JSON.stringify(session(id ?? '', found?.form ?? {}, { status: 'expired', url: null })),
    };
  };
  t = await testApi({ STRIPE_URL: service.origin });
  await openShop(t);
});
afterAll(async () => {
  await t.close();
  await service.close();
});

afterEach(() => t.api.jobs.stop());

const read = async (number: string): Promise<Order> => {
  const { body } = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (body.results as { rows: Order[] }).rows;
  return (await t.call('GET', `${ORDERS}${row?.id}/`, { as: 'manager' })).body.order as Order;
};

/** Places an order with card payment, and begins its payment. */
async function begun(
  quantity = 1,
): Promise<{ buyer: Buyer; placed: PlacedOrder; id: string; form: Record<string, string> }> {
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku, quantity);
  const answer = await buyer.place({ ...FILLED, paymentMethod: 'stripe' });
  expect(answer.status, answer.text).toBe(201);
  const placed = answer.body.order as PlacedOrder;
  expect(answer.body.redirectUrl).toBe(`/api/v1/checkout/orders/${placed.guid}/pay/`);
  const pay = await buyer.visit('GET', String(answer.body.redirectUrl));
  expect(pay.status, pay.text).toBe(200);
  const id = String(pay.body.url).split('/').at(-1) ?? '';
  const form = [...made.values()].find((one) => one.id === id)?.form ?? {};
  return { buyer, placed, id, form };
}

/** Sends a notification of the service to the shop. */
async function tell(
  type: string,
  object: object,
  {
    id = `evt_${Math.random()}`,
    secret = KEYS.webhook_secret,
    at = Date.now(),
  }: { id?: string; secret?: string; at?: number } = {},
): Promise<Answer> {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2024-06-20',
    type,
    data: { object },
  });
  const seconds = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return t.call('POST', '/api/v1/payments/stripe/', {
    origin: ALPHA_SITE,
    body,
    headers: {
      origin: ALPHA_SITE,
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v0=00,v1=${signature}`,
    },
  });
}
const paid = { payment_status: 'paid', status: 'complete', payment_intent: 'pi_1', url: null };

/** Returns the refund mails of an order. */
const refundMails = (number: string): Promise<unknown[]> =>
  t.database.asOwner('select id from platform.mails where subject = $1', [
    `Refund for your order ${number}`,
  ]);

describe('payment by card', () => {
  it('offers card payments when both keys are set, and never returns the keys', async () => {
    const methods = [
      { key: 'stripe', label: 'Card', enabled: true },
      { key: 'pickup', label: 'At pickup', enabled: true },
    ];
    await setShop(t, { payment: { methods } });
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    expect((await buyer.checkout()).choices.paymentMethods).toEqual([
      { key: 'pickup', label: 'At pickup' },
    ]);
    expect((await buyer.place({ ...FILLED, paymentMethod: 'stripe' })).body.formErrors).toEqual({
      paymentMethod: 'Please choose a payment method',
    });
    const half = await t.call('PUT', `${ORDERS}settings/`, {
      as: 'admin',
      body: { payment: { stripe: { ...KEYS, webhook_secret: '' } } },
    });
    expect(half.body.formErrors).toEqual({
      'payment.stripe.webhook_secret': 'Please enter both keys',
    });
    const set = await setShop(t, { payment: { stripe: KEYS } });
    expect(set.body.data).toMatchObject({
      payment: { methods: [{ key: 'stripe', available: true }, {}], stripe: { is_set: true } },
    });
    expect(set.text).not.toContain('sk_test');
    const stored = await t.database.asOwner('select * from app.payment_accounts');
    expect(JSON.stringify(stored)).not.toMatch(/sk_test|whsec/);
    expect((await buyer.checkout()).choices.paymentMethods).toMatchObject([
      { key: 'stripe' },
      { key: 'pickup' },
    ]);
  });

  it('does not offer card payments in currencies without two decimals, which the service counts differently', async () => {
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    const { body } = await setShop(t, { currency: 'JPY' });
    expect(body.data).toMatchObject({
      payment: { methods: [{ key: 'stripe', available: false }, {}], stripe: { is_set: true } },
    });
    expect((await buyer.checkout()).choices.paymentMethods).toMatchObject([{ key: 'pickup' }]);
    await setShop(t, { currency: 'CAD' });
    expect((await buyer.checkout()).choices.paymentMethods).toMatchObject([
      { key: 'stripe' },
      { key: 'pickup' },
    ]);
  });

  it('sends the customer to the service with the server’s total, to the same page each time', async () => {
    const { buyer, placed, id, form } = await begun(3);
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: placed.guid,
      customer_email: FILLED.email,
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][currency]': 'cad',
      success_url: `${ALPHA_SITE}/order/${placed.guid}`,
    });
    const before = service.seen.length;
    const again = await buyer.visit('GET', `/api/v1/checkout/orders/${placed.guid}/pay/`);
    expect(again.body.url).toBe(`https://checkout.stripe.com/c/pay/${id}`);
    expect(service.seen.length).toBe(before);
  });

  it('records a payment once, however often the service reports it', async () => {
    const { placed, id, form } = await begun();
    const done = session(id, form, paid);
    const answers = await Promise.all([
      tell('checkout.session.completed', done, { id: 'evt_same' }),
      tell('checkout.session.completed', done, { id: 'evt_same' }),
      tell('checkout.session.async_payment_succeeded', done),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await tell('checkout.session.completed', done, { id: 'evt_same' })).status).toBe(200);
    const order = await read(placed.number);
    expect(order).toMatchObject({ paymentStatus: 'paid', paidTotal: 10 });
    expect(order.events?.filter(({ type }) => type === 'payment')).toHaveLength(1);
  });

  it('accepts only notifications that the service has signed', async () => {
    const { placed, id, form } = await begun();
    const done = session(id, form, paid);
    expect((await tell('checkout.session.completed', done, { secret: 'whsec_other' })).status).toBe(
      403,
    );
    expect(
      (await tell('checkout.session.completed', done, { at: Date.now() - 400_000 })).status,
    ).toBe(403);
    expect(
      (await tell('checkout.session.completed', done, { at: Date.now() + 400_000 })).status,
    ).toBe(403);
    expect(
      (await tell('checkout.session.completed', session('cs_unknown', form, paid))).status,
    ).toBe(200);
    expect((await tell('checkout.session.completed', session(id, form))).status).toBe(200);
    expect(await read(placed.number)).toMatchObject({ paymentStatus: 'unpaid', paidTotal: 0 });
  });

  it('does not count a different amount, alerts staff once, and prevents a second payment', async () => {
    const { buyer, placed, id, form } = await begun();
    const other = session(id, form, { ...paid, amount_total: 250 });
    const answers = await Promise.all(
      ['evt_other', 'evt_other', 'evt_other'].map((event) =>
        tell('checkout.session.completed', other, { id: event }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const differing = async () =>
      (await read(placed.number)).events?.filter(({ type }) => type === 'payment_mismatch');
    expect(await read(placed.number)).toMatchObject({ paymentStatus: 'unpaid', paidTotal: 0 });
    expect(await differing()).toEqual([
      expect.objectContaining({ text: '2.50 CAD instead of 10.00 CAD', user: null }),
    ]);
    // The list of orders marks the order, and can be filtered by it.
    const filter = JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'hasPaymentMismatch', operator: 'is', value: true }],
    });
    const marked = async () =>
      getRows<Order>(
        await t.call('GET', `${ORDERS}?filter=${encodeURIComponent(filter)}`, { as: 'manager' }),
      ).map(({ number, hasPaymentMismatch }) => [number, hasPaymentMismatch]);
    expect(await marked()).toEqual([[placed.number, true]]);
    // The order is neither reconciled, nor released, nor paid again.
    await t.database.asOwner(
      "update app.orders set created_at = now() - interval '1 hour' where guid = $1",
      [placed.guid],
    );
    await t.api.jobs.housekeeping.tasks.get('unpaid-orders')?.run({
      signal: new AbortController().signal,
      log: serverLog('silent'),
    });
    await tell('checkout.session.expired', session(id, form, { status: 'expired' }));
    expect(await read(placed.number)).toMatchObject({ paymentStatus: 'unpaid', cancelledAt: null });
    expect(await differing()).toHaveLength(1);
    const again = await buyer.visit('GET', `/api/v1/checkout/orders/${placed.guid}/pay/`);
    expect([again.status, again.body.code]).toEqual([409, 'not_now']);
    const shown = await buyer.visit('GET', `/api/v1/checkout/orders/${placed.guid}/`);
    expect(shown.body.order, shown.text).toMatchObject({ payUrl: null, hasPaymentMismatch: true });
    // Later notifications are recorded too, and the right amount counts.
    const more = session(id, form, { ...paid, currency: 'usd' });
    await tell('checkout.session.completed', more, { id: 'evt_more' });
    expect(await differing()).toMatchObject([{}, { text: '10.00 USD instead of 10.00 CAD' }]);
    await tell('checkout.session.async_payment_succeeded', session(id, form, paid));
    expect(await read(placed.number)).toMatchObject({ paymentStatus: 'paid', paidTotal: 10 });
    const settled = await buyer.visit('GET', `/api/v1/checkout/orders/${placed.guid}/`);
    expect(settled.body.order).toMatchObject({ paymentStatus: 'paid', hasPaymentMismatch: false });
    expect(await marked()).toEqual([]);
  });

  it('releases the stock of an order that was not paid in time', async () => {
    const told = await begun(2);
    await tell('checkout.session.expired', session(told.id, told.form, { status: 'expired' }));
    expect(await read(told.placed.number)).toMatchObject({ paymentStatus: 'failed' });
    // No notification arrives for this order, so it is reconciled.
    const silent = await begun(2);
    await t.database.asOwner("update app.orders set created_at = now() - interval '1 hour'");
    await t.api.jobs.housekeeping.tasks.get('unpaid-orders')?.run({
      signal: new AbortController().signal,
      log: serverLog('silent'),
    });
    const order = await read(silent.placed.number);
    expect(order).toMatchObject({ paymentStatus: 'failed' });
    expect(order.cancelledAt).not.toBeNull();
    expect(
      (await silent.buyer.visit('GET', `/api/v1/checkout/orders/${silent.placed.guid}/pay/`)).body
        .code,
    ).toBe('not_now');
    expect(await stockFaults(t)).toEqual([]);
  });

  it('refunds through the service with an idempotency key', async () => {
    const { placed, id, form } = await begun();
    await tell('checkout.session.completed', session(id, form, paid));
    const order = await read(placed.number);
    const answer = await t.call('POST', `${ORDERS}${order.id}/refund/`, {
      as: 'manager',
      body: { amount: 4 },
    });
    expect(answer.body.order, answer.text).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 4,
    });
    await t.api.jobs.start({ poll: 0.5, supervise: 1 });
    await expect
      .poll(
        () => service.seen.filter(({ path }) => path === '/v1/refunds').map(({ body }) => body),
        { timeout: 40_000 },
      )
      .toEqual([{ payment_intent: 'pi_1', amount: '400' }]);
    await expect
      .poll(async () => (await read(placed.number)).events, { timeout: 30_000 })
      // The order confirmation may have been sent before or after it.
      .toContainEqual(expect.objectContaining({ text: 'Refunded to the card, re_1' }));
    // The customer is mailed after the refund, and not before.
    expect(answer.body.order).toMatchObject({
      events: expect.not.arrayContaining([expect.objectContaining({ type: 'mail' })]),
    });
    const mails = await refundMails(placed.number);
    expect(mails).toHaveLength(1);
  });

  it('does not count a refund that the service refuses, and shows staff the reason', async () => {
    const answers = service.answer;
    const { placed, id, form } = await begun();
    await tell(
      'checkout.session.completed',
      session(id, form, { ...paid, payment_intent: 'pi_9' }),
    );
    const order = await read(placed.number);
    service.answer = (request) => {
      const message = 'Charge ch_9 has already been refunded.';
      return request.path === '/v1/refunds'
        ? { status: 400, body: JSON.stringify({ error: { message, type: 'invalid_request' } }) }
        : answers(request);
    };
    await t.call('POST', `${ORDERS}${order.id}/refund/`, { as: 'manager', body: { amount: 4 } });
    expect(await read(placed.number)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 4,
    });
    await t.api.jobs.start({ poll: 0.5, supervise: 1 });
    await expect
      .poll(async () => (await read(placed.number)).events, { timeout: 40_000 })
      // The order confirmation may have been sent before or after it.
      .toContainEqual(
        expect.objectContaining({
          type: 'refund_failed',
          text: '4.00 CAD: Charge ch_9 has already been refunded.',
        }),
      );
    expect(await read(placed.number)).toMatchObject({ paymentStatus: 'paid', refundedTotal: 0 });
    const told = service.seen.filter(
      ({ path, body }) =>
        path === '/v1/refunds' && (body as { payment_intent: string }).payment_intent === 'pi_9',
    );
    expect(told).toHaveLength(1);
    expect(
      await t.database.asOwner(
        "select status from app.payments where order_id = $1 and kind = 'refund'",
        [order.id],
      ),
    ).toEqual([{ status: 'failed' }]);
    expect(await refundMails(placed.number)).toEqual([]);
    service.answer = answers;
  });

  it('reports that the service is unreachable, and keeps the order', async () => {
    const answers = service.answer;
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    const { body } = await buyer.place({ ...FILLED, paymentMethod: 'stripe' });
    service.answer = () => ({ status: 500, body: '{"error":{"message":"sk_test_abc is broken"}}' });
    const failed = await buyer.visit('GET', String(body.redirectUrl));
    expect(failed.status).toBe(503);
    expect(failed.text).not.toContain('sk_test');
    service.answer = answers;
    expect((await buyer.visit('GET', String(body.redirectUrl))).status).toBe(200);
  });
});
