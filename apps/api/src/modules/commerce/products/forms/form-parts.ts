import { slugFrom } from '@org/schema';

/** Attribute value of a variant. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Maximum length of an SKU. */
const LONGEST_SKU = 100;
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the fields that have a value. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Returns the slug of a file's record: as it is if it is valid, otherwise derived from it. */
export function getSegment(text: string): string | undefined {
  const plain = text.toLowerCase();
  return (SEGMENT.test(plain) && plain.length <= 200 ? plain : slugFrom(text)) || undefined;
}

/** Returns an SKU from parts such as a slug and a size, for records without one. */
export function madeSku(...parts: readonly string[]): string {
  return parts.map(slugFrom).filter(Boolean).join('-').slice(0, LONGEST_SKU).replace(/-$/, '');
}

/**
 * Returns the price and, when the current price is lower than the earlier one, the sale price.
 * @returns fields of a body
 */
export function getPrices(now: unknown, before: unknown): { price: unknown; salePrice: unknown } {
  if (now === undefined || before === undefined) return { price: now ?? before, salePrice: null };
  // Values that are not numbers fail in the validation.
  if (typeof now !== 'number' || typeof before !== 'number')
    return { price: typeof now === 'number' ? before : now, salePrice: null };
  return before > now ? { price: before, salePrice: now } : { price: now, salePrice: null };
}

/** Returns the attributes with their values over all variants, in order of appearance. */
export function getAttributes(
  choices: readonly (readonly Choice[])[],
): { name: string; values: string[] }[] {
  const byName = new Map<string, Map<string, string>>();
  for (const { name, value } of choices.flat()) {
    const values = byName.get(name) ?? new Map<string, string>();
    byName.set(name, values);
    if (!values.has(value.toLowerCase())) values.set(value.toLowerCase(), value);
  }
  return [...byName].map(([name, values]) => ({ name, values: [...values.values()] }));
}

/** Returns a variant's attributes in the format of a body. */
export const chosen = (choices: readonly Choice[]) =>
  choices.map(({ name, value }) => ({ attribute_name: name, attribute_value: value }));

const BLOCK = /<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|figure|section|br|hr|pre)\b/i;
const TAG = /<[a-z][^<>]*>/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns a description as markup: plain text and markup without blocks become paragraphs. The markup is sanitized when it is
 * saved.
 */
export function getMarkup(text: string): string {
  if (BLOCK.test(text)) return text;
  const plain = TAG.test(text) ? text : escaped(text);
  return plain
    .split(TAG.test(text) ? /\n\s*\n/ : /\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Returns the text of markup, for fields without markup. */
export function getText(markup: string): string {
  return markup
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

/** Returns a path of categories as a cell of a file, with its own commas escaped. */
export const categoryCell = (path: string): string => path.replaceAll(',', '\\,');
