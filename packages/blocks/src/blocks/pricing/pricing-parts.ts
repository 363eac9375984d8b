/** Splits comma-separated features and drops empty ones. */
export function getFeatures(text: string): string[] {
  return text
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
    .slice(0, 100);
}

/** Splits a price such as `$15 per month` into the amount and the rest. */
export function priceParts(price: string): { readonly amount: string; readonly rest: string } {
  const [, amount = '', rest = ''] = /^(\S+)\s+(\S.*)$/s.exec(price.trim()) ?? [];
  return /\d/.test(amount) && /^\D/.test(rest) ? { amount, rest } : { amount: price, rest: '' };
}
