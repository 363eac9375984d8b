import type { Invoice, Quote } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';

const billing = useBilling();
const { call, makeCustomer, makeInvoice, makeQuote, problems } = billing;

beforeAll(() => billing.t.api.jobs.start({ poll: 0.5, supervise: 1 }));

it('emails a quote with its PDF and a link, and issues it', async () => {
  const quote = await makeQuote();
  const sent = await call('POST', `quotes/${quote.id}/send/`, {
    to: ['quoted@buyer.example'],
    cc: ['copy@buyer.example'],
    message: 'Dear Ada,\n\nhere <b>it</b> is.',
  });
  expect(sent.status, sent.text).toBe(200);
  const { quoteNumber, lastSentAt, status } = sent.body.quote as Quote;
  expect([status, lastSentAt]).toEqual(['sent', expect.any(String)]);
  for (const to of ['quoted@buyer.example', 'copy@buyer.example']) {
    const mail = await sentMail(billing.t, to);
    expect(mail.subject).toContain(`Quote ${quoteNumber}`);
    expect(mail.html).toContain('here &lt;b&gt;it&lt;/b&gt; is.');
    expect(mail.text).toContain(`/documents/${quote.guid}`);
    expect(mail.attachments).toEqual([
      { name: `${quoteNumber}.pdf`, contentType: 'application/pdf', size: expect.any(Number) },
    ]);
  }
  const history = await call('GET', `quotes/${quote.id}/events/`);
  expect((history.body.results as { rows: object[] }).rows).toMatchObject([
    { type: 'sent', text: 'quoted@buyer.example, copy@buyer.example' },
    { type: 'issued', text: quoteNumber },
  ]);
});

it('emails the customer of an invoice unless told otherwise, and asks for an address without one', async () => {
  const customer = await makeCustomer({ email: 'billed@buyer.example' });
  const invoice = await makeInvoice({ customer_id: customer.id });
  const sent = await call('POST', `invoices/${invoice.id}/send/`, { attachPdf: false });
  expect(sent.status, sent.text).toBe(200);
  const mail = await sentMail(billing.t, 'billed@buyer.example');
  expect(mail.subject).toContain((sent.body.invoice as Invoice).invoiceNumber);
  expect(mail.attachments).toEqual([]);
  const silent = await makeCustomer({ email: '' });
  const other = await makeInvoice({ customer_id: silent.id });
  expect(await problems('POST', `invoices/${other.id}/send/`, {})).toEqual({
    to: 'The customer has no email address. Enter one',
  });
  // Nothing was issued with the refused mail.
  expect((await call('GET', `invoices/${other.id}/`)).body.invoice).toMatchObject({
    status: 'draft',
    invoiceNumber: null,
  });
});

it('draws the PDF of a document', async () => {
  const invoice = await makeInvoice();
  const { status, headers, text } = await call('GET', `invoices/${invoice.id}/pdf/`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(text.slice(0, 5)).toBe('%PDF-');
});
