import type { Invoice, PublicDocument, Quote } from '@org/schema/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { setShop } from '../../../../test/support/shop.ts';
import {
  PAID_SESSION,
  STRIPE_KEYS,
  type StripeDouble,
  stripeDouble,
} from '../../../../test/support/stripe-double.ts';
import { ALPHA_SITE } from '../../../../test/support/test-api.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

let stripe: StripeDouble;
const b = useBilling(async () => {
  stripe = await stripeDouble();
  return { STRIPE_URL: stripe.service.origin };
});
beforeAll(async () => {
  await setShop(b.t, { payment: { stripe: STRIPE_KEYS } });
});
afterAll(() => stripe.service.close());
afterEach(() => b.t.api.jobs.stop());

const onSite = (method: string, path: string, body?: object) =>
  b.t.call(method, `/api/v1/documents/${path}`, {
    origin: ALPHA_SITE,
    body,
    headers: { origin: ALPHA_SITE },
  });
const shown = async (guid: string): Promise<PublicDocument> =>
  (await onSite('GET', `${guid}/`)).body.document as PublicDocument;
const readInvoice = async (id: number): Promise<Invoice> =>
  (await b.call('GET', `invoices/${id}/`)).body.invoice as Invoice;
const getEvents = async (path: string) =>
  (
    (await b.call('GET', `${path}/events/`)).body.results as {
      rows: { type: string; text: string }[];
    }
  ).rows;

/** Begins a payment and returns its session. */
async function begin(guid: string, part = 'balance') {
  const answer = await onSite('GET', `${guid}/pay/?part=${part}`);
  expect(answer.status, answer.text).toBe(200);
  return stripe.sessionOf(String(answer.body.url));
}

/** Makes an accepted quote over 100 with a deposit of 30 %. */
async function acceptedQuote(): Promise<Quote> {
  const { id, guid } = await b.makeQuote({ depositType: 'percent', deposit: 30 });
  await b.call('POST', `quotes/${id}/issue/`, {});
  expect((await onSite('POST', `${guid}/accept/`, { name: 'Ada' })).status).toBe(200);
  return (await b.call('GET', `quotes/${id}/`)).body.quote as Quote;
}

