import { dayPlus } from '@org/schema';
import type { Invoice, InvoicePayment, Settings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';

const billing = useBilling();
const { call, makeCustomer, makeInvoice, issueInvoice, problems } = billing;

const pay = (id: number, body: object) => call('POST', `invoices/${id}/payments/`, body);
const read = async (id: number): Promise<Invoice> =>
  (await call('GET', `invoices/${id}/`)).body.invoice as Invoice;
const credits = async (customer: number | null) =>
  (await call('GET', `invoices/credits/?customer_id=${customer}`)).body.credits;

describe('an invoice', () => {
  it('INV-001 API-INV-01 lists the invoices of a customer by date, newest first', async () => {
    const customer = await makeCustomer();
    const make = (invoiceDate: string) => issueInvoice({ customer_id: customer.id, invoiceDate });
    const old = await make('2026-01-05');
    const young = await make('2026-03-05');
    await makeInvoice({});
    const { body } = await call(
      'GET',
      `invoices/?customer_id=${customer.id}&type=invoice&orderBy=invoiceDate&orderDirection=DESC`,
    );
    expect(body).toMatchObject({
      success: true,
      rows: [
        {
          id: young.id,
          invoiceNumber: young.invoiceNumber,
          invoiceDate: '2026-03-05',
          status: 'sent',
          grandTotal: 100,
        },
        { id: old.id },
      ],
    });
    expect(body.rows).toHaveLength(2);
  });

  it('is numbered by year when it is issued, and not before', async () => {
    const draft = await makeInvoice({ invoiceDate: '2034-01-01' });
    expect(draft).toMatchObject({ invoiceNumber: null, status: 'draft', balance: 0 });
    expect(draft.dueDate).toBe('2034-01-31');
    const first = await issueInvoice({ invoiceDate: '2034-02-01' });
    const issued = await call('POST', `invoices/${draft.id}/issue/`, { version: draft.version });
    expect([first.invoiceNumber, (issued.body.invoice as Invoice).invoiceNumber]).toEqual([
      'INV-2034-0001',
      'INV-2034-0002',
    ]);
    const other = await issueInvoice({ invoiceDate: '2035-02-01' });
    expect(other.invoiceNumber).toBe('INV-2035-0001');
    expect(first).toMatchObject({ balance: 100, status: 'sent', isOverdue: false });
  });

  it('is paid in parts, and what is too much becomes credit of the customer', async () => {
    const invoice = await issueInvoice();
    const part = await pay(invoice.id, { amount: 40, date: '2026-11-20', reference: 'A1' });
    expect(part.body.invoice).toMatchObject({
      status: 'partial',
      amountPaid: 40,
      balance: 60,
      payments: [{ amount: 40, method: 'transfer', reference: 'A1', date: '2026-11-20' }],
    });
    const rest = await pay(invoice.id, { amount: 75.5, method: 'cash' });
    expect(rest.body.invoice).toMatchObject({ status: 'paid', amountPaid: 100, balance: 0 });
    expect(await credits(invoice.customer_id)).toEqual([{ currency: 'CAD', amount: 15.5 }]);
    expect((await pay(invoice.id, { amount: 1 })).body.code).toBe('not_now');

    const next = await issueInvoice({ customer_id: invoice.customer_id });
    const used = await call('POST', `invoices/${next.id}/use-credit/`, {});
    expect(used.body.invoice).toMatchObject({ amountPaid: 15.5, balance: 84.5 });
    expect(await credits(invoice.customer_id)).toEqual([]);
    expect((await call('POST', `invoices/${next.id}/use-credit/`, {})).body).toMatchObject({
      code: 'not_now',
      error: 'The customer has no credit',
    });
    // The surplus was used, so the payment that it came from stays.
    const surplus = (await read(invoice.id)).payments?.find(({ amount }) => amount === 75.5);
    const remove = (id: number, paymentId: number | undefined) =>
      call('POST', `invoices/${id}/payments/remove/`, { paymentId });
    expect((await remove(invoice.id, surplus?.id)).body.code).toBe('not_now');
    const [usedPayment] = (await read(next.id)).payments as InvoicePayment[];
    expect((await remove(next.id, usedPayment?.id)).body.invoice).toMatchObject({ balance: 100 });
    expect((await remove(invoice.id, surplus?.id)).body.invoice).toMatchObject({
      amountPaid: 40,
      balance: 60,
    });
    expect(await credits(invoice.customer_id)).toEqual([]);
  });

  it('refuses payments in another currency, of a draft, with too many decimals, and with the fields of a refund', async () => {
    const draft = await makeInvoice();
    expect((await pay(draft.id, { amount: 1 })).body.code).toBe('not_now');
    const invoice = await issueInvoice({ currency: 'JPY' });
    expect(
      await problems('POST', `invoices/${invoice.id}/payments/`, { amount: 10, currency: 'EUR' }),
    ).toEqual({ currency: 'This invoice is in JPY' });
    expect(
      await problems('POST', `invoices/${invoice.id}/payments/`, {
        amount: 10,
        refundsPaymentId: 1,
      }),
    ).toEqual({ refundsPaymentId: 'Only a refund returns a payment' });
    expect(await problems('POST', `invoices/${invoice.id}/payments/`, { amount: 10.5 })).toEqual({
      amount: 'Use a whole amount',
    });
    for (const amount of [0, -5])
      expect(
        Object.keys(
          (await problems('POST', `invoices/${invoice.id}/payments/`, { amount })) as object,
        ),
      ).toEqual(['amount']);
    const stale = await pay(invoice.id, { amount: 1, version: 1 });
    expect(stale.body.code).toBe('conflict');
  });

  it('is corrected by credit notes, whose amount can be given back', async () => {
    const invoice = await issueInvoice({
      lines: [LINE, { ...LINE, name: 'Print' }],
      terms: 'Payable within 30 days',
    });
    expect(await problems('POST', `invoices/${invoice.id}/credit/`, { lines: [] })).toEqual({
      lines: 'Choose at least one line with an amount',
    });
    await pay(invoice.id, { amount: 200 });
    const note = await call('POST', `invoices/${invoice.id}/credit/`, {
      lines: [LINE],
      reason: 'Too late',
    });
    expect(note.status, note.text).toBe(201);
    expect(note.body.invoice).toMatchObject({
      type: 'credit_note',
      grandTotal: 100,
      balance: 0,
      creditedInvoiceId: invoice.id,
      publicNotes: 'Too late',
      terms: '',
    });
    expect((note.body.invoice as Invoice).invoiceNumber).toMatch(/^CN-\d{4}-\d{4}$/);
    expect(await read(invoice.id)).toMatchObject({ amountCredited: 100, status: 'paid' });
    expect(await credits(invoice.customer_id)).toEqual([{ currency: 'CAD', amount: 100 }]);
    const refund = (amount: number) =>
      call('POST', `invoices/${invoice.id}/refund/`, { amount, method: 'transfer' });
    expect((await refund(100.01)).body.code).toBe('not_now');
    expect((await refund(100)).body.invoice).toMatchObject({ amountPaid: 200 });
    expect(await credits(invoice.customer_id)).toEqual([]);
    const more = await call('POST', `invoices/${invoice.id}/credit/`, {
      lines: [{ ...LINE, quantity: 3 }],
    });
    expect(more.body.formErrors).toEqual({
      'lines[0].quantity': 'Nothing of this line is left to credit',
    });
    const rest = await call('POST', `invoices/${invoice.id}/credit/`, {
      lines: [{ ...LINE, name: 'Print' }],
    });
    expect(rest.status).toBe(201);
    expect(await read(invoice.id)).toMatchObject({ status: 'reversed', balance: 0 });
    expect((await pay((note.body.invoice as Invoice).id, { amount: 5 })).body.code).toBe('not_now');
  });

  it('is credited with the taxes that it has, whatever the settings say since', async () => {
    const { vat, gst } = await billing.setTaxes();
    const taxed = { ...LINE, taxIds: [vat, gst] };
    const invoice = await issueInvoice({ lines: [taxed] });
    expect(invoice.grandTotal).toBe(125);
    const changed = await call('PUT', 'billing-settings/', {
      taxes: [{ id: vat, name: 'VAT', rate: 22 }],
    });
    expect(changed.status, changed.text).toBe(200);
    const note = await call('POST', `invoices/${invoice.id}/credit/`, { reason: 'Returned' });
    expect(note.status, note.text).toBe(201);
    expect(note.body.invoice).toMatchObject({ grandTotal: 125 });
    expect(await read(invoice.id)).toMatchObject({ status: 'reversed', balance: 0 });
    // A copy is a new sale: it has the rate of today, and a tax that no longer exists as it was.
    const copy = await call('POST', `invoices/${invoice.id}/duplicate/`, {});
    expect(copy.status, copy.text).toBe(201);
    expect(copy.body.invoice).toMatchObject({ grandTotal: 127 });
  });

  it('is cancelled while nobody has paid it, and keeps its number', async () => {
    const invoice = await issueInvoice();
    const cancelled = await call('POST', `invoices/${invoice.id}/cancel/`, { reason: 'Wrong' });
    expect(cancelled.body.invoice).toMatchObject({
      status: 'cancelled',
      balance: 0,
      invoiceNumber: invoice.invoiceNumber,
    });
    expect((await pay(invoice.id, { amount: 5 })).body.code).toBe('not_now');
    const paid = await issueInvoice();
    await pay(paid.id, { amount: 5 });
    expect((await call('POST', `invoices/${paid.id}/cancel/`, {})).body.code).toBe('not_now');
  });

  it('bills unbilled time once, and locks it', async () => {
    const customer = await makeCustomer();
    const project = await call('POST', 'projects/', {
      title: 'Website',
      customer_id: customer.id,
      hourly_rate: 80,
    });
    const projectId = (project.body.project as { id: number }).id;
    const task = await call('POST', 'tasks/', { title: 'Build', project_id: projectId });
    const taskId = (task.body.task as { id: number }).id;
    const time = await call('POST', `tasks/${taskId}/time-entries/`, {
      entry_date: '2026-11-02',
      duration_minutes: 90,
    });
    expect(time.status, time.text).toBe(201);
    const unbilled = async () =>
      (await call('GET', `invoices/unbilled-time/?customer_id=${customer.id}`)).body;
    const { lines, minutes } = await unbilled();
    expect(minutes).toBe(90);
    expect(lines).toMatchObject([
      { type: 'time', name: 'Website: Build', quantity: 1.5, unit: 'h', unitPrice: 80 },
    ]);
    const invoice = await makeInvoice({ customer_id: customer.id, lines });
    expect(invoice.grandTotal).toBe(120);
    expect(await unbilled()).toMatchObject({ lines: [], minutes: 0 });
    expect(await problems('POST', 'invoices/', { customer_id: customer.id, lines })).toEqual({
      lines: 'Some of this time is not there, or is on another invoice',
    });
    await call('POST', `invoices/${invoice.id}/issue/`, {});
    const entry = time.body.taskTimeEntry as { id: number };
    const changed = await call('PUT', `tasks/${taskId}/time-entries/${entry.id}/`, {
      duration_minutes: 30,
    });
    expect(changed.body.code).toBe('entry_locked');
    await call('POST', `invoices/${invoice.id}/cancel/`, {});
    expect((await unbilled()).minutes).toBe(90);
  });

  it('sums up what is unpaid and overdue by currency', async () => {
    await issueInvoice({ currency: 'SEK', invoiceDate: '2020-01-01' });
    const half = await issueInvoice({ currency: 'SEK' });
    await pay(half.id, { amount: 50 });
    const { body } = await call('GET', 'invoices/summary/');
    const sums = body.currencies as { currency: string }[];
    expect(sums.find(({ currency }) => currency === 'SEK')).toEqual({
      currency: 'SEK',
      unpaid: 150,
      unpaidCount: 2,
      overdue: 100,
      overdueCount: 1,
      paid: 50,
    });
    const overdue = await call('GET', 'invoices/?overdue=true&itemsPerPage=200');
    const currencies = (overdue.body.rows as Invoice[]).filter(
      ({ currency }) => currency === 'SEK',
    );
    expect(currencies).toMatchObject([{ invoiceDate: '2020-01-01', isOverdue: true }]);
  });

  it('finds what is overdue by the day of the tenant, not that of the server', async () => {
    // Where it is another day than in UTC at this hour: ahead of it or behind it.
    const isAhead = new Date().getUTCHours() >= 10;
    const timezone = isAhead ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
    const today = dayIn(timezone, new Date());
    const setZone = async (zone: string) => {
      const { status, text } = await call('PUT', 'settings/', { timezone: zone });
      expect(status, text).toBe(200);
    };
    const { timezone: usual } = (await call('GET', 'settings/')).body.settings as Settings;
    await setZone(timezone);
    const due = (days: number) => ({
      currency: 'NOK',
      invoiceDate: '2020-01-01',
      dueDate: dayPlus(today, days),
    });
    await issueInvoice(due(0));
    const late = await issueInvoice(due(-1));
    const overdue = await call('GET', 'invoices/?overdue=true&itemsPerPage=200');
    const found = (overdue.body.rows as Invoice[]).filter(({ currency }) => currency === 'NOK');
    expect(found.map(({ id }) => id)).toEqual([late.id]);
    await setZone(usual);
  });
});

describe('the invoices of a project', () => {
  it('PROJ-016 attaches invoices of the customer of a project, newest first', async () => {
    const customer = await makeCustomer();
    const old = await issueInvoice({ customer_id: customer.id, invoiceDate: '2026-01-05' });
    const young = await issueInvoice({ customer_id: customer.id, invoiceDate: '2026-02-05' });
    const foreign = await issueInvoice();
    const made = await call('POST', 'projects/', {
      title: 'Website',
      customer_id: customer.id,
      attachedInvoices: [old.id, young],
    });
    expect(made.status, made.text).toBe(201);
    const { id, attachedInvoices } = made.body.project as {
      id: number;
      attachedInvoices: { id: number }[];
    };
    expect(attachedInvoices).toEqual([
      {
        id: young.id,
        invoiceNumber: young.invoiceNumber,
        invoiceDate: '2026-02-05',
        status: 'sent',
        grandTotal: 100,
      },
      expect.objectContaining({ id: old.id }),
    ]);
    expect(
      await problems('PUT', `projects/${id}/`, { attachedInvoices: [old.id, foreign.id] }),
    ).toEqual({ attachedInvoices: 'This invoice belongs to another customer' });
    const saved = await call('PUT', `projects/${id}/`, { attachedInvoices: [old.id] });
    expect(saved.body.project).toMatchObject({ attachedInvoices: [{ id: old.id }] });
  });
});

describe('the numbers of invoices', () => {
  it('have no gap and no double when many people issue at the same time', async () => {
    const customer = await makeCustomer();
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () =>
        makeInvoice({ customer_id: customer.id, invoiceDate: '2041-01-01' }),
      ),
    );
    const answers = await Promise.all(
      // Two people press the button for each.
      drafts.flatMap(({ id }) => [
        call('POST', `invoices/${id}/issue/`, {}),
        call('POST', `invoices/${id}/issue/`, {}),
      ]),
    );
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body.invoice as Invoice).invoiceNumber);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, at) => `INV-2041-${String(at + 1).padStart(4, '0')}`),
    );
  });
});
