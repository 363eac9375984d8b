/** Writes an amount of money, major units. */
export type Money = (amount: number) => string;

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
