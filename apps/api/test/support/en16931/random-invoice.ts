import { currencyDigits, documentAmounts, documentTotals, fromScaled } from '@org/schema';
import type { Invoice, TaxCategory } from '@org/schema/entities';
import fc from 'fast-check';
import type { StructuredInput } from '../../../src/modules/billing/structured/structured-invoice.ts';
import { sampleInvoice } from '../sample-invoice.ts';

/** Taxes of the random tenant, by the ids that lines use. */
const TAXES: readonly {
  readonly id: number;
  readonly name: string;
  readonly rate: number;
  readonly category: TaxCategory;
}[] = [
  { id: 1, name: 'VAT', rate: 20, category: 'S' },
  { id: 2, name: 'VAT', rate: 5.5, category: 'S' },
  { id: 3, name: 'Reduced', rate: 20, category: 'S' },
  { id: 4, name: 'Zero', rate: 0, category: 'Z' },
  { id: 5, name: 'Exempt', rate: 0, category: 'E' },
  { id: 6, name: 'Reverse charge', rate: 0, category: 'AE' },
];

/** Texts as people and attackers type them. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ']]>',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '&x;',
    '\u0000\u000b\ufffe',
    '\ud800',
    '"\'<>&',
    'a\r\nb\tc',
  ),
);

const anyDecimal = (max: number, digits: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: max * 10 ** digits }).map((units) => units / 10 ** digits);

const anyLine = fc.record({
  tax: fc.option(fc.constantFrom(...TAXES), { nil: undefined }),
  quantity: fc.oneof(anyDecimal(1000, 4), fc.constantFrom(0, 1, 0.3333, 7.5)),
  unitPrice: fc.oneof(anyDecimal(10_000, 4), anyDecimal(100, 2), fc.constant(0)),
  discount: fc.oneof(fc.constant(0), anyDecimal(100, 2)),
  name: anyText,
  description: anyText,
  unit: fc.constantFrom('h', '', 'kg', 'pcs', '"><'),
});

/** Random issued invoices and credit notes with what their structured form is made of, complete by the rules. */
export const anyInput: fc.Arbitrary<StructuredInput> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    currency: fc.constantFrom('EUR', 'CAD', 'JPY'),
    taxInclusive: fc.boolean(),
    isCredit: fc.boolean(),
    isOutside: fc.boolean(),
    untaxed: fc.constantFrom('E' as const, 'Z' as const),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
    due: fc.option(fc.constant('2026-12-24'), { nil: null }),
    text: anyText,
    isVat: fc.boolean(),
    iban: fc.constantFrom('', 'DE89 3704 0044 0532 0130 00'),
  })
  .map(({ lines: drawn, currency, taxInclusive, isCredit, isOutside, untaxed, ...rest }) => {
    const digits = currencyDigits(currency);
    const hasReverse = drawn.some(({ tax }) => tax?.category === 'AE');
    const priced = drawn.map(({ tax, ...line }) => ({
      ...line,
      discountType: 'percent' as const,
      taxes: tax === undefined || isOutside ? [] : [{ id: tax.id, name: tax.name, rate: tax.rate }],
    }));
    const amounts = documentAmounts(priced, { currency, taxInclusive });
    const totals = documentTotals(amounts, currency);
    const [sample] = sampleInvoice(1).lines ?? [];
    if (!sample) throw new Error('The sample has a line');
    const minor = 10 ** digits;
    const amountPaid = isCredit ? 0 : Math.floor(totals.grandTotal * rest.paid * minor) / minor;
    const invoice: Invoice = {
      ...sampleInvoice(1),
      ...totals,
      taxLines: [...totals.taxLines],
      currency,
      taxInclusive,
      type: isCredit ? 'credit_note' : 'invoice',
      invoiceNumber: 'INV-2026-0001',
      issuedAt: '2026-11-24T10:00:00Z',
      dueDate: rest.due,
      publicNotes: rest.text,
      terms: rest.text,
      poNumber: rest.text.trim() ? 'PO 7' : '',
      amountPaid,
      lines: priced.map((line, at) => ({
        ...sample,
        ...line,
        id: at + 1,
        sort: at,
        taxIds: line.taxes.map(({ id }) => id),
        lineTotal: fromScaled(amounts.lines[at]?.total ?? 0n, digits),
        taxAmount: fromScaled(amounts.lines[at]?.tax ?? 0n, digits),
      })),
    };
    return {
      invoice,
      billTo: {
        name: `Ada ${rest.text}`,
        company: '',
        email: 'ada@buyer.example',
        phone: rest.text,
        taxNumber: hasReverse ? 'ATU99999999' : '',
        address: {
          street: rest.text,
          city: 'Wien',
          province: '',
          postalCode: '1010',
          country: 'Austria',
          countryCode: '',
        },
      },
      seller: {
        name: `Kiln ${rest.text}`,
        taxNumber: rest.isVat || hasReverse ? 'DE 123456789' : '22/815/0815/4',
        address: '',
        email: 'post@kiln.example',
        phone: '',
      },
      structured: {
        street: rest.text,
        city: 'Berlin',
        postalCode: '10115',
        countryCode: 'DE',
        registrationNumber: isOutside ? 'HRB 1' : '',
        iban: rest.iban,
        bic: rest.iban ? 'COBADEFFXXX' : '',
        untaxed: isOutside ? 'O' : untaxed,
        exemptionReason: rest.text,
        categories: Object.fromEntries(TAXES.map(({ id, category }) => [id, category])),
      },
      preceding: isCredit ? { number: 'INV-2026-0001', day: '2026-11-01' } : undefined,
    };
  });
