import { dayPlus } from '@org/schema';
import type { Invoice, Quote } from '@org/schema/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const b = useBilling();
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date());

/** Runs the housekeeping that sends reminders. */
async function run(): Promise<void> {
  await b.t.api.jobs.housekeeping.tasks.get('document-reminders')?.run({
    signal: new AbortController().signal,
    log: serverLog('silent'),
  });
}
const reminders = async (id: number, column = 'invoice_id') =>
  b.t.database.asOwner<{ mail: { subject: string; message: string; to: string[] } }>(
    `select mail from app.document_events where ${column} = $1 and type = 'reminded' order by id`,
    [id],
  );
/** Makes an invoice that was issued some days ago and is due in some days. */
async function issuedWith(dueIn: number, body: object = {}): Promise<Invoice> {
  const invoice = await b.issueInvoice({
    invoiceDate: dayPlus(TODAY, Math.min(dueIn, 0) - 10),
    dueDate: dayPlus(TODAY, dueIn),
    ...body,
  });
  await b.t.database.asOwner(
    "alter table app.invoices disable trigger invoices_fixed; update app.invoices set issued_at = now() - interval '5 days' where id = $1; alter table app.invoices enable trigger invoices_fixed".replaceAll(
      '$1',
      String(invoice.id),
    ),
  );
  return invoice;
}

beforeAll(async () => {
  const answer = await b.call('PUT', 'billing-settings/', {
    reminderDays: [-3, 7],
    reminderSubject: 'Reminder for {number}',
    reminderMessage: 'Dear {customer}, {balance} is open since {day}. {unknown}',
    quoteReminderDays: 2,
  });
  expect(answer.status, answer.text).toBe(200);
});

describe('a reminder of an invoice', () => {
  it('is sent once for each step of the plan, with the fields of the document', async () => {
    const invoice = await issuedWith(-8);
    await run();
    await run();
    const [only, ...others] = await reminders(invoice.id);
    expect(others).toEqual([]);
    expect(only?.mail).toMatchObject({
      to: ['ada@buyer.example'],
      subject: `Reminder for ${invoice.invoiceNumber}`,
    });
    expect(only?.mail.message).toMatch(/^Dear Lovelace, \$100\.00 is open since .* \{unknown\}$/);
    // Two workers at the same time send it once as well.
    const other = await issuedWith(2);
    await Promise.all([run(), run()]);
    expect(await reminders(other.id)).toHaveLength(1);
  });

  it('is not sent before its day, long after it, or on the day of the issue', async () => {
    const early = await issuedWith(10);
    const late = await issuedWith(-60);
    const fresh = await b.issueInvoice({
      invoiceDate: dayPlus(TODAY, -20),
      dueDate: dayPlus(TODAY, -8),
    });
    await run();
    for (const { id } of [early, late, fresh]) expect(await reminders(id)).toEqual([]);
  });

  it('is not sent for paid, cancelled or switched-off invoices', async () => {
    const paid = await issuedWith(-8);
    await b.call('POST', `invoices/${paid.id}/payments/`, { amount: 100 });
    const cancelled = await issuedWith(-8);
    await b.call('POST', `invoices/${cancelled.id}/cancel/`, { reason: 'Twice' });
    const off = await issuedWith(-8);
    const switched = await b.call('PUT', `invoices/${off.id}/`, { remindersOff: true });
    expect(switched.status, switched.text).toBe(200);
    await run();
    for (const { id } of [paid, cancelled, off]) expect(await reminders(id)).toEqual([]);
  });

  it('can be sent by hand while something is left to pay', async () => {
    const invoice = await b.issueInvoice();
    expect((await b.call('POST', `invoices/${invoice.id}/remind/`, {})).status).toBe(200);
    expect(await reminders(invoice.id)).toHaveLength(1);
    await b.call('POST', `invoices/${invoice.id}/payments/`, { amount: 100 });
    expect((await b.call('POST', `invoices/${invoice.id}/remind/`, {})).body.code).toBe('not_now');
  });

  it('names the missing address of a customer', async () => {
    const { id } = await b.makeCustomer({ email: '' });
    const invoice = await b.issueInvoice({ customer_id: id });
    const answer = await b.call('POST', `invoices/${invoice.id}/remind/`, {});
    expect(answer.body.formErrors).toHaveProperty('to');
  });
});

it('reminds the customer of a quote before it expires, once', async () => {
  const quote = await b.makeQuote({
    quoteDate: dayPlus(TODAY, -10),
    expiryDate: dayPlus(TODAY, 1),
  });
  const issued = (await b.call('POST', `quotes/${quote.id}/issue/`, {})).body.quote as Quote;
  await b.t.database.asOwner(
    `alter table app.quotes disable trigger quotes_fixed; update app.quotes set issued_at = now() - interval '5 days' where id = ${issued.id}; alter table app.quotes enable trigger quotes_fixed`,
  );
  await run();
  await run();
  const sent = await reminders(quote.id, 'quote_id');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.mail.message).toContain('is valid until');
});

it('sends nothing for a tenant without a plan', async () => {
  await b.call('PUT', 'billing-settings/', { reminderDays: [], quoteReminderDays: null });
  const invoice = await issuedWith(-8);
  await run();
  expect(await reminders(invoice.id)).toEqual([]);
});
