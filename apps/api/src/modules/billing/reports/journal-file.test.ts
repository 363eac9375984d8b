import { setTimeout as sleep } from 'node:timers/promises';
import type { Invoice } from '@org/schema/entities';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { journalFile } from './journal-file.ts';

const billing = useBilling();
const { call, makeCustomer, issueInvoice, setTaxes } = billing;
const PATH = 'invoices/reports/journal/file/';

async function readJournal(period: string): Promise<Record<string, string>[]> {
  const { status, text } = await call('GET', `${PATH}?${period}`);
  expect(status, text).toBe(200);
  return parseText(text, { bom: true, columns: true }) as Record<string, string>[];
}

it('has a row for each tax of a document, whose amounts add up to it, and one for each payment', async () => {
  const { vat, gst } = await setTaxes();
  const customer = await makeCustomer({ tax_number: 'GB123', lastname: '=cmd()' });
  const lines = [
    { description: 'Design', quantity: 3, unitPrice: 33.33, taxIds: [vat] },
    { description: 'Print', quantity: 1, unitPrice: 10.01, taxIds: [vat] },
    { description: 'Both', quantity: 1, unitPrice: 7.77, taxIds: [vat, gst] },
    { description: 'Stamps', quantity: 1, unitPrice: 5, taxIds: [] },
    { type: 'text', name: 'Thank you' },
  ];
  for (const taxInclusive of [false, true]) {
    const year = taxInclusive ? 2032 : 2031;
    const invoice = await issueInvoice({
      customer_id: customer.id,
      lines,
      taxInclusive,
      poNumber: 'PO 9',
      invoiceDate: `${year}-03-04`,
      dueDate: `${year}-04-04`,
    });
    await call('POST', `invoices/${invoice.id}/payments/`, {
      amount: 20,
      date: `${year}-03-05`,
      method: 'card',
      reference: 'Card 1',
    });
    const note = await call('POST', `invoices/${invoice.id}/credit/`, {
      lines: [lines[0]],
      reason: 'Back',
    });
    const { id, invoiceNumber } = note.body.invoice as Invoice;
    await billing.t.database.asOwner(
      `update app.invoices set invoice_date = '${year}-03-06' where id = $1`,
      [id],
    );
    const rows = await readJournal(`startDate=${year}-01-01&endDate=${year}-12-31`);
    expect(rows.map((row) => [row.Type, row.Date, row.Number, row.Tax, row.Rate])).toEqual([
      ['Invoice', `${year}-03-04`, invoice.invoiceNumber, '', ''],
      ['Invoice', `${year}-03-04`, invoice.invoiceNumber, 'GST 5 % + VAT 20 %', '25'],
      ['Invoice', `${year}-03-04`, invoice.invoiceNumber, 'VAT 20 %', '20'],
      ['Payment', `${year}-03-05`, invoice.invoiceNumber, '', ''],
      ['Credit note', `${year}-03-06`, invoiceNumber, 'VAT 20 %', '20'],
    ]);
    const cents = (row: Record<string, string>, name: string): number =>
      Math.round(Number(row[name]) * 100);
    const own = rows.filter(({ Type }) => Type === 'Invoice');
    expect(own.reduce((sum, row) => sum + cents(row, 'Gross'), 0)).toBe(
      Math.round(invoice.grandTotal * 100),
    );
    expect(own.reduce((sum, row) => sum + cents(row, 'Tax amount'), 0)).toBe(
      Math.round(invoice.taxTotal * 100),
    );
    for (const row of rows.filter(({ Type }) => Type !== 'Payment'))
      expect(cents(row, 'Net') + cents(row, 'Tax amount')).toBe(cents(row, 'Gross'));
    expect(rows[3]).toMatchObject({
      Gross: '20.00',
      Reference: 'Card 1',
      'Payment method': 'card',
    });
    expect(rows[4]).toMatchObject({ 'Corrects invoice': invoice.invoiceNumber });
    expect(rows[0]).toMatchObject({
      'Customer tax number': 'GB123',
      Reference: 'PO 9',
      Country: customer.addresses[0]?.countryCode ?? '',
    });
    // A spreadsheet would run a name that begins with an equals sign.
    expect(rows[0]?.Customer?.startsWith("'=")).toBe(true);
    expect(Number(rows[4]?.Gross)).toBeLessThan(0);
  }
});

it('streams 100,000 rows without holding them in memory', async () => {
  const { id } = await issueInvoice({ invoiceDate: '2033-01-01', currency: 'EUR' });
  const tenantId = billing.t.world.alpha.id;
  await billing.t.database.asOwner(
    `insert into app.invoices (tenant_id, guid, invoice_number, invoice_date, status, customer_id, customer_name, currency, lines,
       tax_lines, subtotal, tax_total, grand_total, balance, bill_to, issued_at)
     select tenant_id, gen_random_uuid(), 'BULK-' || at, '2033-01-01'::date + (at / 300), 'sent', customer_id, customer_name, currency,
       lines, tax_lines, subtotal, tax_total, grand_total, balance, bill_to, issued_at
     from app.invoices cross join generate_series(1, 99999) at where id = $1`,
    [id],
  );
  let batches = 0;
  const response = journalFile(
    (work) => {
      batches++;
      return billing.t.database.db.asTenant(tenantId, work);
    },
    { startDate: '2033-01-01', endDate: '2034-12-31' },
  );
  // Nobody reads yet: what is written before is a buffer, however many rows the journal has.
  await sleep(500);
  expect(batches).toBeLessThan(4);
  const rows = response.body as ReadableStream<Uint8Array>;
  let count = 0;
  let bytes = 0;
  const numbers = new Set<string>();
  const parser = parse({ bom: true, columns: true });
  const read = (async () => {
    for await (const part of rows) {
      bytes += part.length;
      if (!parser.write(part)) await new Promise((drained) => parser.once('drain', drained));
    }
    parser.end();
  })();
  for await (const row of parser as AsyncIterable<Record<string, string>>) {
    count++;
    numbers.add(row.Number ?? '');
  }
  await read;
  expect(count).toBe(100_000);
  expect(numbers.size).toBe(100_000);
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(batches).toBeGreaterThan(190);
}, 480_000);
