import type { Invoice, Quote } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { ALPHA_SITE, type Answer } from '../../../../test/support/test-api.ts';

const billing = useBilling();
const { call, makeInvoice, makeQuote, issueInvoice } = billing;

const line = (fields: object) => ({ lines: [{ ...LINE, ...fields }] });
const many = (count: number, fields: object = {}) => ({
  lines: Array.from({ length: count }, () => ({ ...LINE, ...fields })),
});

/** Bodies that are refused, each with its field and message. */
const REFUSED: readonly (readonly [title: string, body: object, field: string, message: string])[] =
  [
    ['a negative quantity', line({ quantity: -1 }), 'lines[0].quantity', 'Use 0 or more'],
    ['a negative price', line({ unitPrice: -0.01 }), 'lines[0].unitPrice', 'Use 0 or more'],
    ['a negative discount', line({ discount: -1 }), 'lines[0].discount', 'Use 0 or more'],
    ['a negative deposit', { deposit: -1 }, 'deposit', 'Use 0 or more'],
    ['a huge price', line({ unitPrice: 1e30 }), 'lines[0].unitPrice', 'Use at most 999999999'],
    ['a huge quantity', line({ quantity: 1e15 }), 'lines[0].quantity', 'Use at most 10000000'],
    [
      'a huge total',
      many(200, { quantity: 1e7, unitPrice: 999_999_999 }),
      'lines',
      'The total is too large',
    ],
    [
      'huge discounts of a small total',
      many(2, { quantity: 1e7, unitPrice: 999_999_999, discount: 100 }),
      'lines',
      'The discounts are too large',
    ],
    [
      'a number with 13 decimals',
      line({ unitPrice: 0.123_456_789_012_3 }),
      'lines[0].unitPrice',
      'Use at most four decimals',
    ],
    [
      '30 decimals as text',
      line({ unitPrice: '0.123456789012345678901234567890' }),
      'lines[0].unitPrice',
      'Use a number',
    ],
    ['a number that is a word', line({ quantity: 'two' }), 'lines[0].quantity', 'Use a number'],
    ['1,000 lines', many(1000), 'lines', 'A document has at most 500 lines'],
    ['a discount over 100 %', line({ discount: 100.01 }), 'lines[0].discount', 'Use 100 % or less'],
    [
      'a discount over the line',
      line({ discountType: 'amount', discount: 100.01 }),
      'lines[0].discount',
      'The discount is larger than the line',
    ],
    ['an unknown tax', line({ taxIds: [999] }), 'lines[0].taxIds', 'This tax does not exist'],
    ['four taxes', line({ taxIds: [1, 2, 3, 4] }), 'lines[0].taxIds', 'Choose at most 3 taxes'],
    ['a tax twice', line({ taxIds: [1, 1] }), 'lines[0].taxIds', 'Choose each tax once'],
    [
      'an unknown product',
      line({ productId: 999_999 }),
      'lines[0].productId',
      'This product does not exist',
    ],
    [
      'a variant without its product',
      line({ variantId: 1 }),
      'lines[0].variantId',
      'This variant does not exist',
    ],
    [
      'an unknown customer',
      { customer_id: 999_999 },
      'customer_id',
      'This customer does not exist',
    ],
    ['an unknown project', { projectId: 999_999 }, 'projectId', 'This project does not exist'],
    ['an unknown currency', { currency: 'XXX' }, 'currency', 'Use a currency code such as EUR'],
  ];

/** Expects an answer to be refused because of a field. */
const expectRefused = ({ status, body, text }: Answer, field: string, message: string): void => {
  expect(status, text).toBe(422);
  expect(body).toMatchObject({ code: 'validation_failed', formErrors: { [field]: message } });
};

