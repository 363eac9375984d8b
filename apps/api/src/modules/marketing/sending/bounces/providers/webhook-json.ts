import { appError } from '@org/schema/errors';

/** Maximum number of characters of a value that is read. */
const MAX_TEXT = 2000;

/** Returns the value at a path of parsed JSON; undefined if it does not exist. */
function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key]
        : undefined;
  return found;
}

/** Returns the text or number at a path of parsed JSON as a text; '' for anything else. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' ? found.slice(0, MAX_TEXT) : '';
}

/** Returns the items of an array; none for anything else. */
export function itemsAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Throws for a false signature. */
export function refuseSignature(): never {
  throw appError('forbidden', { message: 'The webhook signature is invalid' });
}
