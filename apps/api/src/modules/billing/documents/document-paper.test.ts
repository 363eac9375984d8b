import { DEFAULT_BILLING_SETTINGS } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { sampleInvoice } from '../../../../test/support/sample-invoice.ts';
import { sampleSender } from '../../../../test/support/sample-order.ts';
import { formatNumber } from './document-number.ts';
import { type DocumentInput, drawDocument, toPaper } from './document-paper.ts';

const input = (lines: number, locale = 'en-GB'): DocumentInput => ({
  one: { kind: 'invoice', document: sampleInvoice(lines) },
  sender: { ...sampleSender, locale },
  seller: undefined,
  bankDetails: 'IBAN DE00',
  vehicle: '',
});

it('shows numbers, dates and amounts in the format of the sender, and no private notes', () => {
  const paper = toPaper(input(1, 'de-DE'));
  expect(paper).toMatchObject({
    title: 'Invoice INV-2026-0001',
    details: ['Website', '24. November 2026', 'Due 24. Dezember 2026', 'Your reference: PO 7'],
    parties: [
      [
        'For',
        'Analytical Engines\nAda Lovelace\n1 Analytical Way\nLondon W1\nUnited Kingdom\nada@buyer.example',
      ],
    ],
    rows: [
      {
        cells: ['Design', '3\u00a0h', '19,99\u00a0€', '53,97\u00a0€'],
        detail: 'Two drafts\nand one round of changes\nDiscount 10\u00a0%',
      },
    ],
    notes: ['Thank you.', 'Payment\nIBAN DE00', 'Terms\nPayment within 30 days.'],
  });
  expect(paper.totals.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Discounts -6,00\u00a0€',
    'Subtotal 53,97\u00a0€',
    'VAT 20\u00a0% 10,79\u00a0€',
    'Total 64,76\u00a0€',
    'Paid -10,00\u00a0€',
    'Balance due 54,76\u00a0€',
  ]);
  expect(JSON.stringify(paper)).not.toContain('Never shown');
});

it('draws short and long documents on as many pages as they need', async () => {
  const pages = async (lines: number): Promise<number> =>
    (await drawDocument(input(lines))).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(await pages(1)).toBe(1);
  expect(await pages(200)).toBeGreaterThan(10);
});

it('formats numbers with their year and a counter', () => {
  expect(formatNumber('INV-{YYYY}-{0000}', '2026', 7)).toBe('INV-2026-0007');
  expect(formatNumber('{YY}/{00}', '2026', 123)).toBe('26/123');
  expect(formatNumber(DEFAULT_BILLING_SETTINGS.quoteNumber, '2030', 1)).toBe('Q-2030-0001');
});
