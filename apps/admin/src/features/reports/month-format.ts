/**
 * Returns a formatter of months.
 * @example `2026-03` → `Mar 2026`
 */
export function monthFormatter(locale: string): (month: string) => string {
  const formatter = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => formatter.format(new Date(`${month}-01T00:00:00Z`));
}
