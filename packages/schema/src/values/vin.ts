const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/**
 * Value of each character; I, O and Q do not occur.
 * @see ISO 3779, 49 CFR 565.15
 */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...'0123456789'.split('').map((sign, at) => [sign, at]),
  ...'ABCDEFGH'.split('').map((sign, at) => [sign, at + 1]),
  ...'JKLMN'.split('').map((sign, at) => [sign, at + 1]),
  ['P', 7],
  ['R', 9],
  ...'STUVWXYZ'.split('').map((sign, at) => [sign, at + 2]),
]);

/**
 * Returns the check digit that a number of 17 characters must have at its ninth position.
 * @param vin - number
 * @returns a digit, or X
 */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (VALUES[vin[at] ?? ''] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * Returns true for a vehicle identification number: 17 characters without I, O and Q. Manufacturers in North America must use the
 * check digit (numbers that start with 1 to 5); others may use any character at its position.
 */
export function isVin(text: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(text)) return false;
  return !/^[1-5]/.test(text) || text[8] === vinCheckDigit(text);
}
