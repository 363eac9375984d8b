import { newNodeId } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';

/** What an item of a list and the props of its child both hold. */
export type Key = number | string;

/** True for a key that is a place. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
/** True for a key that is a name. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
/** The items of a stored list; what is none is passed over. */
export const objects = (value: JsonValue | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
  );

/** An item with a key that is its own, and the key of the item that it is a copy of. */
export interface Keyed {
  readonly item: JsonObject;
  readonly key: Key;
  readonly copyOf?: Key | undefined;
}

/** Gives each item a key of its own: the first that has one keeps it. Shape: items, name of the key, what is a key, one that is free → items. */
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

/** Makes keys that nothing has: the next number, or a new id where the children are named by texts. */
export function freeKeys(isText: boolean, taken: readonly unknown[]): () => Key {
  let next = Math.max(-1, ...taken.filter(isNumber)) + 1;
  return () => (isText ? newNodeId() : next++);
}

/**
 * Where the item that is at work stands in a new list: the new one where there is one, itself where it is still there, else the first.
 * Shape: keys before, its place among them, keys now → place. Source: BLK-SLIDER-06 to BLK-SLIDER-08.
 */
export function followActive(
  before: readonly unknown[],
  active: number,
  now: readonly unknown[],
): number {
  const added = now.findLastIndex((key) => !before.includes(key));
  return added >= 0 ? added : Math.max(0, now.indexOf(before[active]));
}
