/** Parses a number as people type it, `1,250.50` or `12,5`; other text is sent unchanged, so that the server rejects it. */
export function toNumber(given: string): number | string | null {
  const words = given.trim();
  if (words === '') return null;
  const plain = /,\d{3}(?:\D|$)/.test(words) ? words.replaceAll(',', '') : words.replace(',', '.');
  return Number.isNaN(Number(plain)) ? words : Number(plain);
}
