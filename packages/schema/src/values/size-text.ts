const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/**
 * Converts bytes to a readable unit.
 * @returns value, name of the unit
 */
export function getSize(bytes: number): {
  readonly value: number;
  readonly unit: (typeof UNITS)[number];
} {
  let value = Math.max(0, bytes);
  let step = 0;
  // A number that would be rounded up to the next unit uses that unit.
  while (value >= STEP - 0.05 && step < UNITS.length - 1) {
    value /= STEP;
    step += 1;
  }
  return { value, unit: UNITS[step] ?? 'byte' };
}

/**
 * Formats a number of bytes.
 * @param locale - language
 * @returns a text such as `1.2 GB`, with at most one decimal
 */
export function sizeText(bytes: number, locale = 'en'): string {
  const { value, unit } = getSize(bytes);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    value,
  );
}