describe('bodies of documents', () => {
  it.each(REFUSED)('refuses %s', async (_title, body, field, message) => {
    const whole = { lines: [LINE], ...body };
    expectRefused(await call('POST', 'invoices/', whole), field, message);
    expectRefused(await call('POST', 'quotes/preview/', whole), field, message);
    const draft = await makeQuote();
    expectRefused(await call('PUT', `quotes/${draft.id}/`, body), field, message);
    expect((await call('GET', `quotes/${draft.id}/`)).body.quote).toMatchObject({
      version: draft.version,
      grandTotal: 100,
    });
  });

  it('refuses products and customers of another tenant', async () => {
    const product = await call(
      'POST',
      'products/',
      { name: 'Foreign', sku: 'FOREIGN', status: 'published', unitPrice: 1 },
      { as: 'otherAdmin' },
    );
    const customer = await call('POST', 'customers/', { lastname: 'F' }, { as: 'otherAdmin' });
    expect([product.status, customer.status]).toEqual([201, 201]);
    const { id: productId } = product.body.product as { id: number };
    const { id: customer_id } = customer.body.customer as { id: number };
    expectRefused(
      await call('POST', 'invoices/', line({ productId })),
      'lines[0].productId',
      'This product does not exist',
    );
    expectRefused(
      await call('POST', 'invoices/', { customer_id }),
      'customer_id',
      'This customer does not exist',
    );
  });

  it.each([
    ['over 100 %', { rate: 100.01 }, 'rate', 'Use at most 100'],
    ['below 0 %', { rate: -1 }, 'rate', 'Use 0 or more'],
    ['with five decimals', { rate: 1.000_01 }, 'rate', 'Use at most four decimals'],
  ])('refuses a tax %s', async (_title, fields, field, message) => {
    const answer = await call('PUT', 'billing-settings/', { taxes: [{ name: 'VAT', ...fields }] });
    expectRefused(answer, `taxes[0].${field}`, message);
  });

  it('accepts the largest document with exact amounts', async () => {
    const invoice = await makeInvoice(many(500, { quantity: 9999.9999, unitPrice: 9999.9999 }));
    expect(invoice.lines?.at(-1)).toMatchObject({ lineTotal: 99_999_998 });
    expect(invoice.grandTotal).toBe(49_999_999_000);
  });
});

describe('issued documents', () => {
  const CHANGES: readonly (readonly [string, unknown])[] = [
    ['lines', [{ ...LINE, unitPrice: 1 }]],
    ['customer_id', null],
    ['currency', 'JPY'],
    ['invoiceDate', '2020-01-01'],
    ['dueDate', '2030-01-01'],
    ['taxInclusive', true],
    ['deposit', 50],
    ['title', 'Other'],
    ['terms', 'Other'],
    ['publicNotes', 'Other'],
    ['footer', 'Other'],
    ['poNumber', 'Other'],
  ];
  it.each(CHANGES)('refuses a change of %s', async (field, value) => {
    const invoice = await issueInvoice();
    const { status, body } = await call('PUT', `invoices/${invoice.id}/`, { [field]: value });
    expect(status).toBe(423);
    expect(body).toMatchObject({
      code: 'document_issued',
      formErrors: { [field]: 'This can no longer be changed' },
    });
    expect((await call('GET', `invoices/${invoice.id}/`)).body.invoice).toEqual(invoice);
  });

  it('refuses to delete them and to issue them again', async () => {
    const { id } = await issueInvoice();
    const answers = [
      await call('DELETE', `invoices/${id}/`),
      await call('POST', `invoices/${id}/issue/`, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [423, 'document_issued'],
      [409, 'not_now'],
    ]);
  });

  it('loses no number when an issue fails, and uses none twice', async () => {
    const day = '2047-05-05';
    const first = await issueInvoice({ invoiceDate: day });
    const refused = [
      await makeInvoice({ invoiceDate: day, customer_id: null }),
      await makeInvoice({ invoiceDate: day, lines: [{ type: 'text', name: 'Only text' }] }),
    ];
    const codes = await Promise.all(
      refused.map(
        async ({ id }) => (await call('POST', `invoices/${id}/issue/`, {})).body.formErrors,
      ),
    );
    expect(codes).toEqual([
      { customer_id: 'Choose a customer' },
      { lines: 'Add at least one line' },
    ]);
    const draft = await makeInvoice({ invoiceDate: day });
    const both = await Promise.all(
      ['first', 'second'].map(() =>
        call('POST', `invoices/${draft.id}/issue/`, { version: draft.version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const issued = both.find(({ status }) => status === 200)?.body.invoice as Invoice;
    const next = await issueInvoice({ invoiceDate: day });
    expect([first, issued, next].map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      'INV-2047-0001',
      'INV-2047-0002',
      'INV-2047-0003',
    ]);
  });
});

describe('payments', () => {
  const REFUSED_PAYMENTS: readonly (readonly [string, object, string, string])[] = [
    ['of nothing', { amount: 0 }, 'amount', 'Use more than 0'],
    ['of a negative amount', { amount: -5 }, 'amount', 'Use more than 0'],
    ['of a huge amount', { amount: 1e15 }, 'amount', 'Use at most 999999999999'],
    [
      'with three decimals',
      { amount: 1.001 },
      'amount',
      'Use at most 2 decimals for this currency',
    ],
    ['in another currency', { amount: 1, currency: 'JPY' }, 'currency', 'This invoice is in CAD'],
    ['by an unknown method', { amount: 1, method: 'gold' }, 'method', 'Choose a method'],
    [
      'on a day that does not exist',
      { amount: 1, date: '2026-02-30' },
      'date',
      'There is no such day',
    ],
  ];
  it.each(REFUSED_PAYMENTS)('refuses a payment %s', async (_title, body, field, message) => {
    const { id } = await issueInvoice();
    expectRefused(await call('POST', `invoices/${id}/payments/`, body), field, message);
    expect((await call('GET', `invoices/${id}/`)).body.invoice).toMatchObject({
      balance: 100,
      payments: [],
    });
  });

  it('counts a payment once that is sent twice', async () => {
    const { id, version } = await issueInvoice();
    const pay = (headers?: Record<string, string>) =>
      call('POST', `invoices/${id}/payments/`, { amount: 60, version }, { headers });
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'conflict'],
    ]);
    expect((await call('GET', `invoices/${id}/`)).body.invoice).toMatchObject({
      amountPaid: 60,
      balance: 40,
    });
  });

  it('credits an invoice once when two people credit it at the same time', async () => {
    const { id } = await issueInvoice();
    const answers = await Promise.all([1, 2].map(() => call('POST', `invoices/${id}/credit/`, {})));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status }) => status)).toEqual([422]);
    expect((await call('GET', `invoices/${id}/`)).body.invoice).toMatchObject({
      amountCredited: 100,
      status: 'reversed',
    });
  });
});

