import type { Quote } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { ALPHA_SITE } from '../../../../test/support/test-api.ts';

const billing = useBilling();
const { call, makeCustomer, makeQuote, problems, setTaxes } = billing;

describe('a quote', () => {
  it('QUOTE-001 is created as a draft with computed totals, read, changed and deleted', async () => {
    const customer = await makeCustomer();
    const made = await call('POST', 'quotes/', {
      customer_id: customer.id,
      quoteDate: '2026-11-24',
      lines: [
        { description: 'Design', quantity: 3, unitPrice: 19.99, lineTotal: 1, taxAmount: 1 },
        { name: 'Print', quantity: 10, unitPrice: 0.125, discountType: 'percent', discount: 10 },
      ],
      grandTotal: 1,
    });
    expect(made.status, made.text).toBe(201);
    const quote = made.body.quote as Quote;
    expect(quote).toMatchObject({
      quoteNumber: null,
      status: 'draft',
      quoteDate: '2026-11-24',
      expiryDate: '2026-12-24',
      customer_id: customer.id,
      customer_name: 'Lovelace',
      subtotal: 61.1,
      discountTotal: 0.12,
      grandTotal: 61.1,
      isExpired: false,
      publicUrl: '',
    });
    expect(quote.lines).toMatchObject([
      { id: 1, description: 'Design', quantity: 3, unitPrice: 19.99, lineTotal: 59.97 },
      { id: 2, name: 'Print', lineTotal: 1.13 },
    ]);
    const read = await call('GET', `quotes/${quote.id}/`);
    expect(read.body.quote).toEqual(quote);
    const changed = await call('PUT', `quotes/${quote.id}/`, { ...quote, title: 'Flyers' });
    expect(changed.body.quote).toMatchObject({ title: 'Flyers', grandTotal: 61.1 });
    const stale = await call('PUT', `quotes/${quote.id}/`, { title: 'Late', version: 1 });
    expect(stale.body).toMatchObject({ code: 'conflict', current: { title: 'Flyers' } });
    expect((await call('DELETE', `quotes/${quote.id}/`)).status).toBe(200);
    expect((await call('GET', `quotes/${quote.id}/`)).status).toBe(404);
  });

  it('QUOTE-001 lists quotes with their rows beside the results, without their lines', async () => {
    const customer = await makeCustomer({ lastname: 'Quillfeather' });
    const quote = await makeQuote({ customer_id: customer.id, title: 'Zinnia' });
    for (const query of [`customer_id=${customer.id}`, 'search=zinnia', 'search=quillfeather']) {
      const { body } = await call('GET', `quotes/?${query}`);
      expect(body).toMatchObject({ success: true, total: 1, rows: [{ id: quote.id }] });
      expect((body.results as { rows: object[] }).rows).toEqual(body.rows);
      expect((body.rows as object[])[0]).not.toHaveProperty('lines');
    }
  });

  it('adds up to three taxes to a line, and extracts them from prices with tax', async () => {
    const { vat, gst } = await setTaxes();
    const lines = [{ ...LINE, taxIds: [vat, gst] }];
    const added = await makeQuote({ lines });
    expect(added).toMatchObject({
      subtotal: 100,
      taxTotal: 25,
      grandTotal: 125,
      taxLines: [
        { name: 'VAT', rate: 20, base: 100, amount: 20 },
        { name: 'GST', rate: 5, base: 100, amount: 5 },
      ],
    });
    const inside = await makeQuote({ lines, taxInclusive: true });
    expect(inside).toMatchObject({ subtotal: 100, taxTotal: 20, grandTotal: 100 });
  });

  it('has a number and fixed content once it is issued', async () => {
    const quote = await makeQuote({ quoteDate: '2031-05-01' });
    const issued = await call('POST', `quotes/${quote.id}/issue/`, { version: quote.version });
    expect(issued.body.quote).toMatchObject({
      quoteNumber: 'Q-2031-0001',
      status: 'sent',
      publicUrl: `/documents/${quote.guid}`,
      billTo: { name: 'Lovelace', address: { city: 'London' } },
    });
    const whole = issued.body.quote as Quote;
    const changed = await call('PUT', `quotes/${quote.id}/`, {
      lines: [{ ...LINE, quantity: 9 }],
      title: 'Other',
    });
    expect(changed.status).toBe(423);
    expect(changed.body).toMatchObject({
      code: 'document_issued',
      formErrors: {
        lines: 'This can no longer be changed',
        title: 'This can no longer be changed',
      },
    });
    const notes = await call('PUT', `quotes/${quote.id}/`, { ...whole, privateNotes: 'Call' });
    expect(notes.status, notes.text).toBe(200);
    expect(notes.body.quote).toMatchObject({ privateNotes: 'Call', grandTotal: 100 });
    expect((await call('DELETE', `quotes/${quote.id}/`)).body.code).toBe('document_issued');
    expect((await call('POST', `quotes/${quote.id}/issue/`, {})).body.code).toBe('not_now');
  });

  it('names the field and the line of bad input', async () => {
    const { beta } = billing.t.world;
    const post = (body: object) => problems('POST', 'quotes/', body);
    const line = (change: object) => post({ lines: [LINE, { ...LINE, ...change }] });
    expect(await line({ quantity: -1 })).toEqual({ 'lines[1].quantity': 'Use 0 or more' });
    expect(await line({ unitPrice: 1.123456 })).toEqual({
      'lines[1].unitPrice': 'Use at most four decimals',
    });
    expect(await line({ unitPrice: 1e300 })).toEqual({
      'lines[1].unitPrice': 'Use at most 999999999',
    });
    expect(await line({ description: '' })).toEqual({
      'lines[1].description': 'Enter a name or a description',
    });
    expect(await line({ discount: 101 })).toEqual({ 'lines[1].discount': 'Use 100 % or less' });
    expect(await line({ discountType: 'amount', discount: 101 })).toEqual({
      'lines[1].discount': 'The discount is larger than the line',
    });
    expect(await line({ taxIds: [987654] })).toEqual({
      'lines[1].taxIds': 'This tax does not exist',
    });
    expect(await line({ productId: beta.product })).toEqual({
      'lines[1].productId': 'This product does not exist',
    });
    expect(await line({ quantity: 10_000_000, unitPrice: 999_999_999 })).toEqual({
      lines: 'The total is too large',
    });
    expect(await post({ lines: Array(501).fill(LINE) })).toEqual({
      lines: 'A document has at most 500 lines',
    });
    expect(await post({ customer_id: beta.customer })).toEqual({
      customer_id: 'This customer does not exist',
    });
    expect(await post({ projectId: beta.project })).toEqual({
      projectId: 'This project does not exist',
    });
    expect(await post({ currency: 'XQX' })).toEqual({
      currency: 'Use a currency code such as EUR',
    });
    expect(await post({ quoteDate: '2026-02-01', expiryDate: '2026-01-31' })).toEqual({
      expiryDate: 'The last day must not be before the date of the quote',
    });
    const empty = await makeQuote({ lines: [], customer_id: null });
    expect(await problems('POST', `quotes/${empty.id}/issue/`, {})).toEqual({
      customer_id: 'Choose a customer',
    });
  });

  it('becomes an invoice once, and a project with a task for each line', async () => {
    const customer = await makeCustomer();
    const quote = await makeQuote({
      customer_id: customer.id,
      title: 'Website',
      lines: [LINE, { name: 'Build', quantity: 8, unit: 'h', unitPrice: 90 }],
    });
    const early = await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(early.body).toMatchObject({ code: 'not_now', error: 'Issue the quote first' });
    await call('POST', `quotes/${quote.id}/issue/`, {});
    const project = await call('POST', `quotes/${quote.id}/convert/`, { to: 'project' });
    expect(project.status, project.text).toBe(200);
    expect(project.body.project).toMatchObject({
      title: 'Website',
      customer_id: customer.id,
      est_hours: 8,
      task_counts: { total: 2 },
    });
    const invoice = await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(invoice.body).toMatchObject({
      quote: { status: 'converted' },
      invoice: { status: 'draft', quoteId: quote.id, grandTotal: 820, customer_id: customer.id },
    });
    const again = await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(again.body).toMatchObject({ code: 'not_now' });
    const history = await call('GET', `quotes/${quote.id}/events/`);
    const { rows } = history.body.results as { rows: { type: string }[] };
    expect(rows.map(({ type }) => type)).toEqual(['converted', 'converted', 'issued']);
  });

  it('records the answer of the customer', async () => {
    const quote = await makeQuote();
    await call('POST', `quotes/${quote.id}/issue/`, {});
    const declined = await call('POST', `quotes/${quote.id}/answer/`, {
      answer: 'declined',
      reason: 'Too expensive',
    });
    expect(declined.body.quote).toMatchObject({
      status: 'declined',
      declineReason: 'Too expensive',
    });
    const accepted = await call('POST', `quotes/${quote.id}/answer/`, { answer: 'accepted' });
    expect(accepted.body.quote).toMatchObject({ status: 'accepted', declineReason: '' });
  });

  it('keeps the signature of the customer in the history when staff change the answer', async () => {
    const { id } = await makeQuote();
    const issued = (await call('POST', `quotes/${id}/issue/`, {})).body.quote as Quote;
    const path = `/api/v1/documents/${issued.guid}/accept/`;
    const headers = { origin: ALPHA_SITE };
    const signed = await billing.t.call('POST', path, {
      origin: ALPHA_SITE,
      headers,
      body: { name: 'Ada Buyer' },
    });
    expect(signed.status, signed.text).toBe(200);
    const { signature } = (await call('GET', `quotes/${id}/`)).body.quote as Quote;
    await call('POST', `quotes/${id}/answer/`, { answer: 'declined', reason: 'By phone' });
    const accepted = await call('POST', `quotes/${id}/answer/`, { answer: 'accepted' });
    expect(accepted.body.quote).toMatchObject({ status: 'accepted', signature: null });
    const history = await call('GET', `quotes/${id}/events/`);
    const { rows } = history.body.results as { rows: { type: string; text: string }[] };
    expect(rows[1]).toMatchObject({
      type: 'declined',
      text: `By phone\nReplaces the signature of Ada Buyer, ${signature?.at}, IP address ${signature?.ip}`,
    });
    expect(rows[0]).toMatchObject({ type: 'accepted', text: '' });
  });

  it('shows staff only their own quotes', async () => {
    const quote = await makeQuote();
    expect(
      (await call('GET', `quotes/${quote.id}/`, undefined, { as: 'staffMember' })).status,
    ).toBe(404);
    const own = await call('POST', 'quotes/', { lines: [LINE] }, { as: 'staffMember' });
    expect(own.status, own.text).toBe(201);
    const { id } = own.body.quote as Quote;
    expect((await call('GET', `quotes/${id}/`, undefined, { as: 'staffMember' })).status).toBe(200);
  });
});
