/** Writes an amount of money, major units. */
export type Money = (amount: number) => string;

/** Writes a day as a site does. Shape: ISO instant, how the site writes → day in the site's own time. */
export function dayOf(
  instant: string,
  { locale, timezone }: { readonly locale: string; readonly timezone: string },
): string {
  const options = { dateStyle: 'long', timeZone: timezone || 'UTC' } as const;
  return new Intl.DateTimeFormat(locale || 'en', options).format(new Date(instant));
}

/** Makes what writes money as a site does. Shape: locale, code of the currency → function. */
export function moneyOf(locale: string, currency: string): Money {
  const options = { style: 'currency', currency } as const;
  try {
    return new Intl.NumberFormat(locale || 'en', options).format;
  } catch {
    // A locale that is none.
    return new Intl.NumberFormat('en', options).format;
  }
}
