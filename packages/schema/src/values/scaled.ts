import { divideRounded } from './cents.ts';

/** Decimals that quantities, prices and rates of documents may have. */
export const MAX_DECIMALS = 4;

/**
 * Returns the number of smallest units in one.
 * @example 4 → 10000n
 */
export const scaleFactor = (decimals: number): bigint => 10n ** BigInt(decimals);

/**
 * Converts a decimal number into an integer of its smallest unit, exactly; further decimals are cut off.
 * @example 1.5, 4 → 15000n
 * @throws `SyntaxError` for what is no finite number
 */
export function toScaled(value: number | string, decimals: number): bigint {
  const text = typeof value === 'number' ? shortestText(value) : value;
  const isNegative = text.startsWith('-');
  const [whole = '0', part = ''] = (isNegative ? text.slice(1) : text).split('.');
  const scaled =
    BigInt(whole) * scaleFactor(decimals) +
    BigInt(part.padEnd(decimals, '0').slice(0, decimals) || '0');
  return isNegative ? -scaled : scaled;
}

/**
 * Converts an integer of the smallest unit into a number.
 * @example 15000n, 4 → 1.5
 */
export function fromScaled(scaled: bigint, decimals: number): number {
  return Number(scaled) / 10 ** decimals;
}

/**
 * Rounds an amount to two decimals, half up.
 * @example '10.125' → 10.13
 */
export function roundToCents(amount: number | string): number {
  const scaled = toScaled(amount, MAX_DECIMALS);
  const size = divideRounded(scaled < 0n ? -scaled : scaled, scaleFactor(MAX_DECIMALS - 2));
  return fromScaled(scaled < 0n ? -size : size, 2);
}

/** Returns whether a number has at most so many decimals. */
export function hasDecimals(value: number, max: number): boolean {
  const [, part = ''] = shortestText(value).split('.');
  return part.length <= max;
}

/** Returns the decimal digits of a number that people would type, without an exponent and without zeros at the end. */
function shortestText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const digits = value.toFixed(20);
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}
