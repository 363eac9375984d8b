const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** A number of bytes as people read it. Shape: bytes, language → `1.2 GB`, of at most one decimal. */
export function sizeText(bytes: number, locale = 'en'): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // A number that would be rounded to the next unit is shown in it.
  while (value >= STEP - 0.05 && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(value);
}
