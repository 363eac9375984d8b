import type { JsonObject, JsonValue } from '@org/schema';

/** True for `0`, `17` and the like: every object lists those first, in order of number, whatever we do. */
const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key);

/** True when one key may stand right before another in canonical order. */
export function canPrecede(key: string, next: string): boolean {
  return key <= next || isIndex(key);
}

/** A copy of an object with its own keys in order. */
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
    // Nearly every value is no object: those are passed over without a call.
    if (typeof before !== 'object') continue;
    const next = canonical(before);
    if (next === before) continue;
    changed ??= { ...source };
    changed[key] = next;
  }
  return changed ?? source;
}

/**
 * A value with the keys of every object in order, so that equal trees are equal texts.
 * Identity: the same reference when it was in order already. Never mutates.
 */
export function canonical<Value extends JsonValue>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? canonicalList(value) : canonicalObject(value)) as Value;
}

/** True when two JSON values are equal, whatever the order of their keys. */
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
