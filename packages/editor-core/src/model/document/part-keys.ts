import { newNodeId } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { isObject } from './as-object.ts';

/** Key that links an item of a list to its child. */
export type Key = number | string;

/** Returns true for a numeric key. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
/** Returns true for a text key. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
/** Returns the objects of a stored list; other items are skipped. */
export const objects = (value: JsonValue | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(isObject);

/** An item with a unique key, and the key of the item that it was copied from. */
export interface Keyed {
  readonly item: JsonObject;
  readonly key: Key;
  readonly copyOf?: Key | undefined;
}

/**
 * Assigns unique keys to items: the first item with a key keeps it.
 * @param name - name of the key
 * @param isKey - key predicate
 * @param free - key generator
 */
export function keyed(
  items: readonly JsonObject[],
  name: string,
  isKey: (value: unknown) => value is Key,
  free: () => Key,
): Keyed[] {
  const seen = new Set<Key>();
  return items.map((item) => {
    const own = item[name];
    if (isKey(own) && !seen.has(own)) {
      seen.add(own);
      return { item, key: own };
    }
    const key = free();
    return { item: { ...item, [name]: key }, key, copyOf: isKey(own) ? own : undefined };
  });
}

/** Creates a generator of unused keys: the next number, or a new id for text keys. */
export function freeKeys(isText: boolean, taken: readonly unknown[]): () => Key {
  let next = Math.max(-1, ...taken.filter(isNumber)) + 1;
  return () => (isText ? newNodeId() : next++);
}

/**
 * Returns the index of the active item in a new list: the added item, the same item, or else the first.
 * @param before - previous keys
 * @param active - previous index
 * @param now - new keys
 */
export function followActive(
  before: readonly unknown[],
  active: number,
  now: readonly unknown[],
): number {
  const added = now.findLastIndex((key) => !before.includes(key));
  return added >= 0 ? added : Math.max(0, now.indexOf(before[active]));
}
