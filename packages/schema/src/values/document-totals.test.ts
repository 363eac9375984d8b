import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDigits, isCurrency } from './currency.ts';
import { documentAmounts, documentTotals, type PricedLine } from './document-totals.ts';
import { fromScaled, hasDecimals, toScaled } from './scaled.ts';

/** Exact fraction of integers. */
type Fraction = readonly [over: bigint, under: bigint];
const exact = (value: number): Fraction => [toScaled(value, 4), 10_000n];
const times = (...parts: readonly Fraction[]): Fraction =>
  parts.reduce<Fraction>(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d];
/** Returns whether an integer is the fraction rounded half up. */
function isRounded(value: bigint, [over, under]: Fraction): boolean {
  const difference = 2n * (value * under - over);
  return difference > -under && difference <= under;
}
const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n);

const TAXES = [
  { id: 1, name: 'VAT', rate: 20 },
  { id: 2, name: 'GST', rate: 5 },
  { id: 3, name: 'QST', rate: 9.975 },
  { id: 4, name: 'Zero', rate: 0 },
];
const decimal = (max: number) =>
  fc.integer({ min: 0, max: max * 10_000 }).map((scaled) => scaled / 10_000);
const line: fc.Arbitrary<PricedLine> = fc
  .record({
    quantity: decimal(5000),
    unitPrice: decimal(90_000),
    percent: decimal(100),
    isPercent: fc.boolean(),
    taxes: fc.subarray(TAXES, { maxLength: 3 }),
  })
  .map(({ quantity, unitPrice, percent, isPercent, taxes }) => ({
    quantity,
    unitPrice,
    discountType: isPercent ? 'percent' : 'amount',
    discount: isPercent ? percent : Math.floor((quantity * unitPrice * percent) / 101) / 100,
    taxes,
  }));
const lines = fc.array(line, { maxLength: 30 });
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');

/** Returns the exact amount of a line in minor units. */
function exactLine({ quantity, unitPrice, discountType, discount }: PricedLine, digits: number) {
  const gross = times(exact(quantity), exact(unitPrice));
  const off = exact(discount);
  const less = discountType === 'percent' ? times(gross, off, [1n, 100n]) : off;
  return times(minus(gross, less), [10n ** BigInt(digits), 1n]);
}

describe('totals of a document', () => {
  it('round every line and every tax on top once, from its exact value', () => {
    fc.assert(
      fc.property(lines, currency, (given, code) => {
        const amounts = documentAmounts(given, { currency: code, taxInclusive: false });
        for (const [at, one] of given.entries())
          expect(
            isRounded(amounts.lines[at]?.total ?? -1n, exactLine(one, currencyDigits(code))),
          ).toBe(true);
        for (const { id, rate, base, amount } of amounts.taxes) {
          const own = amounts.lines.filter((_, at) => given[at]?.taxes.some((t) => t.id === id));
          expect(base).toBe(sum(own.map(({ total }) => total)));
          expect(isRounded(amount, times([base, 1n], exact(rate), [1n, 100n]))).toBe(true);
        }
        expect(amounts.subtotal).toBe(sum(amounts.lines.map(({ total }) => total)));
        expect(amounts.taxTotal).toBe(sum(amounts.lines.map(({ tax }) => tax)));
        expect(amounts.grandTotal).toBe(amounts.subtotal + amounts.taxTotal);
      }),
    );
  });

  it('splits prices with tax without changing what is paid', () => {
    fc.assert(
      fc.property(lines, currency, (given, code) => {
        const amounts = documentAmounts(given, { currency: code, taxInclusive: true });
        expect(amounts.grandTotal).toBe(sum(amounts.lines.map(({ total }) => total)));
        for (const { total, net, tax } of amounts.lines) {
          expect(net + tax).toBe(total);
          expect(net >= 0n && tax >= 0n).toBe(true);
        }
        expect(sum(amounts.lines.map(({ tax }) => tax))).toBe(amounts.taxTotal);
      }),
    );
  });

  it('splits a price with 20 % tax as a shop owner expects', () => {
    const [vat] = TAXES;
    if (!vat) throw new Error('No tax');
    const one: PricedLine = {
      quantity: 3,
      unitPrice: 9.99,
      discountType: 'percent',
      discount: 10,
      taxes: [vat],
    };
    const shown = (taxInclusive: boolean) =>
      documentTotals(documentAmounts([one], { currency: 'EUR', taxInclusive }), 'EUR');
    expect(shown(false)).toEqual({
      subtotal: 26.97,
      discountTotal: 3,
      taxLines: [{ ...vat, base: 26.97, amount: 5.39 }],
      taxTotal: 5.39,
      grandTotal: 32.36,
    });
    expect(shown(true)).toMatchObject({ subtotal: 26.97, taxTotal: 4.49, grandTotal: 26.97 });
  });
});

describe('scaled numbers', () => {
  it('convert decimals as people type them', () => {
    expect([toScaled(0.1, 4), toScaled(999_999_999_999.99, 4), toScaled(1e-7, 4)]).toEqual([
      1000n,
      9_999_999_999_999_900n,
      0n,
    ]);
    expect(toScaled(-1.5, 2)).toBe(-150n);
    expect(fromScaled(12_345n, 3)).toBe(12.345);
    expect([hasDecimals(1.2345, 4), hasDecimals(1.23456, 4), hasDecimals(1e-7, 4)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('know the decimals of currencies', () => {
    expect(['EUR', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
    expect(['EUR', 'eur', 'QQQ', ''].map(isCurrency)).toEqual([true, false, false, false]);
  });
});
