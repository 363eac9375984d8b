import { COUNTRY_CODES } from '@org/schema';
import type { LineTerms, PartyTerms, TaxTerms, Terms } from './read-terms.ts';

/** Decimals with which amounts, prices and quantities are compared exactly. */
const SCALE = 20;
const ONE = 10n ** BigInt(SCALE);

/**
 * Parses a decimal exactly.
 * @throws error for what is no decimal
 */
function decimal(text: string | undefined): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,20}))?$/.exec(text ?? '');
  if (!match) throw new Error(`No decimal: ${text}`);
  const [, sign, whole = '0', part = ''] = match;
  const value = BigInt(whole) * ONE + BigInt(part.padEnd(SCALE, '0'));
  return sign ? -value : value;
}

const CENT = ONE / 100n;
const add = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);
/** Rounds to cents, half away from zero. */
const round = (amount: bigint): bigint => {
  const size = amount < 0n ? -amount : amount;
  const cents = ((2n * size + CENT) / (2n * CENT)) * CENT;
  return amount < 0n ? -cents : cents;
};
/** Returns whether amounts of the currency have decimals. */
const hasMinorUnits = (currency = 'EUR'): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits !== 0;
const hasCents = (text: string | undefined): boolean => (text?.split('.')[1]?.length ?? 0) <= 2;

/** A rule: its id, and whether a document keeps it. */
type Rule = readonly [id: string, isKept: (terms: Terms) => boolean];

const hasVatOrTax = ({ vat, taxNumber }: PartyTerms): boolean =>
  vat !== undefined || taxNumber !== undefined;
const uses = (terms: Terms, category: string): boolean =>
  terms.lines.some((line) => line.category === category);
const breakdown = (terms: Terms, category: string): readonly TaxTerms[] =>
  terms.taxes.filter((tax) => tax.category === category);
const getLines = (terms: Terms, category: string): readonly LineTerms[] =>
  terms.lines.filter((line) => line.category === category);
/** Prefix of a VAT number; Greece uses EL. */
const isVatNumber = (number: string | undefined): boolean =>
  number === undefined || [...COUNTRY_CODES, 'EL'].includes(number.slice(0, 2));

/** Presence of the mandatory terms: BR-01 to BR-65 as far as documents can contain the terms. */
const PRESENCE: readonly Rule[] = [
  ['BR-01', ({ specification }) => !!specification?.startsWith('urn:cen.eu:en16931:2017')],
  ['BR-02', ({ number }) => !!number],
  ['BR-03', ({ issueDate }) => /^\d{4}-\d\d-\d\d$/.test(issueDate ?? '')],
  ['BR-04', ({ typeCode }) => typeCode === '380' || typeCode === '381'],
  ['BR-05', ({ currency }) => /^[A-Z]{3}$/.test(currency ?? '')],
  ['BR-06', ({ seller }) => !!seller.name],
  ['BR-07', ({ buyer }) => !!buyer.name],
  ['BR-08', ({ seller }) => seller.hasAddress],
  ['BR-09', ({ seller }) => COUNTRY_CODES.includes(seller.country ?? '')],
  ['BR-10', ({ buyer }) => buyer.hasAddress],
  ['BR-11', ({ buyer }) => COUNTRY_CODES.includes(buyer.country ?? '')],
  ['BR-12', ({ lineTotal }) => lineTotal !== undefined],
  ['BR-13', ({ taxExclusive }) => taxExclusive !== undefined],
  ['BR-14', ({ taxInclusive }) => taxInclusive !== undefined],
  ['BR-15', ({ payable }) => payable !== undefined],
  ['BR-16', ({ lines }) => lines.length > 0],
  ['BR-21', ({ lines }) => lines.every(({ id }) => !!id)],
  ['BR-22', ({ lines }) => lines.every(({ quantity }) => quantity !== undefined)],
  ['BR-23', ({ lines }) => lines.every(({ unit }) => /^[A-Z0-9]{2,3}$/.test(unit ?? ''))],
  ['BR-24', ({ lines }) => lines.every(({ net }) => net !== undefined)],
  ['BR-25', ({ lines }) => lines.every(({ name }) => !!name)],
  ['BR-26', ({ lines }) => lines.every(({ price }) => price !== undefined)],
  ['BR-27', ({ lines }) => lines.every(({ price }) => decimal(price) >= 0n)],
  [
    'BR-41',
    ({ lines }) => lines.every(({ allowances }) => allowances.every(({ amount }) => !!amount)),
  ],
  [
    'BR-42',
    ({ lines }) => lines.every(({ allowances }) => allowances.every(({ reason }) => !!reason)),
  ],
  ['BR-45', ({ taxes }) => taxes.every(({ base }) => base !== undefined)],
  ['BR-46', ({ taxes }) => taxes.every(({ amount }) => amount !== undefined)],
  ['BR-47', ({ taxes }) => taxes.every(({ category }) => !!category)],
  [
    'BR-48',
    ({ taxes }) => taxes.every(({ category, rate }) => rate !== undefined || category === 'O'),
  ],
  ['BR-49', ({ payment }) => payment.every(({ code }) => !!code)],
  ['BR-50', ({ payment }) => payment.every(({ account }) => account === undefined || !!account)],
  ['BR-55', ({ precedingCount, preceding }) => precedingCount === 0 || !!preceding],
  [
    'BR-61',
    ({ payment }) =>
      payment.every(({ code, account }) => !['30', '58'].includes(code ?? '') || !!account),
  ],
  ['BR-62', ({ seller }) => seller.endpoint === undefined || !!seller.endpoint.attributes.schemeID],
  ['BR-63', ({ buyer }) => buyer.endpoint === undefined || !!buyer.endpoint.attributes.schemeID],
];

