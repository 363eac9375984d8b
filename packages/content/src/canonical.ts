import type { JsonObject, JsonValue } from '@org/schema';

/** True for `0`, `17` and the like: every object lists those first, in order of number, whatever we do. */
const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key);

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++)
    if ((keys[i - 1] as string) > (keys[i] as string) && !isIndex(keys[i - 1] as string))
      return false;
  return true;
}

/**
 * A value with the keys of every object in order, so that equal trees are equal texts.
 * Identity: the same reference when it was in order already. Never mutates.
 */
export function canonical<Value extends JsonValue>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let changed = false;
    const items = value.map((item) => {
      const next = canonical(item);
      if (next !== item) changed = true;
      return next;
    });
    return (changed ? items : value) as Value;
  }
  const source = value as JsonObject;
  const keys = Object.keys(source);
  let changed = !isSorted(keys);
  const result: JsonObject = {};
  for (const key of changed ? keys.sort() : keys) {
    const next = canonical(source[key] as JsonValue);
    if (next !== source[key]) changed = true;
    result[key] = next;
  }
  return (changed ? result : source) as Value;
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
