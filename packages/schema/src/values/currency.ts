const digits = new Map<string, number>();

/**
 * Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency - code by ISO 4217
 */
export function currencyDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** Returns whether a text is a currency code that amounts can be formatted in. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}
