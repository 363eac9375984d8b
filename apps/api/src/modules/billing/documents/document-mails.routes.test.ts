import { dayPlus } from '@org/schema';
import type { Invoice, Quote } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { sendMailJob } from '../../../kernel/mail/mail-queue.ts';

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

it('shows in the history of a document that an email was lost between number and mail, and sends it again', async () => {
  const customer = await makeCustomer({ email: 'lost@buyer.example' });
  const made = await call('POST', 'recurring-invoices/', {
    customer_id: customer.id,
    lines: [LINE],
    startDate: dayPlus(new Date().toISOString().slice(0, 10), 60),
    rrule: 'FREQ=MONTHLY',
  });
  expect(made.status, made.text).toBe(201);
  const recurringId = (made.body.recurring_invoice as { id: number }).id;
  const draft = await makeInvoice({ customer_id: customer.id });
  await billing.t.database.asOwner('update app.invoices set recurring_id = $1 where id = $2', [
    recurringId,
    draft.id,
  ]);
  const sent = await call('POST', `invoices/${draft.id}/send/`, { attachPdf: false });
  const { invoiceNumber } = sent.body.invoice as Invoice;
  await sentMail(billing.t, 'lost@buyer.example');
  // As a process leaves it that is killed while it hands the email to the server.
  const [mail] = await billing.t.database.asOwner<{ id: string; tenant_id: string }>(
    `update platform.mails set status = 'sending' where recipient = 'lost@buyer.example' returning id, tenant_id`,
  );
  const tenantId = Number(mail?.tenant_id);
  await billing.t.database.db.asTenant(tenantId, (tx) =>
    billing.t.api.jobs.send(tx, sendMailJob, { mailId: Number(mail?.id) }, { tenantId }),
  );
  const text =
    'lost@buyer.example: We don’t know if it was delivered. Send it again if it did not arrive.';
  const readEvents = async () =>
    (
      (await call('GET', `invoices/${draft.id}/events/`)).body.results as {
        rows: { type: string; text: string }[];
      }
    ).rows.map(({ type, text: told }) => `${type} ${told}`);
  await expect
    .poll(readEvents, { timeout: 40_000 })
    .toEqual([`mail_failed ${text}`, 'sent lost@buyer.example', `issued ${invoiceNumber}`]);
  const recurring = await call('GET', `recurring-invoices/${recurringId}/`);
  expect(recurring.body.recurring_invoice).toMatchObject({
    notice: `An invoice was not emailed to ${text}`,
  });
  const again = await call('POST', `invoices/${draft.id}/send/`, { attachPdf: false });
  expect(again.body.invoice).toMatchObject({ invoiceNumber });
  const { rows } = (await call('GET', `invoices/?customer_id=${customer.id}`)).body as {
    rows: object[];
  };
  expect(rows).toHaveLength(1);
});
