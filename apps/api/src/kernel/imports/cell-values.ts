import { type ReadingContext, readBoolean, readDate, readNumber } from '@org/schema';
import type { Cells } from './import-field.ts';

/** The named cells that have a text, as they are. */
export function given(cells: Cells, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = cells[name];
      return text ? [[name, text]] : [];
    }),
  );
}

/** A cell under its name, read; nothing for an empty one. */
export function read(
  cells: Cells,
  name: string,
  value: (text: string) => unknown,
): Record<string, unknown> {
  const text = cells[name];
  return text ? { [name]: value(text) } : {};
}

/** A number as other programs write it, `1,250.50`; what is none is left to the checks. */
export function getNumber(text: string): unknown {
  const plain = text.replaceAll(/[\s'’]|,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** A number as the tenant's people write it; what is none is left to the checks. */
export const numberIn = (text: string, { decimalMark }: ReadingContext): unknown =>
  readNumber(text, decimalMark) ?? text;

/** A date as the tenant's people write it, as `2026-01-31`; what is none is left to the checks. */
export const dateIn = (text: string, { dateOrder }: ReadingContext): string =>
  readDate(text, dateOrder) ?? text;

/** Yes or no as people write it; what is neither is left to the checks. */
export const booleanIn = (text: string): unknown => readBoolean(text) ?? text;

/** Returns an instant unchanged, or a date as `dateIn` reads it. */
export function instantIn(text: string, reading: ReadingContext): string {
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text : dateIn(text, reading);
}

/** True for what other programs write for yes. */
export function getFlag(text: string): boolean {
  return /^(?:true|yes|x|1)$/i.test(text);
}

/** A choice by its label: `In stock` is `in_stock`. */
export function getChoice(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/g, '_');
}

/** The names in a cell, with `;` or `,` between them, none twice. */
export function getNames(text: string): string[] {
  return [...new Set(text.split(/[;,]/).map((name) => name.trim()))].filter(Boolean);
}

/** An amount as other programs write it: `$1,299.00`, `1.299,50 €`, `CHF 12.5`; what is none is left to the checks. */
export function getMoney(text: string): unknown {
  const bare = text.replaceAll(/[\s'’]|\p{Sc}|\b[A-Z]{3}\b/gu, '');
  const marks = [...bare.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  // One mark that stands several times, and a comma before three digits, part thousands.
  const partsAll =
    new Set(marks).size === 1 && (marks.length > 1 || (last === ',' && /,\d{3}$/.test(bare)));
  const decimals = partsAll ? undefined : last;
  const plain = [...bare]
    .filter((sign) => sign === decimals || !/[.,]/.test(sign))
    .join('')
    .replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** Parts of a cell with commas between them; a comma after a backslash belongs to its part. */
export function getList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}
