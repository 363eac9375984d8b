import { slugFrom } from '@org/schema';

/** A value that a variant is chosen by. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Longest SKU. */
const LONGEST_SKU = 100;
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What of a body has a value. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** An address as the file has it, where it is one of ours; else one made of it. */
export function getSegment(text: string): string | undefined {
  const plain = text.toLowerCase();
  return (SEGMENT.test(plain) && plain.length <= 200 ? plain : slugFrom(text)) || undefined;
}

/** An SKU of what there is, such as an address and a size, for what has none. */
export function madeSku(...parts: readonly string[]): string {
  return parts.map(slugFrom).filter(Boolean).join('-').slice(0, LONGEST_SKU).replace(/-$/, '');
}

/** An amount with the one it was before: a price, and a sale price where that is lower. Shape: read cells → fields of a body. */
export function getPrices(now: unknown, before: unknown): { price: unknown; salePrice: unknown } {
  if (now === undefined || before === undefined) return { price: now ?? before, salePrice: null };
  // What is no number is left to the checks.
  if (typeof now !== 'number' || typeof before !== 'number')
    return { price: typeof now === 'number' ? before : now, salePrice: null };
  return before > now ? { price: before, salePrice: now } : { price: now, salePrice: null };
}

/** Values of each choice over all variants, in the order in which they come. */
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

/** A variant's values as a body has them. */
export const chosen = (choices: readonly Choice[]) =>
  choices.map(({ name, value }) => ({ attribute_name: name, attribute_value: value }));

const BLOCK = /<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|figure|section|br|hr|pre)\b/i;
const TAG = /<[a-z][^<>]*>/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A description as markup: text as paragraphs, and so markup that has none. What is in it is guarded where it is stored. */
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

/** The text of markup, for what takes no markup. */
export function getText(markup: string): string {
  return markup
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

/** A path of categories as the cell of a file: commas of its own are marked. */
export const categoryCell = (path: string): string => path.replaceAll(',', '\\,');
