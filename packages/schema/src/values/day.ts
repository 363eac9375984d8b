import { string } from 'yup';

/** A date, such as `2026-03-01`. */
export const dayField = () =>
  string()
    .matches(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Use a day such as 2026-03-01')
    .test('exists', 'There is no such day', (day) => {
      if (!day) return true;
      const at = new Date(`${day}T00:00:00Z`);
      return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
    });

/**
 * Adds days to a date.
 * @example `2026-03-01`, -1 → `2026-02-28`
 */
export function dayPlus(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Returns the number of days of a period, inclusive. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1;
}
