import type { Invoice } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';

const billing = useBilling();
const { call, issueInvoice, problems } = billing;

const credit = (id: number, ...lines: object[]) =>
  call('POST', `invoices/${id}/credit/`, { lines });
const refused = (id: number, ...lines: object[]) =>
  problems('POST', `invoices/${id}/credit/`, { lines });

const PRINT = { name: 'Print', quantity: 10, unitPrice: 100 };

describe('the lines of a credit note', () => {
  it('have no larger quantity and price than the invoice', async () => {
    const { id } = await issueInvoice({ lines: [LINE, PRINT] });
    expect(await refused(id, { ...LINE, quantity: 3 })).toEqual({
      'lines[0].quantity': 'At most 2 of this line is left to credit',
    });
    expect(await refused(id, PRINT, { ...LINE, quantity: 1, unitPrice: 50.01 })).toEqual({
      'lines[1].unitPrice': 'The invoiced price of this line is 50 CAD',
    });
    // The same line twice counts together.
    expect(await refused(id, LINE, { ...LINE, quantity: 1 })).toEqual({
      'lines[1].quantity': 'Nothing of this line is left to credit',
    });
  });

  it('count what earlier credit notes have', async () => {
    const { id } = await issueInvoice({ lines: [LINE, PRINT] });
    expect((await credit(id, { ...LINE, quantity: 1.5 })).status).toBe(201);
    expect(await refused(id, { ...LINE, quantity: 1 })).toEqual({
      'lines[0].quantity': 'At most 0.5 of this line is left to credit',
    });
    expect((await credit(id, { ...LINE, quantity: 0.5 })).status).toBe(201);
    expect(await refused(id, { ...LINE, quantity: 0.5 })).toEqual({
      'lines[0].quantity': 'Nothing of this line is left to credit',
    });
    expect((await credit(id, PRINT)).status).toBe(201);
  });

  it('can lower the price, and then credit what is left of it', async () => {
    const { id } = await issueInvoice({ lines: [LINE, PRINT] });
    expect((await credit(id, { ...LINE, unitPrice: 10 })).status).toBe(201);
    expect(await refused(id, LINE)).toEqual({
      'lines[0].unitPrice': 'At most 80 CAD of this line is left to credit',
    });
    expect((await credit(id, { ...LINE, unitPrice: 40 })).status).toBe(201);
  });

  it('are offered with the quantities that are left', async () => {
    const { id, lines = [] } = await issueInvoice({
      lines: [LINE, PRINT, { type: 'text', name: 'Thanks' }, LINE],
    });
    const [first, print, , second] = lines.map((line) => line.id);
    const left = async () => (await call('GET', `invoices/${id}/creditable/`)).body.lines;
    expect(await left()).toEqual([
      { id: first, quantity: 2 },
      { id: print, quantity: 10 },
      { id: second, quantity: 2 },
    ]);
    await credit(id, { ...LINE, quantity: 2.5 }, { ...PRINT, quantity: 4 });
    // Both equal lines share what is left of them.
    expect(await left()).toEqual([
      { id: first, quantity: 1.5 },
      { id: print, quantity: 6 },
      { id: second, quantity: 0 },
    ]);
    // A price reduction of 250 leaves 350, which are 3.5 prints.
    await credit(id, { ...PRINT, quantity: 2.5, unitPrice: 99.99 });
    expect(await left()).toMatchObject([{}, { quantity: 3.5002 }, {}]);
    expect(
      (await credit(id, { ...PRINT, quantity: 3.5002 }, { ...LINE, quantity: 1.5 })).status,
    ).toBe(201);
    expect(await left()).toMatchObject([{ quantity: 0 }, { quantity: 0 }, { quantity: 0 }]);
  });

  it('are lines of the invoice', async () => {
    const { id } = await issueInvoice({ lines: [LINE, PRINT] });
    expect(await refused(id, { name: 'Yacht', unitPrice: 5 })).toEqual({
      'lines[0].name': 'This line is not on the invoice',
    });
    expect(await refused(id, { description: 'Yacht', unitPrice: 5 })).toEqual({
      'lines[0].description': 'This line is not on the invoice',
    });
    const note = await credit(id, LINE, { type: 'text', name: 'Returned on Monday' });
    expect(note.status, note.text).toBe(201);
  });

  it('have the discount and the taxes of the invoice', async () => {
    const { vat, gst } = await billing.setTaxes();
    const sold = { ...LINE, discount: 10, taxIds: [vat] };
    const { id } = await issueInvoice({ lines: [sold, { ...PRINT, taxIds: [gst] }] });
    expect(await refused(id, { ...sold, quantity: 1, discount: 0 })).toEqual({
      'lines[0].discount': 'The invoiced line has a larger discount',
    });
    expect(await refused(id, { ...sold, taxIds: [vat, gst] })).toEqual({
      'lines[0].taxIds': 'Use the taxes of the invoiced line',
    });
    const { taxIds: _taxIds, ...withoutTaxes } = sold;
    const note = await credit(id, { ...withoutTaxes, quantity: 1 });
    expect(note.body.invoice).toMatchObject({ subtotal: 45, taxTotal: 9, grandTotal: 54 });
  });

  it('match the line with the same price where the invoice has a name twice', async () => {
    const cheap = { ...PRINT, quantity: 1, unitPrice: 30 };
    const { id } = await issueInvoice({ lines: [{ ...PRINT, quantity: 1 }, cheap] });
    expect(await refused(id, { ...PRINT, quantity: 2 })).toEqual({
      'lines[0].quantity': 'At most 1 of this line is left to credit',
    });
    expect((await credit(id, cheap)).status).toBe(201);
    expect((await credit(id, { ...PRINT, quantity: 1 })).status).toBe(201);
    const { status } = (await call('GET', `invoices/${id}/`)).body.invoice as Invoice;
    expect(status).toBe('reversed');
  });
});
