import type { BlockTemplate } from '@org/content';
import type { JsonValue } from '@org/schema';

const MARK = /^art:([a-z0-9-]+)$/;

/** The pictures that something names as `art:name`. */
export function artNames(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    const name = MARK.exec(value)?.[1];
    if (name) found.add(name);
  } else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) artNames(child, found);
  return found;
}

/** Every text of something, changed. Shape: value, what becomes of a text → the same value with other texts. */
export function withTexts<Value extends JsonValue | BlockTemplate | undefined>(
  value: Value,
  change: (text: string, key: string) => string,
  key = '',
): Value {
  // What comes out has the shape of what went in: only texts differ.
  if (typeof value === 'string') return change(value, key) as Value;
  if (Array.isArray(value)) return value.map((child) => withTexts(child, change, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      withTexts(child as JsonValue, change, name),
    ]),
  ) as Value;
}

/** The same with the addresses of pictures where their names were. Shape: value, address by name. */
export function withArt<Value extends JsonValue | BlockTemplate | undefined>(
  value: Value,
  art: ReadonlyMap<string, string>,
): Value {
  return withTexts(value, (text) => art.get(MARK.exec(text)?.[1] ?? '') ?? text);
}
