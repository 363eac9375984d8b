/** A number as it was typed, `1,250.50` or `12,5`; what is none is sent as it is, and refused. */
export function toNumber(given: string): number | string | null {
  const words = given.trim();
  if (words === '') return null;
  const plain = /,\d{3}(?:\D|$)/.test(words) ? words.replaceAll(',', '') : words.replace(',', '.');
  return Number.isNaN(Number(plain)) ? words : Number(plain);
}