describe('an online payment of an invoice', () => {
  it('counts once, however often the service reports it', async () => {
    const invoice = await b.issueInvoice();
    expect((await shown(invoice.guid)).payable).toEqual([
      {
        part: 'balance',
        amount: 100,
        url: `/api/v1/documents/${invoice.guid}/pay/?part=balance`,
      },
    ]);
    const session = await begin(invoice.guid);
    expect(session.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][price_data][product_data][name]': `Invoice ${invoice.invoiceNumber}`,
      client_reference_id: invoice.guid,
    });
    for (const id of ['evt_same', 'evt_same', 'evt_other'])
      expect((await stripe.notify(b.t, session, undefined, undefined, id)).status).toBe(200);
    const paid = await readInvoice(invoice.id);
    expect(paid).toMatchObject({ status: 'paid', amountPaid: 100, balance: 0 });
    expect(paid.payments).toMatchObject([{ amount: 100, isOnline: true, status: 'done' }]);
    expect(
      (await getEvents(`invoices/${invoice.id}`)).filter(({ type }) => type === 'paid'),
    ).toHaveLength(1);
    expect((await shown(invoice.guid)).payable).toEqual([]);
    expect((await onSite('GET', `${invoice.guid}/pay/`)).body.code).toBe('not_now');
  });

  it('begins one session for two tabs', async () => {
    const invoice = await b.issueInvoice();
    const before = stripe.count();
    const sessions = await Promise.all([begin(invoice.guid), begin(invoice.guid)]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(stripe.count()).toBe(before + 1);
  });

  it('becomes credit of the customer as far as it exceeds the balance', async () => {
    const invoice = await b.issueInvoice();
    const session = await begin(invoice.guid);
    await b.call('POST', `invoices/${invoice.id}/payments/`, { amount: 60, method: 'cash' });
    await stripe.notify(b.t, session);
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'paid', amountPaid: 100 });
    const credits = await b.call('GET', `invoices/credits/?customer_id=${invoice.customer_id}`);
    expect(credits.body.credits).toEqual([{ currency: 'CAD', amount: 60 }]);
  });

  it('is kept for staff and does not count when the amount or the currency differs', async () => {
    for (const more of [{ amount_total: 9000 }, { currency: 'usd' }]) {
      const invoice = await b.issueInvoice();
      const session = await begin(invoice.guid);
      await stripe.notify(b.t, session, undefined, { ...PAID_SESSION, ...more });
      const now = await readInvoice(invoice.id);
      expect(now).toMatchObject({ amountPaid: 0, balance: 100 });
      expect(now.payments).toMatchObject([{ status: 'mismatch' }]);
      const types = (await getEvents(`invoices/${invoice.id}`)).map(({ type }) => type);
      expect(types).toContain('payment_mismatch');
      expect((await onSite('GET', `${invoice.guid}/pay/`)).body.code).toBe('not_now');
    }
  });

  it('becomes credit when the invoice was cancelled before it arrived, and says so', async () => {
    const invoice = await b.issueInvoice();
    const session = await begin(invoice.guid);
    await b.call('POST', `invoices/${invoice.id}/cancel/`, { reason: 'Twice' });
    await stripe.notify(b.t, session);
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'cancelled', amountPaid: 0 });
    const credits = await b.call('GET', `invoices/credits/?customer_id=${invoice.customer_id}`);
    expect(credits.body.credits).toEqual([{ currency: 'CAD', amount: 100 }]);
    const [last] = (await getEvents(`invoices/${invoice.id}`)).filter(
      ({ type }) => type === 'paid',
    );
    expect(last?.text).toContain('cancelled');
  });

  it('can begin again after its page has expired', async () => {
    const invoice = await b.issueInvoice();
    const first = await begin(invoice.guid);
    await stripe.notify(b.t, first, 'checkout.session.expired', { status: 'expired', url: null });
    const second = await begin(invoice.guid);
    expect(second.id).not.toBe(first.id);
    await stripe.notify(b.t, second);
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'paid' });
  });

  it('is asked after when the service has not reported it', async () => {
    const invoice = await b.issueInvoice();
    const session = await begin(invoice.guid);
    stripe.states.set(session.id, PAID_SESSION);
    await b.t.database.asOwner(
      "update app.invoice_payments set created_at = now() - interval '1 hour' where provider_ref = $1",
      [session.id],
    );
    await b.t.api.jobs.housekeeping.tasks.get('unpaid-documents')?.run({
      signal: new AbortController().signal,
      log: serverLog('silent'),
    });
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'paid' });
  });

  it('is refused with a signature of someone else', async () => {
    const invoice = await b.issueInvoice();
    const session = await begin(invoice.guid);
    const answer = await b.t.call('POST', '/api/v1/payments/stripe/', {
      origin: ALPHA_SITE,
      body: JSON.stringify({
        id: 'evt',
        type: 'checkout.session.completed',
        data: { object: session },
      }),
      headers: {
        origin: ALPHA_SITE,
        'content-type': 'application/json',
        'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=00`,
      },
    });
    expect(answer.status).toBe(403);
    expect(await readInvoice(invoice.id)).toMatchObject({ amountPaid: 0 });
  });

  it('returns to the card after a credit note, once and at most what was paid', async () => {
    const invoice = await b.issueInvoice();
    await stripe.notify(b.t, await begin(invoice.guid));
    await b.call('POST', `invoices/${invoice.id}/credit/`, { reason: 'Not delivered' });
    const [payment] = (await readInvoice(invoice.id)).payments ?? [];
    const refund = (amount: number) =>
      b.call('POST', `invoices/${invoice.id}/refund/`, {
        amount,
        refundsPaymentId: payment?.id,
      });
    expect((await refund(100)).status).toBe(200);
    expect((await refund(1)).body.code).toBe('not_now');
    await b.t.api.jobs.start({ poll: 0.5 });
    await vi.waitFor(
      async () =>
        expect((await readInvoice(invoice.id)).payments?.at(-1)).toMatchObject({
          kind: 'refund',
          status: 'done',
        }),
      { timeout: 80_000, interval: 200 },
    );
    const refunds = stripe.service.seen.filter(({ path }) => path === '/v1/refunds');
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.body).toMatchObject({ payment_intent: 'pi_1', amount: '10000' });
  });
});

describe('a deposit of a quote', () => {
  it('is paid after acceptance, and counts on the invoice that the quote becomes', async () => {
    const quote = await acceptedQuote();
    expect((await shown(quote.guid)).payable).toMatchObject([{ part: 'deposit', amount: 30 }]);
    await stripe.notify(b.t, await begin(quote.guid, 'deposit'));
    expect((await shown(quote.guid)).payable).toEqual([]);
    const converted = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    const { id } = converted.body.invoice as Invoice;
    const issued = await b.call('POST', `invoices/${id}/issue/`, {});
    expect(issued.body.invoice).toMatchObject({ status: 'partial', amountPaid: 30, balance: 70 });
  });

  it('counts on the invoice also when it arrives after the quote was converted', async () => {
    const quote = await acceptedQuote();
    const session = await begin(quote.guid, 'deposit');
    const converted = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    const { id } = converted.body.invoice as Invoice;
    await b.call('POST', `invoices/${id}/issue/`, {});
    await stripe.notify(b.t, session);
    expect(await readInvoice(id)).toMatchObject({ status: 'partial', amountPaid: 30 });
  });

  it('returns to the quote when the draft of the invoice is deleted', async () => {
    const quote = await acceptedQuote();
    await stripe.notify(b.t, await begin(quote.guid, 'deposit'));
    const first = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    await b.call('DELETE', `invoices/${(first.body.invoice as Invoice).id}/`);
    const again = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(again.status, again.text).toBe(200);
    const issued = await b.call(
      'POST',
      `invoices/${(again.body.invoice as Invoice).id}/issue/`,
      {},
    );
    expect(issued.body.invoice).toMatchObject({ amountPaid: 30, balance: 70 });
  });

  it('cannot be paid before the customer has accepted', async () => {
    const { id, guid } = await b.makeQuote({ depositType: 'percent', deposit: 30 });
    await b.call('POST', `quotes/${id}/issue/`, {});
    expect((await shown(guid)).payable).toEqual([]);
    expect((await onSite('GET', `${guid}/pay/?part=deposit`)).body.code).toBe('not_now');
  });
});