describe('links of customers', () => {
  it('converts a quote once when two people do it at the same time', async () => {
    const { id } = await makeQuote();
    await call('POST', `quotes/${id}/issue/`, {});
    const answers = await Promise.all(
      ['first', 'second'].map(() => call('POST', `quotes/${id}/convert/`, { to: 'invoice' })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'not_now'],
    ]);
  });

  it('refuses answers that are too long, empty or from another site, and keeps the quote open', async () => {
    const { id } = await makeQuote();
    const { guid } = (await call('POST', `quotes/${id}/issue/`, {})).body.quote as Quote;
    const send = (path: string, body: object, origin = ALPHA_SITE) =>
      billing.t.call('POST', `/api/v1/documents/${guid}/${path}/`, {
        origin: ALPHA_SITE,
        body,
        headers: { origin },
      });
    const answers = [
      await send('accept', { name: '' }),
      await send('accept', { name: 'x'.repeat(1000) }),
      await send('comment', { comment: ' ' }),
      await send('comment', { comment: 'x'.repeat(2001) }),
      await send('decline', { reason: 'x'.repeat(100_000) }),
      await send('accept', { name: 'Eve' }, 'http://evil.example'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      ...Array.from({ length: 4 }, () => [422, 'validation_failed']),
      [413, 'too_large'],
      [403, 'origin_refused'],
    ]);
    expect((await call('GET', `quotes/${id}/`)).body.quote).toMatchObject({ status: 'sent' });
  });

  it('limits how often one address guesses secret ids', async () => {
    const guess = (at: number) =>
      billing.t.call(
        'GET',
        `/api/v1/documents/00000000-0000-4000-8000-${String(at).padStart(12, '0')}/`,
        { origin: ALPHA_SITE, address: '198.51.100.77' },
      );
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 61; at++) codes.push((await guess(at)).body.code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['not_found']));
    expect(codes.at(-1)).toBe('rate_limited');
  });
});
