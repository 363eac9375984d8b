import { allocateCents, toCents } from '@org/schema';
import {
  array,
  assert,
  bigInt,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, type TotalsInput } from './order-totals.ts';

const amount = (max = 10_000_000n) => bigInt({ min: 0n, max });
const inputs = record({
  lines: array(amount(), { maxLength: 12 }),
  coupon: option(
    record({
      kind: constantFrom('percent' as const, 'amount' as const, 'free_shipping' as const),
      value: integer({ min: 0, max: 10_000 }).map((value) => value / 100),
    }),
    { nil: undefined },
  ),
  shipping: option(record({ price: amount(50_000n), freeOver: option(amount(), { nil: null }) }), {
    nil: undefined,
  }),
  rates: array(
    integer({ min: 0, max: 500_000 }).map((rate) => ({ name: 'Tax', rate: rate / 10_000 })),
    { maxLength: 3 },
  ),
  includesTax: boolean(),
});
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

describe('order totals', () => {
  it('add up to the cent, with every part contained once', () => {
    assert(
      property(inputs, (input) => {
        const totals = addUp(input);
        const { subtotal, discount, shipping, tax, total, lines, taxLines } = totals;
        expect(subtotal).toBe(sum(input.lines));
        expect(sum(lines.map((line) => line.discount))).toBe(discount);
        expect(sum(taxLines.map((line) => line.amount))).toBe(tax);
        expect(total).toBe(subtotal - discount + shipping + (input.includesTax ? 0n : tax));
        expect(discount).toBeLessThanOrEqual(subtotal);
        // The tax that is not in the line items is the delivery's.
        const carried = sum(lines.map((line) => line.tax));
        expect(carried).toBeLessThanOrEqual(tax);
        if (shipping === 0n && subtotal > discount) expect(carried).toBe(tax);
        for (const [at, line] of lines.entries()) {
          expect(line.discount).toBeGreaterThanOrEqual(0n);
          expect(line.discount).toBeLessThanOrEqual(input.lines[at] ?? 0n);
          expect(line.tax).toBeGreaterThanOrEqual(0n);
        }
        expect(total).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 2000 },
    );
  });

  it('have taxes that differ from the exact ones by less than a cent each', () => {
    assert(
      property(inputs, (input) => {
        const { subtotal, discount, shipping, tax, taxLines } = addUp(input);
        const base = subtotal - discount + shipping;
        const shares = input.rates.map(({ rate }) => BigInt(Math.round(rate * 10_000)));
        if (input.includesTax) {
          const all = sum(shares);
          const off = tax * (1_000_000n + all) - base * all;
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(1_000_000n + all);
          return;
        }
        for (const [at, share] of shares.entries()) {
          const off = (taxLines[at]?.amount ?? 0n) * 1_000_000n - base * share;
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(1_000_000n);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are never higher with a coupon than without, nor lower with more items', () => {
    assert(
      property(inputs, amount(), (input, more) => {
        const { coupon: _coupon, ...plain } = input;
        const without: TotalsInput = {
          ...plain,
          shipping: input.shipping && { ...input.shipping, freeOver: null },
        };
        expect(addUp({ ...without, coupon: input.coupon }).total).toBeLessThanOrEqual(
          addUp(without).total,
        );
        expect(addUp({ ...without, lines: [...input.lines, more] }).total).toBeGreaterThanOrEqual(
          addUp(without).total,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('match examples that were calculated by hand', () => {
    const quebec = [
      { name: 'GST', rate: 5 },
      { name: 'QST', rate: 9.975 },
    ];
    expect(
      addUp({
        lines: [1999n, 500n],
        coupon: { kind: 'percent', value: 10 },
        shipping: { price: 900n, freeOver: 5000n },
        rates: quebec,
        includesTax: false,
      }),
    ).toMatchObject({
      subtotal: 2499n,
      discount: 250n,
      shipping: 900n,
      // 31.49 gives 1.5745 and 3.1411.
      taxLines: [{ amount: 157n }, { amount: 314n }],
      tax: 471n,
      total: 3620n,
    });
    expect(
      addUp({ lines: [11_900n], rates: [{ name: 'VAT', rate: 19 }], includesTax: true }),
    ).toMatchObject({ tax: 1900n, total: 11_900n });
    expect(
      addUp({
        lines: [4000n],
        coupon: { kind: 'free_shipping', value: 0 },
        shipping: { price: 700n, freeOver: null },
        rates: [],
        includesTax: false,
      }),
    ).toMatchObject({ shipping: 0n, discount: 0n, couponDiscount: 700n, total: 4000n });
    expect(
      addUp({
        lines: [4000n],
        coupon: { kind: 'amount', value: 50 },
        rates: [],
        includesTax: false,
      }),
    ).toMatchObject({ discount: 4000n, total: 0n });
  });

  it('distribute an amount without losses, and never more than a cent above a share', () => {
    assert(
      property(amount(), array(amount(), { minLength: 1, maxLength: 20 }), (all, weights) => {
        const parts = allocateCents(all, weights);
        const weight = sum(weights);
        if (weight === 0n) return;
        expect(sum(parts)).toBe(all);
        for (const [at, part] of parts.entries())
          expect(part).toBeLessThanOrEqual((all * (weights[at] ?? 0n)) / weight + 1n);
      }),
    );
    assert(
      property(tuple(bigInt({ min: 0n, max: 10n ** 14n }), boolean()), ([cents, asText]) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        expect(toCents(asText ? text : Number(text))).toBe(cents);
      }),
    );
  });
});
