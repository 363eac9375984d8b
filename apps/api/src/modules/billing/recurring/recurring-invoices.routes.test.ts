import { dayPlus } from '@org/schema';
import type { Invoice, Quote, RecurringInvoice } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const b = useBilling();
const PATH = 'recurring-invoices/';
const ZONE = 'America/Toronto';
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date());

/** Runs the housekeeping that creates invoices. */
async function run(): Promise<void> {
  await b.t.api.jobs.housekeeping.tasks.get('recurring-invoices')?.run({
    signal: new AbortController().signal,
    log: serverLog('silent'),
  });
}

async function make(body: object = {}): Promise<RecurringInvoice> {
  const customer_id = 'customer_id' in body ? body.customer_id : (await b.makeCustomer()).id;
  const answer = await b.call('POST', PATH, {
    customer_id,
    title: 'Hosting',
    rrule: 'FREQ=MONTHLY',
    startDate: TODAY,
    lines: [LINE],
    ...body,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.recurring_invoice as RecurringInvoice;
}

const read = async (id: number): Promise<RecurringInvoice> =>
  (await b.call('GET', `${PATH}${id}/`)).body.recurring_invoice as RecurringInvoice;

async function listInvoices(id: number): Promise<Invoice[]> {
  const { body } = await b.call('GET', `invoices/?recurringId=${id}&itemsPerPage=50`);
  return (body.rows as Invoice[]).toSorted((one, other) => one.id - other.id);
}

/** Moves a recurring invoice into the past, as after an outage of the server. */
const setBack = (id: number, startDate: string, nextDate = startDate) =>
  b.t.database.asOwner(
    'update app.recurring_invoices set start_date = $2, next_date = $3 where id = $1',
    [id, startDate, nextDate],
  );

const listToasts = (id: number) =>
  b.t.database.asOwner<{ message: string }>(
    "select payload->>'message' as message from app.outbox where topic = 'new_toast' and payload->>'link' = $1",
    [`/admin/recurring-invoices/${id}`],
  );

describe('a recurring invoice', () => {
  it('is created with computed totals and its next day, read, changed and deleted', async () => {
    const made = await make({ dueDays: 10, startDate: dayPlus(TODAY, 3) });
    expect(made).toMatchObject({
      status: 'active',
      rrule: 'FREQ=MONTHLY',
      nextDate: dayPlus(TODAY, 3),
      dueDays: 10,
      invoiceCount: 0,
      grandTotal: 100,
      notice: '',
    });
    expect(await read(made.id)).toEqual(made);
    const changed = await b.call('PUT', `${PATH}${made.id}/`, {
      startDate: dayPlus(TODAY, 5),
      version: made.version,
    });
    expect(changed.body.recurring_invoice).toMatchObject({ nextDate: dayPlus(TODAY, 5) });
    const stale = await b.call('PUT', `${PATH}${made.id}/`, { title: 'Late', version: 1 });
    expect(stale.body.code).toBe('conflict');
    expect((await b.call('DELETE', `${PATH}${made.id}/`)).status).toBe(200);
    expect((await b.call('GET', `${PATH}${made.id}/`)).status).toBe(404);
  });

  it('names the field of a schedule that cannot be', async () => {
    const { id } = await b.makeCustomer();
    const body = { customer_id: id, lines: [LINE], rrule: 'FREQ=MONTHLY', startDate: TODAY };
    const problems = (more: object) => b.problems('POST', PATH, { ...body, ...more });
    expect(await problems({ rrule: 'FREQ=HOURLY' })).toHaveProperty('rrule');
    expect(await problems({ endDate: dayPlus(TODAY, -1) })).toHaveProperty('endDate');
    expect(await problems({ startDate: '2020-01-01', endDate: '2020-06-01' })).toHaveProperty(
      'endDate',
    );
    expect(await problems({ autoSend: true })).toHaveProperty('autoSend');
    expect(await problems({ autoIssue: true, customer_id: null })).toHaveProperty('customer_id');
    expect(await problems({ autoIssue: true, lines: [] })).toHaveProperty('lines');
  });

  it('shows its next days before and after it is saved', async () => {
    const query = new URLSearchParams({ rrule: 'FREQ=WEEKLY', startDate: TODAY, maxCount: '2' });
    const before = await b.call('GET', `${PATH}days/?${query}`);
    expect(before.body.days).toEqual([TODAY, dayPlus(TODAY, 7)]);
    const { id } = await make({ rrule: 'FREQ=WEEKLY', maxCount: 2 });
    await run();
    query.set('id', String(id));
    expect((await b.call('GET', `${PATH}days/?${query}`)).body.days).toEqual([dayPlus(TODAY, 7)]);
  });

  it('is paused and resumed, also many at once', async () => {
    const [one, other] = [await make(), await make()];
    const paused = await b.call('POST', `${PATH}${one.id}/pause/`, { version: one.version });
    expect(paused.body.recurring_invoice).toMatchObject({ status: 'paused', nextDate: null });
    expect((await b.call('POST', `${PATH}${one.id}/pause/`, {})).body.code).toBe('not_now');
    const resumed = await b.call('POST', `${PATH}${one.id}/resume/`, {});
    expect(resumed.body.recurring_invoice).toMatchObject({ status: 'active', nextDate: TODAY });
    const ids = [one.id, other.id];
    for (const [status, nextDate] of [
      ['paused', null],
      ['active', TODAY],
    ]) {
      const answer = await b.call('PUT', `${PATH}bulk/`, { selection: { ids }, set: { status } });
      expect(answer.status, answer.text).toBe(200);
      for (const id of ids)
        expect(await read(id)).toMatchObject({ status, nextDate, grandTotal: 100 });
    }
    const ended = await make({ maxCount: 1 });
    await run();
    const refused = await b.call('PUT', `${PATH}bulk/`, {
      selection: { ids: [ended.id] },
      set: { status: 'active' },
    });
    expect(refused.body.formErrors).toHaveProperty('status');
  });
});

describe('the invoices of a schedule', () => {
  it('are drafts of today with the fields of their texts replaced', async () => {
    const { id } = await make({
      title: 'Hosting {month} {year}',
      dueDays: 14,
      lines: [{ ...LINE, description: '{period} {other}' }],
    });
    await run();
    const [invoice, ...others] = await listInvoices(id);
    expect(others).toEqual([]);
    const at = new Date(`${TODAY}T00:00:00Z`);
    const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(at);
    expect(invoice).toMatchObject({
      status: 'draft',
      title: `Hosting ${month} ${TODAY.slice(0, 4)}`,
      invoiceDate: TODAY,
      dueDate: dayPlus(TODAY, 14),
      recurringId: id,
      grandTotal: 100,
    });
    const whole = (await b.call('GET', `invoices/${invoice?.id}/`)).body.invoice as Invoice;
    expect(whole.lines?.[0]?.description).toMatch(/ – .* \{other\}$/);
    const after = await read(id);
    expect(after).toMatchObject({ status: 'active', invoiceCount: 1, notice: '' });
    expect(after.nextDate && after.nextDate > TODAY).toBe(true);
  });

  it('are issued and emailed when it says so', async () => {
    const { id } = await make({ autoIssue: true, autoSend: true });
    await run();
    const [invoice] = await listInvoices(id);
    expect(invoice).toMatchObject({ status: 'sent' });
    expect(invoice?.invoiceNumber).toBeTruthy();
    const mails = await b.t.database.asOwner<{ mail: { to: string[] } }>(
      "select mail from app.document_events where invoice_id = $1 and type = 'sent'",
      [invoice?.id],
    );
    expect(mails).toMatchObject([{ mail: { to: ['ada@buyer.example'] } }]);
  });

  it('are created once by several workers', async () => {
    const made = await Promise.all([make(), make(), make()]);
    await Promise.all([run(), run(), run()]);
    for (const { id } of made) expect(await listInvoices(id)).toHaveLength(1);
    await run();
    for (const { id } of made) expect(await listInvoices(id)).toHaveLength(1);
  });

  it('are refused twice for one day by the database', async () => {
    const { id } = await make();
    await run();
    const copy = b.t.database.asOwner(
      `insert into app.invoices (tenant_id, invoice_date, currency, recurring_id, recurring_date)
       select tenant_id, invoice_date, currency, recurring_id, recurring_date from app.invoices where recurring_id = $1`,
      [id],
    );
    await expect(copy).rejects.toThrow('invoices_recurring');
  });

  it('end with the number of invoices or the last day', async () => {
    const counted = await make({ maxCount: 1 });
    const dated = await make({ endDate: dayPlus(TODAY, 1) });
    await run();
    expect(await read(counted.id)).toMatchObject({ status: 'ended', nextDate: null });
    expect(await read(dated.id)).toMatchObject({ status: 'ended', nextDate: null });
    const longer = await b.call('PUT', `${PATH}${counted.id}/`, { maxCount: 2 });
    expect(longer.body.recurring_invoice).toMatchObject({ status: 'paused' });
  });

  it('are caught up after an outage, and the author gets a message', async () => {
    const { id } = await make({ rrule: 'FREQ=DAILY' });
    await setBack(id, dayPlus(TODAY, -2));
    await run();
    expect(await listInvoices(id)).toMatchObject([
      { invoiceDate: TODAY },
      { invoiceDate: TODAY },
      { invoiceDate: TODAY },
    ]);
    expect(await read(id)).toMatchObject({
      nextDate: dayPlus(TODAY, 1),
      invoiceCount: 3,
      notice: `2 missed invoices were created on ${TODAY}`,
    });
    expect(await listToasts(id)).toHaveLength(1);
  });

  it('are left out when too many were missed', async () => {
    const { id } = await make({ rrule: 'FREQ=DAILY' });
    const first = dayPlus(TODAY, -40);
    await setBack(id, first);
    await run();
    expect(await listInvoices(id)).toHaveLength(12);
    const after = await read(id);
    expect(after.nextDate).toBe(dayPlus(TODAY, 1));
    expect(after.notice).toContain(`29 older ones, from ${first} on, were left out`);
  });

  it('pause it with a reason when the customer was deleted', async () => {
    const customer = await b.makeCustomer();
    const { id } = await make({ customer_id: customer.id, autoIssue: true });
    await b.call('DELETE', `customers/${customer.id}/`);
    await run();
    expect(await listInvoices(id)).toEqual([]);
    const after = await read(id);
    expect(after).toMatchObject({ status: 'paused', nextDate: null, invoiceCount: 0 });
    expect(after.notice).toContain('This customer does not exist');
    expect((await listToasts(id))[0]?.message).toContain('could not be created');
  });

  it('pause it with a reason when a product is gone', async () => {
    const { id } = await make();
    await b.t.database.asOwner(
      `update app.recurring_invoices set lines = jsonb_set(lines, '{0,productId}', '987654321') where id = $1`,
      [id],
    );
    await run();
    expect((await read(id)).notice).toContain('This product does not exist');
  });

  it('stay issued when the customer has no email address, and it says so', async () => {
    const customer = await b.makeCustomer({ email: '' });
    const { id } = await make({ customer_id: customer.id, autoIssue: true, autoSend: true });
    await run();
    const [invoice] = await listInvoices(id);
    expect(invoice?.status).toBe('sent');
    expect((await read(id)).notice).toContain('the customer has no email address');
  });

  it('are tried again after an unexpected failure, and leave nothing half done', async () => {
    const { id } = await make();
    await b.t.database.asOwner(`
      create function app.refuse_invoice() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
      create trigger refuse_invoice before insert on app.invoices for each row when (new.recurring_id = ${id}) execute function app.refuse_invoice()`);
    await run();
    const failed = await read(id);
    expect(failed).toMatchObject({ status: 'active', nextDate: TODAY, invoiceCount: 0 });
    expect(failed.notice).toContain('attempt 1 of 5');
    await b.t.database.asOwner('drop trigger refuse_invoice on app.invoices');
    await run();
    expect(await listInvoices(id)).toEqual([]);
    await b.t.database.asOwner('update app.recurring_invoices set retry_at = now() where id = $1', [
      id,
    ]);
    await run();
    expect(await listInvoices(id)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ notice: '' });
  });

  it('are created by hand before their day, once', async () => {
    const next = dayPlus(TODAY, 4);
    const { id, version } = await make({ startDate: next, rrule: 'FREQ=WEEKLY' });
    const answers = await Promise.all(
      [1, 2].map(() => b.call('POST', `${PATH}${id}/make/`, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listInvoices(id)).toMatchObject([{ invoiceDate: TODAY }]);
    expect(await read(id)).toMatchObject({ nextDate: dayPlus(next, 7), invoiceCount: 1 });
  });

  it('are not created while it is paused or in the trash, or for it when it comes back', async () => {
    const [paused, deleted] = [await make(), await make()];
    await b.call('POST', `${PATH}${paused.id}/pause/`, {});
    await b.call('DELETE', `${PATH}${deleted.id}/`);
    await run();
    const restored = await b.call('POST', `${PATH}restore/`, { ids: [deleted.id] });
    expect(restored.status, restored.text).toBe(200);
    await run();
    for (const { id } of [paused, deleted]) {
      expect(await listInvoices(id)).toEqual([]);
      expect((await read(id)).status).toBe('paused');
    }
  });
});

describe('a copy of a document', () => {
  it('is a paused recurring invoice of an invoice', async () => {
    const invoice = await b.issueInvoice({ title: 'Care' });
    const answer = await b.call('POST', `invoices/${invoice.id}/recurring/`, {});
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.recurring_invoice).toMatchObject({
      title: 'Care',
      status: 'paused',
      rrule: 'FREQ=MONTHLY',
      grandTotal: invoice.grandTotal,
    });
  });

  it('is a paused recurring invoice of a quote, once', async () => {
    const quote = await b.makeQuote();
    const draft = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'recurring' });
    expect(draft.body.code).toBe('not_now');
    await b.call('POST', `quotes/${quote.id}/issue/`, {});
    const answer = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'recurring' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.recurring_invoice).toMatchObject({ quoteId: quote.id, status: 'paused' });
    expect((answer.body.quote as Quote).status).toBe('sent');
    const { id } = answer.body.recurring_invoice as { id: number };
    const shown = await b.call('GET', `quotes/${quote.id}/`);
    expect(shown.body.quote).toMatchObject({ recurringInvoiceId: id });
    const again = await b.call('POST', `quotes/${quote.id}/convert/`, { to: 'recurring' });
    expect(again.body.code).toBe('not_now');
  });
});

