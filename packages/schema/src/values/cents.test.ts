import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateCents, divideRounded, fromCents, isStorableAmount, toCents } from './cents.ts';

const cents = (min: bigint) => fc.bigInt({ min, max: 99_999_999_999_999n });

describe('amounts in cents', () => {
  it.each([
    ['19.99', 1999n],
    ['19.9', 1990n],
    ['19', 1900n],
    ['0.005', 0n],
    ['-1.5', -150n],
    ['-0.05', -5n],
    [8.15, 815n],
    [1.005, 100n],
    [-0.1, -10n],
  ])('reads %s', (amount, expected) => {
    expect(toCents(amount)).toBe(expected);
  });

  it('reads what it writes, as text and up to the precision of numbers as number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }), (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
        expect(toCents(String(fromCents(amount)))).toBe(amount);
      }),
    );
  });

  it('accepts the largest amount of the database, and no larger one', () => {
    expect([99_999_999_999_999n, 100_000_000_000_000n].map(isStorableAmount)).toEqual([
      true,
      false,
    ]);
  });

  it('divides within half a unit, and rounds half up', () => {
    expect([divideRounded(5n, 2n), divideRounded(4n, 3n), divideRounded(5n, 3n)]).toEqual([
      3n,
      1n,
      2n,
    ]);
    fc.assert(
      fc.property(cents(0n), cents(1n), (over, under) => {
        const difference = 2n * (divideRounded(over, under) * under - over);
        expect(difference > -under && difference <= under).toBe(true);
      }),
    );
  });

  it('distributes an amount without loss, each part within a cent of its share, larger weights never less', () => {
    const weights = fc.array(cents(0n), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents(0n), weights, (amount, shares) => {
        const parts = allocateCents(amount, shares);
        const sum = shares.reduce((total, share) => total + share, 0n);
        const total = parts.reduce((all, part) => all + part, 0n);
        expect(total).toBe(sum === 0n ? 0n : amount);
        for (const [at, part] of parts.entries()) {
          const exact = amount * (shares[at] ?? 0n);
          expect(part * sum > exact - sum && part * sum < exact + sum).toBe(sum > 0n);
        }
      }),
    );
  });
});