/** Calculations: BR-CO, BR-DEC. */
const CALCULATION: readonly Rule[] = [
  ['BR-CO-04', ({ lines }) => lines.every(({ category }) => !!category)],
  ['BR-CO-09', ({ seller, buyer }) => isVatNumber(seller.vat) && isVatNumber(buyer.vat)],
  [
    'BR-CO-10',
    ({ lines, lineTotal }) => decimal(lineTotal) === add(lines.map(({ net }) => decimal(net))),
  ],
  // Documents have no allowances or charges of their own.
  ['BR-CO-13', ({ lineTotal, taxExclusive }) => decimal(taxExclusive) === decimal(lineTotal)],
  [
    'BR-CO-14',
    ({ taxes, taxTotals }) =>
      taxTotals.length === 1 &&
      decimal(taxTotals[0]) === add(taxes.map(({ amount }) => decimal(amount))),
  ],
  [
    'BR-CO-15',
    ({ taxExclusive, taxTotals, taxInclusive }) =>
      decimal(taxInclusive) === decimal(taxExclusive) + decimal(taxTotals[0]),
  ],
  [
    'BR-CO-16',
    ({ taxInclusive, prepaid, payable }) =>
      decimal(payable) === decimal(taxInclusive) - decimal(prepaid ?? '0'),
  ],
  // The published rule allows a difference below one unit. Currencies with cents may differ by at most a cent a line.
  [
    'BR-CO-17',
    ({ taxes, lines, currency }) =>
      taxes.every(({ base, amount, rate }) => {
        const exact = round((decimal(base) * decimal(rate ?? '0')) / (100n * ONE));
        const difference = distance(decimal(amount), exact);
        if (!hasMinorUnits(currency)) return difference < ONE;
        return difference < ONE && difference <= CENT * BigInt(Math.max(1, lines.length));
      }),
  ],
  ['BR-CO-18', ({ taxes }) => taxes.length > 0],
  [
    'BR-CO-25',
    ({ payable, dueDate, terms }) => decimal(payable) <= 0n || dueDate !== undefined || !!terms,
  ],
  ['BR-CO-26', ({ seller }) => !!(seller.vat ?? seller.registration ?? seller.taxNumber)],
  [
    'BR-DEC',
    (terms) =>
      [
        terms.lineTotal,
        terms.taxExclusive,
        terms.taxInclusive,
        terms.prepaid,
        terms.payable,
        ...terms.taxTotals,
        ...terms.taxes.flatMap(({ base, amount }) => [base, amount]),
        ...terms.lines.flatMap(({ net, allowances }) => [
          net,
          ...allowances.map(({ amount }) => amount),
        ]),
      ].every(hasCents),
  ],
];

