import { DEFAULT_BILLING_SETTINGS, type Invoice } from '@org/schema/entities';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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
  creditedNumber: '',
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

it('names the invoice that a credit note corrects', () => {
  const { one, ...rest } = input(1);
  const document = {
    ...one.document,
    type: 'credit_note',
    invoiceNumber: 'CN-2026-0001',
  } as Invoice;
  const paper = toPaper({
    ...rest,
    one: { kind: 'invoice', document },
    creditedNumber: 'INV-2026-0001',
  });
  expect(paper.title).toBe('Credit note CN-2026-0001');
  expect(paper.details).toContain('Credit for invoice INV-2026-0001');
});

/** Draws an invoice and returns the text of each of its pages. */
async function drawnTexts(lines: number, change: object = {}): Promise<string[]> {
  const { one, ...rest } = input(lines);
  const document = { ...one.document, ...change } as Invoice;
  const bytes = await drawDocument({ ...rest, one: { kind: 'invoice', document } });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    // What is below the number of the page is off the paper.
    const shown = items.filter((item) => 'str' in item && item.transform[5] > 20);
    texts.push(shown.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  return texts;
}

it('continues long terms and descriptions on the next pages and loses none of their lines', async () => {
  const text = Array.from({ length: 390 }, (_, at) => `Clause ${at + 1}: each keeps a copy.`);
  const [line] = sampleInvoice(1).lines ?? [];
  const drawn = [
    await drawnTexts(1, { terms: text.join('\n').slice(0, 10_000) }),
    await drawnTexts(1, { lines: [{ ...line, description: text.slice(0, 100).join('\n') }] }),
  ];
  for (const [at, last] of [300, 100].entries()) {
    const found = drawn[at]?.join('\n').match(/Clause \d+:/g) ?? [];
    expect(found.slice(0, last)).toEqual(
      text.slice(0, last).map((one) => one.slice(0, one.indexOf(':') + 1)),
    );
  }
});

it('moves the totals along with short terms that would stand alone on the last page', async () => {
  const drawn = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      drawnTexts(at + 7, { terms: 'Pay within 30 days.\n'.repeat(4) }),
    ),
  );
  const longer = drawn.filter((pages) => pages.length > 1);
  expect(longer.length).toBeGreaterThan(2);
  for (const pages of longer) {
    expect(pages.at(-1)).toContain('Pay within');
    expect(pages.at(-1)).toContain('Balance due');
  }
});

it('formats numbers with their year and a counter', () => {
  expect(formatNumber('INV-{YYYY}-{0000}', '2026', 7)).toBe('INV-2026-0007');
  expect(formatNumber('{YY}/{00}', '2026', 123)).toBe('26/123');
  expect(formatNumber(DEFAULT_BILLING_SETTINGS.quoteNumber, '2030', 1)).toBe('Q-2030-0001');
});
