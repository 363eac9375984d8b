import { sameJson } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { isObject } from '../document/as-object.ts';
import { mergeOrder } from './merge-order.ts';

/** The three versions of a value; undefined where it is absent. */
export interface Versions<Value> {
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

/** Receives the path of a value that both versions changed differently. */
export type OnConflict = (path: readonly string[]) => void;

/** The version that wins where both changed the same value. */
export type Preference = 'mine' | 'theirs';

/** Settings of a merge. */
export interface MergeOptions {
  readonly prefer: Preference;
  readonly onConflict: OnConflict;
}

/** Returns the items of a list by their ids; undefined for anything else than a list of objects with unique ids. */
function byId(list: JsonValue | undefined): ReadonlyMap<string, JsonObject> | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, JsonObject>();
  for (const item of list) {
    if (!isObject(item) || typeof item.id !== 'string' || items.has(item.id)) return undefined;
    items.set(item.id, item);
  }
  return items;
}

/** Merges objects by their keys. The keys of the result are sorted, as in all stored objects. */
function mergeObjects(
  { base = {}, mine = {}, theirs = {} }: Versions<JsonObject>,
  path: readonly string[],
  options: MergeOptions,
): JsonObject {
  const merged: JsonObject = {};
  const get = (source: JsonObject, key: string): JsonValue | undefined =>
    Object.hasOwn(source, key) ? source[key] : undefined;
  for (const key of [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort()) {
    const value = mergeValue(
      { base: get(base, key), mine: get(mine, key), theirs: get(theirs, key) },
      [...path, key],
      options,
    );
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/** Merges lists of objects with ids, such as slides: items are merged by id. Undefined for other lists. */
function mergeItems(
  { base, mine, theirs }: Versions<JsonValue>,
  path: readonly string[],
  options: MergeOptions,
): JsonValue | undefined {
  const versions = { base: byId(base ?? []), mine: byId(mine), theirs: byId(theirs) };
  if (!versions.base || !versions.mine || !versions.theirs) return undefined;
  const merged = new Map<string, JsonValue>();
  for (const id of new Set([...versions.mine.keys(), ...versions.theirs.keys()])) {
    const item = mergeValue(
      {
        base: versions.base.get(id),
        mine: versions.mine.get(id),
        theirs: versions.theirs.get(id),
      },
      [...path, id],
      options,
    );
    if (item !== undefined) merged.set(id, item);
  }
  const [before, own, others] = [versions.base, versions.mine, versions.theirs].map((items) => [
    ...items.keys(),
  ]);
  const order = mergeOrder(before ?? [], own ?? [], others ?? [], new Set(merged.keys()));
  return order.map((id) => merged.get(id) as JsonValue);
}

/**
 * Merges a value of two versions that began with the same one: what one person changed is in the result, and objects and lists of
 * items with ids are merged piece by piece. A value that one person removed and the other changed stays.
 * @param path - keys that lead to the value, which `onConflict` receives when both changed it differently
 * @returns the value, undefined when it was removed
 */
export function mergeValue(
  versions: Versions<JsonValue>,
  path: readonly string[],
  options: MergeOptions,
): JsonValue | undefined {
  const { base, mine, theirs } = versions;
  if (sameJson(mine, theirs) || sameJson(base, mine)) return theirs;
  if (sameJson(base, theirs)) return mine;
  // What one person reset and the other set is set, as a removed block stays if the other worked in it.
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  if (isObject(mine) && isObject(theirs) && (base === undefined || isObject(base)))
    return mergeObjects({ base, mine, theirs }, path, options);
  const items = mergeItems(versions, path, options);
  if (items !== undefined) return items;
  options.onConflict(path);
  return options.prefer === 'mine' ? mine : theirs;
}