describe('the zone of the tenant', () => {
  it('decides when the day of an invoice has come', async () => {
    const zone = async (timezone: string) => {
      const { body } = await b.call('GET', 'settings/');
      const { version } = body.settings as { version: number };
      const saved = await b.call('PUT', 'settings/', { timezone, version });
      expect(saved.status, saved.text).toBe(200);
    };
    const getDay = (timeZone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
    // These zones are 26 hours apart, so their days always differ.
    const east = getDay('Pacific/Kiritimati');
    await zone('Etc/GMT+12');
    const { id } = await make({ startDate: east });
    await run();
    expect(await listInvoices(id)).toEqual([]);
    await zone('Pacific/Kiritimati');
    await run();
    expect(await listInvoices(id)).toMatchObject([{ invoiceDate: east }]);
    await zone(ZONE);
  });
});

describe('bulk changes of documents', () => {
  it('leave the customer and the lines of drafts as they are', async () => {
    const invoice = await b.makeInvoice();
    const answer = await b.call('PUT', 'invoices/bulk/', {
      selection: { ids: [invoice.id] },
      set: { dueDate: '2031-01-01' },
    });
    expect(answer.status, answer.text).toBe(200);
    const after = (await b.call('GET', `invoices/${invoice.id}/`)).body.invoice as Invoice;
    expect(after).toMatchObject({
      dueDate: '2031-01-01',
      customer_id: invoice.customer_id,
      grandTotal: 100,
    });
    const issued = await b.issueInvoice();
    const refused = await b.call('PUT', 'invoices/bulk/', {
      selection: { ids: [issued.id] },
      set: { dueDate: '2031-01-01' },
    });
    expect(refused.body.code).toBe('document_issued');
  });
});
