/** Shape: features separated by commas → each by itself; what is empty between two commas is none. Source: BLK-PRICING-02. */
export function getFeatures(text: string): string[] {
  return text
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
    .slice(0, 100);
}

/** Shape: a price such as `$15 per month` → the amount, and what stands behind it. */
export function priceParts(price: string): { readonly amount: string; readonly rest: string } {
  const [, amount = '', rest = ''] = /^(\S+)\s+(\S.*)$/s.exec(price.trim()) ?? [];
  return /\d/.test(amount) && /^\D/.test(rest) ? { amount, rest } : { amount: price, rest: '' };
}
