/** Formats an amount of money, major units. */
export type Money = (amount: number) => string;

/**
 * Creates a formatter of money.
 * @param locale - BCP 47 locale
 * @param currency - ISO 4217 code
 * @throws for an invalid code; an invalid locale falls back to English
 */
export function getMoney(locale: string, currency: string): Money {
  const options = { style: 'currency', currency } as const;
  try {
    return new Intl.NumberFormat(locale || 'en', options).format;
  } catch {
    return new Intl.NumberFormat('en', options).format;
  }
}
