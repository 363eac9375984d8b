/** Writes an amount of money, major units. */
export type Money = (amount: number) => string;

/**
 * Makes what writes money as a site does. Shape: BCP 47 locale, ISO 4217 code → function.
 * Errors: throws for what is no code; a locale that is none counts as English.
 */
export function getMoney(locale: string, currency: string): Money {
  const options = { style: 'currency', currency } as const;
  try {
    return new Intl.NumberFormat(locale || 'en', options).format;
  } catch {
    return new Intl.NumberFormat('en', options).format;
  }
}
