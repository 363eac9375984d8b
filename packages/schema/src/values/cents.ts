/** Largest amount that the database can store, in cents. */
const MAX_CENTS = 99_999_999_999_999n;

/**
 * Converts an amount in major units into cents; a number is rounded to cents, and of a text further decimals are cut off.
 * @example `19.99` → 1999n
 * @throws `RangeError` or `SyntaxError` for what is no finite amount
 */
export function toCents(amount: string | number): bigint {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount;
  const isNegative = text.startsWith('-');
  const [whole = '0', part = ''] = (isNegative ? text.slice(1) : text).split('.');
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return isNegative ? -cents : cents;
}

/**
 * Converts cents into the major units of the API.
 * @example 1999n → 19.99
 */
export const fromCents = (cents: bigint): number => Number(cents) / 100;

/** Returns whether the database can store an amount. */
export const isStorableAmount = (cents: bigint): boolean => cents <= MAX_CENTS;

/** Divides integers that are not negative, rounded half up. */
export const divideRounded = (over: bigint, under: bigint): bigint =>
  (2n * over + under) / (2n * under);

/**
 * Distributes an amount by weights, so that the parts add up to it. Each part is rounded down, and the remaining cents go to
 * the parts with the largest fractions, the first of equal ones first. With all weights 0 nothing is distributed. Takes amount,
 * weights, none of them negative.
 * @returns a part for each weight
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