/**
 * Returns the rules of one category.
 * @param code code of the category, which its rules have in their names
 * @param rate rate of its lines
 * @param reason whether its breakdown has a reason
 */
function categoryRules(
  code: string,
  rate: 'positive' | 'zero' | 'none',
  reason: 'required' | 'forbidden',
): readonly Rule[] {
  const isRate = (value: string | undefined): boolean =>
    rate === 'none'
      ? value === undefined
      : value !== undefined && (rate === 'zero' ? decimal(value) === 0n : decimal(value) > 0n);
  return [
    [
      `BR-${code}-01`,
      (terms) => {
        const count = breakdown(terms, code).length;
        if (!uses(terms, code)) return count === 0;
        return rate === 'positive' ? count > 0 : count === 1;
      },
    ],
    [`BR-${code}-05`, (terms) => getLines(terms, code).every((line) => isRate(line.rate))],
    [
      `BR-${code}-08`,
      (terms) =>
        breakdown(terms, code).every(
          (tax) =>
            decimal(tax.base) ===
            add(
              getLines(terms, code)
                .filter((line) => line.rate === tax.rate)
                .map(({ net }) => decimal(net)),
            ),
        ),
    ],
    [
      `BR-${code}-09`,
      (terms) =>
        rate === 'positive' || breakdown(terms, code).every(({ amount }) => decimal(amount) === 0n),
    ],
    [
      `BR-${code}-10`,
      (terms) => breakdown(terms, code).every((tax) => !!tax.reason === (reason === 'required')),
    ],
  ];
}

const CATEGORIES: readonly Rule[] = [
  ...categoryRules('S', 'positive', 'forbidden'),
  ['BR-S-02', (terms) => !uses(terms, 'S') || hasVatOrTax(terms.seller)],
  ...categoryRules('Z', 'zero', 'forbidden'),
  ['BR-Z-02', (terms) => !uses(terms, 'Z') || hasVatOrTax(terms.seller)],
  ...categoryRules('E', 'zero', 'required'),
  ['BR-E-02', (terms) => !uses(terms, 'E') || hasVatOrTax(terms.seller)],
  ...categoryRules('AE', 'zero', 'required'),
  [
    'BR-AE-02',
    (terms) => !uses(terms, 'AE') || (hasVatOrTax(terms.seller) && terms.buyer.vat !== undefined),
  ],
  ...categoryRules('O', 'none', 'required'),
  [
    'BR-O-02',
    (terms) =>
      !uses(terms, 'O') || (terms.seller.vat === undefined && terms.buyer.vat === undefined),
  ],
  ['BR-O-11', (terms) => !uses(terms, 'O') || terms.taxes.length === 1],
  [
    'BR-O-12',
    (terms) => !uses(terms, 'O') || terms.lines.every(({ category }) => category === 'O'),
  ],
];

/** Rules of Peppol BIS Billing 3.0 about lines: the net amount is quantity times price less allowances, within two cents. */
const PEPPOL_LINES: readonly Rule[] = [
  [
    'PEPPOL-EN16931-R120',
    ({ lines }) =>
      lines.every(
        ({ quantity, price, allowances, net }) =>
          distance(
            decimal(net),
            round((decimal(quantity) * decimal(price)) / ONE) -
              add(allowances.map(({ amount }) => decimal(amount))),
          ) <=
          2n * CENT,
      ),
  ],
  ['PEPPOL-EN16931-R010', ({ buyer }) => !!buyer.endpoint?.text.trim()],
  ['PEPPOL-EN16931-R020', ({ seller }) => !!seller.endpoint?.text.trim()],
  ['PEPPOL-EN16931-R053', ({ taxTotals }) => taxTotals.length === 1],
];

/** Number of the rules of EN 16931 and Peppol that are checked. */
export const RULES: readonly Rule[] = [...PRESENCE, ...CALCULATION, ...CATEGORIES, ...PEPPOL_LINES];

/**
 * Returns the ids of the rules that a document breaks. Written from the texts of EN 16931-1 and Peppol BIS Billing 3.0; it shares no
 * arithmetic with the code that writes documents.
 */
export const brokenRules = (terms: Terms): string[] =>
  RULES.filter(([, isKept]) => !isKept(terms)).map(([id]) => id);
