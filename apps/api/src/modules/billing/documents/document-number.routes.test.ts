import type { Invoice } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';

const { call, issueInvoice } = useBilling();

const setFormats = async (body: object): Promise<void> => {
  const answer = await call('PUT', 'billing-settings/', body);
  expect(answer.status, answer.text).toBe(200);
};
const credit = async (id: number): Promise<Invoice> => {
  const answer = await call('POST', `invoices/${id}/credit/`, {});
  expect(answer.status, answer.text).toBe(201);
  return answer.body.invoice as Invoice;
};

describe('numbers after a change of their format', () => {
  it('continues after the numbers that the new format has already', async () => {
    const issue = async () => (await issueInvoice({ invoiceDate: '2044-01-01' })).invoiceNumber;
    expect([await issue(), await issue()]).toEqual(['INV-2044-0001', 'INV-2044-0002']);
    await setFormats({ invoiceNumber: 'INV-2044-{0000}' });
    expect([await issue(), await issue()]).toEqual(['INV-2044-0003', 'INV-2044-0004']);
    await setFormats({ invoiceNumber: 'INV-{YYYY}-{0000}' });
    expect(await issue()).toBe('INV-2044-0005');
  });

  it('numbers invoices and credit notes of one format in one series', async () => {
    await setFormats({ invoiceNumber: 'D-{0000}', creditNoteNumber: 'D-{0000}' });
    const invoices = [await issueInvoice(), await issueInvoice()];
    const notes = await Promise.all(invoices.map(({ id }) => credit(id)));
    const next = await issueInvoice();
    const counts = [...invoices, ...notes, next]
      .map(({ invoiceNumber }) => Number(invoiceNumber?.slice(2)))
      .toSorted((one, other) => one - other);
    const [first = 0] = counts;
    expect(counts).toEqual(Array.from({ length: 5 }, (_, at) => first + at));
    const { body } = await call('GET', 'invoices/new/');
    expect(body.defaults).toMatchObject({
      nextNumberPreview: `D-${String(first + 5).padStart(4, '0')}`,
    });
  });
});
