/** Largest amount that the database keeps, cents. */
const MOST = 99_999_999_999_999n;

/** Cents of an amount as the database or a body has it. Shape: `19.99` → 1999n. */
export function toCents(amount: string | number): bigint {
  const [whole = '0', part = ''] = (typeof amount === 'number' ? amount.toFixed(2) : amount).split(
    '.',
  );
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
}

/** An amount as answers have it, major units. Shape: 1999n → 19.99. */
export const fromCents = (cents: bigint): number => Number(cents) / 100;

/** True for an amount that the database can keep. */
export const isKeepable = (cents: bigint): boolean => cents <= MOST;

/** A fraction of whole numbers that are not negative, rounded to the nearest, halves up. */
export const rounded = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/**
 * Spreads an amount by weights so that the parts add up to it: each gets the whole cents of its share, and those that lost most
 * by it the cents that are left, the first of equals first. Where all weights are 0 nothing can be spread.
 * Shape: amount, weights, none of them negative → a part for each weight.
 */
export function allocateCents(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / sum);
  const left = Number(amount - parts.reduce((total, part) => total + part, 0n));
  const byLoss = weights
    .map((weight, at) => ({ at, loss: (amount * weight) % sum }))
    .toSorted((one, other) =>
      one.loss === other.loss ? one.at - other.at : one.loss > other.loss ? -1 : 1,
    );
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}
