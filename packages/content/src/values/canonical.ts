import type { JsonObject, JsonValue } from '@org/schema/entities';

/** Returns true for `0`, `17` and the like: JavaScript objects list those first, in numeric order. */
const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key);

/** Returns true when one key may precede another in canonical order. */
export function canPrecede(key: string, next: string): boolean {
  return key <= next || isIndex(key);
}

/** Returns a copy of an object with sorted keys. */
export function withSortedKeys(source: JsonObject): JsonObject {
  const sorted: JsonObject = {};
  for (const key of Object.keys(source).sort()) sorted[key] = source[key] as JsonValue;
  return sorted;
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++)
    if (!canPrecede(keys[i - 1] as string, keys[i] as string)) return false;
  return true;
}

function canonicalList(items: JsonValue[]): JsonValue[] {
  let changed: JsonValue[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as JsonValue;
    const next = typeof item === 'object' ? canonical(item) : item;
    if (next === item) continue;
    changed ??= [...items];
    changed[i] = next;
  }
  return changed ?? items;
}

function canonicalObject(source: JsonObject): JsonObject {
  const keys = Object.keys(source);
  let changed = isSorted(keys) ? undefined : withSortedKeys(source);
  for (const key of keys) {
    const before = source[key] as JsonValue;
    // Nearly every value is a primitive, which is skipped without a call.
    if (typeof before !== 'object') continue;
    const next = canonical(before);
    if (next === before) continue;
    changed ??= { ...source };
    changed[key] = next;
  }
  return changed ?? source;
}

/**
 * Sorts the keys of every nested object, so that equal trees are equal texts. Identity: the same reference when it was sorted
 * already. Never mutates.
 */
export function canonical<Value extends JsonValue>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? canonicalList(value) : canonicalObject(value)) as Value;
}

/** Returns true when two JSON values are equal, independent of the order of keys. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameJson(item, b[i]))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
