import type { Customer, Invoice, Order } from '@org/schema/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { newThing, ORDERS, openShop, SENT, setShop } from '../../../../test/support/shop.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

// The invoice of an order follows the changes that the database announces.
const b = useBilling(undefined, { events: { heartbeat: 60_000, recheck: 60_000 } });
const { paymentMethod: _payment, ...DELIVERED } = SENT;
let customer: Customer;

/** Creates an order of three pieces at 9.99 with delivery, and two taxes if the shop has them. */
async function makeOrder(body: object = {}, { t } = b, { id } = customer): Promise<Order> {
  const thing = await newThing(t, { unitPrice: 9.99, stock: 50 });
  const [variant] = await t.database.asOwner<{ id: string }>(
    'select id from app.product_variants where product_id = $1 order by id limit 1',
    [thing.id],
  );
  const answer = await t.call('POST', ORDERS, {
    as: 'manager',
    body: {
      ...DELIVERED,
      customer_id: id,
      items: [{ variantId: Number(variant?.id), quantity: 3 }],
      ...body,
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.order as Order;
}

const toInvoice = (orderId: number, options = {}) =>
  b.call('POST', 'invoices/from-order/', { orderId }, options);
const readInvoice = async (id: number): Promise<Invoice> =>
  (await b.call('GET', `invoices/${id}/`)).body.invoice as Invoice;
const readOrder = async (id: number): Promise<Order> =>
  (await b.t.call('GET', `${ORDERS}${id}/`, { as: 'admin' })).body.order as Order;
async function pay(order: Order, amount: number): Promise<void> {
  const { version } = await readOrder(order.id);
  const answer = await b.t.call('POST', `${ORDERS}${order.id}/pay/`, {
    as: 'admin',
    body: { amount, version },
  });
  expect(answer.status, answer.text).toBe(200);
}

/** Runs the housekeeping that catches up with payments of orders. */
const sweep = ({ t } = b) =>
  t.api.jobs.housekeeping.tasks.get('order-invoice-payments')?.run({
    signal: new AbortController().signal,
    log: serverLog('silent'),
  });

const setTaxes = (includes: boolean) =>
  setShop(b.t, {
    tax: {
      mode: 'destination',
      prices_include_tax: includes,
      rates: [
        { name: 'GST', rate: 5, country: '', province: '' },
        { name: 'QST', rate: 9.975, country: '', province: '' },
      ],
    },
  });

beforeAll(async () => {
  await openShop(b.t);
  await setTaxes(false);
  customer = await b.makeCustomer();
});

describe('the invoice of an order', () => {
  it('has the lines, discounts, delivery and taxes of the order, to the cent', async () => {
    for (const includes of [false, true]) {
      await setTaxes(includes);
      const order = await makeOrder({ discount: { kind: 'percent', value: 10 } });
      const answer = await toInvoice(order.id);
      expect(answer.status, answer.text).toBe(201);
      const invoice = answer.body.invoice as Invoice;
      expect(invoice).toMatchObject({
        status: 'sent',
        orderId: order.id,
        customer_id: customer.id,
        currency: order.currency,
        grandTotal: order.total,
        taxTotal: order.totals.tax,
        balance: order.total,
        amountPaid: 0,
        deposit: 0,
      });
      expect(invoice.taxLines.map(({ name, rate, amount }) => ({ name, rate, amount }))).toEqual(
        order.totals.taxLines,
      );
      expect(invoice.lines?.map(({ sku }) => sku)).toEqual([order.items[0]?.sku, '']);
      expect(await readOrder(order.id)).toMatchObject({ invoiceId: invoice.id });
    }
    await setTaxes(false);
  });

  it('is paid with the payments of the order, which reports count once', async () => {
    const getPaid = async () => {
      const { body } = await b.call(
        'GET',
        'invoices/reports/revenue/?startDate=2026-01-01&endDate=2026-12-31',
      );
      const { totals } = body.results as { totals: { paid: number }[] };
      return totals[0]?.paid ?? 0;
    };
    const order = await makeOrder();
    await pay(order, order.total);
    const before = await getPaid();
    const invoice = (await toInvoice(order.id)).body.invoice as Invoice;
    expect(invoice).toMatchObject({ status: 'paid', balance: 0, amountPaid: order.total });
    const whole = (await b.call('GET', `invoices/${invoice.id}/`)).body.invoice as Invoice;
    expect(whole.payments).toMatchObject([{ amount: order.total, isOnline: false }]);
    expect(whole.payments?.[0]?.reference).toContain(order.number);
    expect((await getPaid()) - before).toBeCloseTo(order.total, 2);
  });

  it('keeps the rest of a partly paid order open', async () => {
    const order = await makeOrder();
    await pay(order, 10);
    const invoice = (await toInvoice(order.id)).body.invoice as Invoice;
    expect(invoice).toMatchObject({ status: 'partial', amountPaid: 10 });
    expect(invoice.balance).toBeCloseTo(order.total - 10, 2);
  });

  it('is created once by two people at the same time', async () => {
    const order = await makeOrder();
    const answers = await Promise.all([
      toInvoice(order.id),
      toInvoice(order.id, { as: 'manager' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const shop = await b.t.call('POST', `${ORDERS}${order.id}/invoice/`, { as: 'admin', body: {} });
    expect(shop.body.code).toBe('not_now');
  });

  it('is refused for cancelled and refunded orders, and those of nobody', async () => {
    const cancelled = await makeOrder();
    const cancel = await b.t.call('POST', `${ORDERS}${cancelled.id}/cancel/`, {
      as: 'admin',
      body: { version: cancelled.version },
    });
    expect(cancel.status, cancel.text).toBe(200);
    expect((await toInvoice(cancelled.id)).body.code).toBe('not_now');
    const refunded = await makeOrder();
    await pay(refunded, refunded.total);
    await b.t.database.asOwner('update app.orders set refunded = 5 where id = $1', [refunded.id]);
    const answer = await toInvoice(refunded.id);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'A part of this order was refunded. Write its invoice by hand',
    ]);
    const anonymous = await makeOrder();
    await b.t.database.asOwner('update app.orders set customer_id = null where id = $1', [
      anonymous.id,
    ]);
    expect(await b.problems('POST', 'invoices/from-order/', { orderId: anonymous.id })).toEqual({
      orderId: 'Link the order to a customer before you create its invoice',
    });
  });

  it('can be created again when it was cancelled', async () => {
    const order = await makeOrder();
    const first = (await toInvoice(order.id)).body.invoice as Invoice;
    await b.call('POST', `invoices/${first.id}/cancel/`, { reason: 'Wrong customer' });
    expect((await readOrder(order.id)).invoiceId).toBeNull();
    expect((await toInvoice(order.id)).status).toBe(201);
  });

  it('is addressed to the billing address of the order', async () => {
    expect(customer.addresses?.map(({ city }) => city)).toEqual(['London']);
    const order = await makeOrder();
    expect(order.addresses.billing.street).toBe('1 Long Street');
    const invoice = (await toInvoice(order.id)).body.invoice as Invoice;
    expect(invoice.billTo?.address).toEqual(order.addresses.billing);
    const credited = await b.call('POST', `invoices/${invoice.id}/credit/`, { reason: 'Returned' });
    const note = credited.body.invoice as Invoice;
    expect(note.billTo?.address).toEqual(order.addresses.billing);
  });

  it('does not find an order of another tenant', async () => {
    const order = await makeOrder();
    const answer = await toInvoice(order.id, { as: 'otherAdmin' });
    expect([403, 404]).toContain(answer.status);
  });
});

describe('the payments of an order with an invoice', () => {
  /** Returns the credit of the customer. */
  const getCredit = async (): Promise<number> => {
    const { body } = await b.call('GET', `invoices/credits/?customer_id=${customer.id}`);
    return (body.credits as { amount: number }[])[0]?.amount ?? 0;
  };
  async function refund(order: Order, amount: number): Promise<void> {
    const { version } = await readOrder(order.id);
    const answer = await b.t.call('POST', `${ORDERS}${order.id}/refund/`, {
      as: 'admin',
      body: { amount, version },
    });
    expect(answer.status, answer.text).toBe(200);
  }
  it('settle the invoice, once, and its credit after a credit note', async () => {
    const order = await makeOrder();
    const { id } = (await toInvoice(order.id)).body.invoice as Invoice;
    await pay(order, 10);
    await expect.poll(() => readInvoice(id)).toMatchObject({ status: 'partial', amountPaid: 10 });
    await pay(order, order.total - 10);
    await expect.poll(() => readInvoice(id)).toMatchObject({ status: 'paid', balance: 0 });
    await sweep();
    const paid = await readInvoice(id);
    expect(paid.payments?.map(({ kind }) => kind)).toEqual(['payment', 'payment']);
    expect(paid.amountPaid).toBe(order.total);
    // Without a credit note, a refund leaves the invoice as it is: nothing is owed again, and nobody is reminded.
    await refund(order, order.total);
    await sweep();
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', balance: 0 });
    const credited = await b.call('POST', `invoices/${id}/credit/`, { reason: 'Returned' });
    expect(credited.status, credited.text).toBe(201);
    await expect
      .poll(async () => (await readInvoice(id)).payments?.map(({ kind }) => kind))
      .toEqual(['payment', 'payment', 'refund']);
    // The order gave the money back, so the credit note leaves no credit.
    expect(await getCredit()).toBe(0);
    await sweep();
    expect((await readInvoice(id)).payments).toHaveLength(3);
    const events = await b.call('GET', `invoices/${id}/events/`);
    expect(
      (events.body.results as { rows: { type: string }[] }).rows.map(({ type }) => type),
    ).toEqual(['order_refunded', 'credited', 'order_paid', 'order_paid', 'issued']);
    // The timeline of the customer has each payment once, with the order.
    const timeline = await b.call('GET', `customers/${customer.id}/activity/`);
    const shown = (
      timeline.body.results as { rows: { type: string; entity: string; entityId: number }[] }
    ).rows;
    expect(shown.filter((row) => row.type === 'payment' && row.entity === 'invoice')).toEqual([]);
    expect(shown.filter((row) => row.type === 'payment' && row.entityId === order.id)).toHaveLength(
      3,
    );
  });

  it('are recorded with the order only', async () => {
    const order = await makeOrder();
    await pay(order, 10);
    const { id, payments } = (await toInvoice(order.id)).body.invoice as Invoice;
    const calls = [
      ['payments', { amount: 5, method: 'cash' }],
      ['refund', { amount: 5, method: 'cash' }],
      ['use-credit', {}],
      ['payments/remove', { paymentId: payments?.[0]?.id ?? 1 }],
    ] as const;
    for (const [action, body] of calls) {
      const answer = await b.call('POST', `invoices/${id}/${action}/`, body);
      expect([answer.status, answer.body.error], action).toEqual([
        409,
        'This is the invoice of an order. Record its payments and refunds on the order',
      ]);
    }
    expect((await readInvoice(id)).amountPaid).toBe(10);
  });
});

describe('an order without announcements', () => {
  // This API does not listen to the database, as after a lost connection.
  const deaf = useBilling();

  it('is caught up with by the housekeeping, once', async () => {
    await openShop(deaf.t);
    const order = await makeOrder({}, deaf, await deaf.makeCustomer());
    const made = await deaf.call('POST', 'invoices/from-order/', { orderId: order.id });
    const { id } = made.body.invoice as Invoice;
    const read = async () => (await deaf.call('GET', `invoices/${id}/`)).body.invoice as Invoice;
    const paid = await deaf.t.call('POST', `${ORDERS}${order.id}/pay/`, {
      as: 'admin',
      body: { amount: order.total, version: order.version },
    });
    expect(paid.status, paid.text).toBe(200);
    expect(await read()).toMatchObject({ status: 'sent' });
    await Promise.all([sweep(deaf), sweep(deaf)]);
    expect(await read()).toMatchObject({ status: 'paid', amountPaid: order.total });
    expect((await read()).payments).toHaveLength(1);
  });
});
