import type { Customer, Invoice, Statement } from '@org/schema/entities';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { threadTasksOf } from '../../../../test/support/thread-tasks.ts';

const billing = useBilling();
const { call, makeCustomer, issueInvoice } = billing;
const STATEMENT = 'invoices/reports/statement/';
const YEAR = 'startDate=2031-01-01&endDate=2031-12-31';

let customer: Customer;

const pay = async (id: number, body: object, action = 'payments') => {
  const answer = await call('POST', `invoices/${id}/${action}/`, body);
  expect(answer.status, answer.text).toBe(200);
};

beforeAll(async () => {
  await billing.t.api.jobs.start({ poll: 0.5, supervise: 1 });
  customer = await makeCustomer({ email: 'statement@buyer.example' });
  const issue = (invoiceDate: string, body: object = {}) =>
    issueInvoice({ customer_id: customer.id, invoiceDate, ...body });
  const old = await issue('2030-11-01');
  await pay(old.id, { amount: 40, date: '2030-12-15' });
  await pay(old.id, { amount: 70, date: '2031-02-01', method: 'card', reference: 'Ref 7' });
  const young = await issue('2031-01-10', { poNumber: 'PO 1', dueDate: '2031-02-10' });
  // 10 of the surplus pays the second invoice: the credit was counted with the payment of 70.
  await call('POST', `invoices/${young.id}/use-credit/`, {});
  const note = await call('POST', `invoices/${young.id}/credit/`, {
    lines: [{ description: 'Design', quantity: 1, unitPrice: 50 }],
    reason: 'Half of it',
  });
  expect(note.status, note.text).toBe(201);
  await billing.t.database.asOwner('update app.invoices set invoice_date = $2 where id = $1', [
    (note.body.invoice as Invoice).id,
    '2031-03-01',
  ]);
  await pay(young.id, { amount: 60, date: '2031-03-02' });
  await pay(young.id, { amount: 20, date: '2031-04-01' }, 'refund');
  await issue('2031-05-01', { currency: 'EUR' });
  await issue('2032-01-01');
});

it('lists every change of what a customer owes with its balance, in each currency', async () => {
  const { status, body, text } = await call(
    'GET',
    `${STATEMENT}?customer_id=${customer.id}&${YEAR}`,
  );
  expect(status, text).toBe(200);
  const { accounts } = body.results as Statement;
  expect(accounts.map(({ lines: _lines, ...account }) => account)).toEqual([
    {
      currency: 'CAD',
      opening: 60,
      invoiced: 100,
      credited: 50,
      paid: 130,
      refunded: 20,
      closing: 0,
    },
    {
      currency: 'EUR',
      opening: 0,
      invoiced: 100,
      credited: 0,
      paid: 0,
      refunded: 0,
      closing: 100,
    },
  ]);
  expect(
    accounts[0]?.lines.map(({ type, date, amount, balance }) => [type, date, amount, balance]),
  ).toEqual([
    ['invoice', '2031-01-10', 100, 160],
    ['payment', '2031-02-01', -70, 90],
    ['credit_note', '2031-03-01', -50, 40],
    ['payment', '2031-03-02', -60, -20],
    ['refund', '2031-04-01', 20, 0],
  ]);
  expect(accounts[0]?.lines[1]).toMatchObject({ method: 'card', reference: 'Ref 7' });
  expect(accounts[0]?.lines[0]).toMatchObject({ dueDate: '2031-02-10', reference: 'PO 1' });
});

it('exports the lines between the opening and the closing balance', async () => {
  const { text } = await call('GET', `${STATEMENT}file/?customer_id=${customer.id}&${YEAR}`);
  const rows = parse(text, { bom: true }) as string[][];
  expect(
    rows
      .map(([date, type, , , , , currency, amount, balance]) => [
        date,
        type,
        currency,
        amount,
        balance,
      ])
      .slice(0, 4),
  ).toEqual([
    ['Date', 'Type', 'Currency', 'Amount', 'Balance'],
    ['2031-01-01', 'Opening balance', 'CAD', '', '60.00'],
    ['2031-01-10', 'Invoice', 'CAD', '100.00', '160.00'],
    ['2031-02-01', 'Payment', 'CAD', '-70.00', '90.00'],
  ]);
  expect(rows).toHaveLength(11);
});

it('draws the PDF in a thread', async () => {
  const tasks = await threadTasksOf(async () => {
    const path = `${STATEMENT}pdf/?customer_id=${customer.id}&${YEAR}`;
    const { status, text, headers } = await call('GET', path);
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });
  expect(tasks).toEqual(['draw-statement']);
});

it('emails the statement with its PDF once', async () => {
  const body = {
    customer_id: customer.id,
    startDate: '2031-01-01',
    endDate: '2031-12-31',
    message: 'Dear Ada,\n\nplease <b>check</b>.',
  };
  const sent = await call('POST', `${STATEMENT}send/`, body);
  expect(sent.status, sent.text).toBe(200);
  const mail = await sentMail(billing.t, 'statement@buyer.example');
  expect(mail.subject).toMatch(/^Your statement/);
  expect(mail.html).toContain('please &lt;b&gt;check&lt;/b&gt;.');
  expect(mail.attachments).toEqual([
    {
      name: 'statement-2031-01-01-2031-12-31.pdf',
      contentType: 'application/pdf',
      size: expect.any(Number),
    },
  ]);
  const rows = await billing.t.database.asOwner<{ mailed: boolean }>(
    'select mailed_at is not null as mailed from app.statement_mails where customer_id = $1',
    [customer.id],
  );
  expect(rows).toEqual([{ mailed: true }]);
});

it('emails the statement in the design of the tenant, with the subject that a person typed', async () => {
  const made = await billing.t.call('POST', '/api/v1/admin/email-marketing/notifications/', {
    as: 'admin',
    body: { name: 'Statement', event: 'statement.sent', subject: 'Your account with us' },
  });
  expect(made.status, made.text).toBe(201);
  const period = { startDate: '2031-01-01', endDate: '2031-12-31' };
  for (const [to, typed, subject] of [
    ['usual@buyer.example', {}, 'Your account with us'],
    ['typed@buyer.example', { subject: 'Please look' }, 'Please look'],
  ] as const) {
    const body = { customer_id: customer.id, to: [to], ...period, ...typed };
    expect((await call('POST', `${STATEMENT}send/`, body)).status).toBe(200);
    const mail = await sentMail(billing.t, to);
    expect([mail.subject, mail.attachments?.length]).toEqual([subject, 1]);
  }
});

it('asks for an address when the customer has none, and for a customer', async () => {
  const silent = await makeCustomer({ email: '' });
  const period = { startDate: '2031-01-01', endDate: '2031-12-31' };
  expect(
    await billing.problems('POST', `${STATEMENT}send/`, { customer_id: silent.id, ...period }),
  ).toEqual({ to: 'The customer has no email address. Enter one' });
  expect(await billing.problems('POST', `${STATEMENT}send/`, period)).toEqual({
    customer_id: 'Choose a customer',
  });
  const missing = await call('GET', `${STATEMENT}?customer_id=987654321&${YEAR}`);
  expect(missing.status).toBe(404);
});
