import type { Customer, Invoice, Quote } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';

const billing = useBilling();
const { call, makeCustomer, makeInvoice, makeQuote } = billing;

const restore = (...ids: number[]) => call('POST', 'invoices/restore/', { ids });
const remove = (id: number) => call('DELETE', `invoices/${id}/`);
const issue = (id: number) => call('POST', `invoices/${id}/issue/`, {});
const readQuote = async (id: number): Promise<Quote> =>
  (await call('GET', `quotes/${id}/`)).body.quote as Quote;

/** Records 90 minutes for a new customer, and returns them as lines of an invoice. */
async function makeUnbilledTime() {
  const customer: Customer = await makeCustomer();
  const project = await call('POST', 'projects/', {
    title: 'Website',
    customer_id: customer.id,
    hourly_rate: 80,
  });
  const task = await call('POST', 'tasks/', {
    title: 'Build',
    project_id: (project.body.project as { id: number }).id,
  });
  const taskId = (task.body.task as { id: number }).id;
  const time = await call('POST', `tasks/${taskId}/time-entries/`, {
    entry_date: '2026-11-02',
    duration_minutes: 90,
  });
  const path = `invoices/unbilled-time/?customer_id=${customer.id}`;
  const unbilled = async () => (await call('GET', path)).body;
  return {
    unbilled,
    taskId,
    entryId: (time.body.taskTimeEntry as { id: number }).id,
    body: { customer_id: customer.id, lines: (await unbilled()).lines },
  };
}

/** Makes the draft invoice of an issued quote. */
async function convert(quoteId: number): Promise<Invoice> {
  const answer = await call('POST', `quotes/${quoteId}/convert/`, { to: 'invoice' });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.invoice as Invoice;
}

async function makeIssuedQuote(body: object = {}): Promise<Quote> {
  const { id } = await makeQuote(body);
  return (await call('POST', `quotes/${id}/issue/`, {})).body.quote as Quote;
}

describe('a draft with time that comes back from the trash', () => {
  it('claims its time again', async () => {
    const { body, unbilled } = await makeUnbilledTime();
    const draft = await makeInvoice(body);
    await remove(draft.id);
    expect((await unbilled()).minutes).toBe(90);
    expect((await restore(draft.id)).body).toMatchObject({ restored: [draft.id], failed: [] });
    expect((await unbilled()).minutes).toBe(0);
    expect((await issue(draft.id)).status).toBe(200);
  });

  it('stays in the trash while another invoice has its time', async () => {
    const { body } = await makeUnbilledTime();
    const first = await makeInvoice(body);
    await remove(first.id);
    const second = await makeInvoice(body);
    expect((await restore(first.id)).body).toMatchObject({
      restored: [],
      failed: [
        {
          id: first.id,
          error: `Some of its time is on draft invoice #${second.id}. Remove it there first`,
        },
      ],
    });
    const issued = (await issue(second.id)).body.invoice as Invoice;
    const other = await makeInvoice();
    await remove(other.id);
    expect((await restore(first.id, other.id)).body).toMatchObject({
      restored: [other.id],
      failed: [
        { id: first.id, error: `Some of its time is billed on invoice ${issued.invoiceNumber}` },
      ],
    });
    expect((await issue(first.id)).status).toBe(404);
  });

  it('restores only one of two drafts with the same time', async () => {
    const { body } = await makeUnbilledTime();
    const first = await makeInvoice(body);
    await remove(first.id);
    const second = await makeInvoice(body);
    await remove(second.id);
    const { restored, failed } = (await restore(first.id, second.id)).body as {
      restored: number[];
      failed: { id: number }[];
    };
    expect([restored.length, failed.length]).toEqual([1, 1]);
  });

  it('stays in the trash while its time can no longer be billed', async () => {
    const { body, taskId, entryId } = await makeUnbilledTime();
    const draft = await makeInvoice(body);
    await remove(draft.id);
    const path = `tasks/${taskId}/time-entries/${entryId}/`;
    const changed = await call('PUT', path, { billable: false });
    expect(changed.status, changed.text).toBe(200);
    expect((await restore(draft.id)).body).toMatchObject({
      failed: [{ id: draft.id, error: 'Some of its time can no longer be billed' }],
    });
  });

  it('is not issued when another invoice has billed its time', async () => {
    const { body } = await makeUnbilledTime();
    const first = await makeInvoice(body);
    await remove(first.id);
    const second = await makeInvoice(body);
    await billing.t.database.asOwner('update app.invoices set deleted_at = null where id = $1', [
      first.id,
    ]);
    expect((await issue(second.id)).status).toBe(200);
    expect((await issue(first.id)).body).toMatchObject({
      code: 'not_now',
      error: expect.stringMatching(/^Some of its time is billed on invoice INV-/),
    });
  });
});

describe('a draft of a quote that comes back from the trash', () => {
  it('is the invoice of its quote again, with the deposit', async () => {
    const quote = await makeIssuedQuote();
    await billing.t.database.asOwner(
      `insert into app.invoice_payments (tenant_id, quote_id, kind, amount, paid_on, method)
      select tenant_id, id, 'payment', 40, '2026-11-02', 'card' from app.quotes where id = $1`,
      [quote.id],
    );
    const draft = await convert(quote.id);
    await remove(draft.id);
    expect(await readQuote(quote.id)).toMatchObject({ status: 'sent', invoiceId: null });
    expect((await restore(draft.id)).body).toMatchObject({ restored: [draft.id] });
    expect(await readQuote(quote.id)).toMatchObject({ status: 'converted', invoiceId: draft.id });
    const again = await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(again.body.code).toBe('not_now');
    expect((await issue(draft.id)).body.invoice).toMatchObject({ amountPaid: 40, balance: 60 });
  });

  it('stays in the trash once the quote has another invoice', async () => {
    const quote = await makeIssuedQuote();
    const first = await convert(quote.id);
    await remove(first.id);
    const second = await convert(quote.id);
    expect((await restore(first.id)).body).toMatchObject({
      restored: [],
      failed: [
        {
          id: first.id,
          error: `Quote ${quote.quoteNumber} has become draft invoice #${second.id}`,
        },
      ],
    });
    await billing.t.database.asOwner('update app.invoices set deleted_at = null where id = $1', [
      first.id,
    ]);
    const issued = (await issue(second.id)).body.invoice as Invoice;
    expect((await issue(first.id)).body).toMatchObject({
      code: 'not_now',
      error: `Quote ${quote.quoteNumber} has become invoice ${issued.invoiceNumber}`,
    });
  });

  it('stays in the trash after the customer declined the quote', async () => {
    const quote = await makeIssuedQuote();
    const draft = await convert(quote.id);
    await remove(draft.id);
    await call('POST', `quotes/${quote.id}/answer/`, { answer: 'declined' });
    expect((await restore(draft.id)).body).toMatchObject({
      failed: [{ id: draft.id, error: `Quote ${quote.quoteNumber} was declined` }],
    });
  });

  it('leaves the quote accepted after its draft is deleted, also when staff recorded the answer', async () => {
    const quote = await makeIssuedQuote({ lines: [LINE] });
    await call('POST', `quotes/${quote.id}/answer/`, { answer: 'accepted' });
    const draft = await convert(quote.id);
    await remove(draft.id);
    expect(await readQuote(quote.id)).toMatchObject({ status: 'accepted', invoiceId: null });
  });
});
