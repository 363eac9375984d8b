import {
  cloneFragment,
  createFragment,
  extractFragment,
  newNodeId,
  type Operation,
  type PartsFollow,
  type Result,
} from '@org/content';
import type { JsonObject, JsonValue, NodeId } from '@org/schema';
import type { DocumentStore } from './document-store.ts';

/** What an item of a list and the props of its child both hold. */
type Key = number | string;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const objects = (value: JsonValue | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
  );

/** An item with a key that is its own, and the key of the item that it is a copy of. */
interface Keyed {
  readonly item: JsonObject;
  readonly key: Key;
  readonly copyOf?: Key | undefined;
}

/** Gives each item a key of its own: the first that has one keeps it. Shape: items, name of the key, what is a key, one that is free → items. */
function keyed(
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
function freeKeys(isText: boolean, taken: readonly unknown[]): () => Key {
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

/** Operations that give a block as many children as a number says. Those that go are the last ones. */
function toCount(
  store: DocumentStore,
  id: NodeId,
  { prop, type }: PartsFollow,
  most: number,
): Operation[] {
  const parts = store.node(id)?.nodes ?? [];
  const operations: Operation[] = [];
  for (let index = parts.length; index < most; index++)
    operations.push({
      type: 'insert',
      parent: id,
      index,
      fragment: createFragment({ type }, store.registry),
    });
  for (const part of parts.slice(most)) operations.push({ type: 'remove', id: part });
  return [...operations, { type: 'setProp', id, path: [prop], value: most }];
}

/**
 * Operations that give a block one child for each item. A copy of an item brings a copy of what that
 * one's child holds.
 */
function toItems(
  store: DocumentStore,
  id: NodeId,
  { prop, type, key: name = '', active, inOrder }: PartsFollow,
  items: readonly JsonObject[],
): Operation[] {
  const node = store.node(id);
  const order = [...(node?.nodes ?? [])];
  const keyOf = (part: NodeId): JsonValue | undefined => store.node(part)?.props[name];
  const partWith = (key: Key | undefined): NodeId | undefined =>
    key === undefined ? undefined : node?.nodes.find((part) => keyOf(part) === key);
  const isText = typeof store.registry.get(type)?.defaults[name] === 'string';
  const isKey = (value: unknown): value is Key => (isText ? isName(value) : isNumber(value));
  const taken = [...order.map(keyOf), ...items.map((item) => item[name])];
  const wanted = keyed(items, name, isKey, freeKeys(isText, taken));
  const before = objects(node?.props[prop]).map((item) => item[name]);
  const operations: Operation[] = [];

  // Only the children of items that are deleted go: what no item led to before is somebody's work all the same.
  for (const key of before) {
    const part = isKey(key) && !wanted.some((one) => one.key === key) ? partWith(key) : undefined;
    if (part === undefined || !order.includes(part)) continue;
    operations.push({ type: 'remove', id: part });
    order.splice(order.indexOf(part), 1);
  }
  for (const [index, { key, copyOf }] of wanted.entries()) {
    const known = partWith(key);
    const source = partWith(copyOf);
    if (known !== undefined) {
      if (!inOrder || order[index] === known) continue;
      operations.push({ type: 'move', id: known, parent: id, index });
      order.splice(order.indexOf(known), 1);
      order.splice(index, 0, known);
      continue;
    }
    const { rootNodeId, nodes } =
      source === undefined
        ? createFragment({ type, props: { [name]: key } }, store.registry)
        : cloneFragment(extractFragment(store.tree, source));
    const top = nodes[rootNodeId];
    if (!top) continue;
    const named = { ...top, props: { ...top.props, [name]: key } };
    const fragment = { rootNodeId, nodes: { ...nodes, [rootNodeId]: named } };
    const place = inOrder ? index : order.length;
    operations.push({ type: 'insert', parent: id, index: place, fragment });
    order.splice(place, 0, rootNodeId);
  }
  operations.push({ type: 'setProp', id, path: [prop], value: wanted.map(({ item }) => item) });
  if (active === undefined) return operations;
  const at = node?.props[active];
  const next = followActive(
    before,
    isNumber(at) ? at : 0,
    wanted.map(({ key }) => key),
  );
  return next === at
    ? operations
    : [...operations, { type: 'setProp', id, path: [active], value: next }];
}

/**
 * Changes the prop that a block's children follow, and the children with it, as one step.
 * Errors: the first refusal of an operation.
 */
export function setParts(
  store: DocumentStore,
  id: NodeId,
  parts: PartsFollow,
  value: JsonValue,
): Result<object> {
  const operations = isNumber(value)
    ? toCount(store, id, parts, value)
    : toItems(store, id, parts, objects(value));
  const shapes = operations.some(({ type }) => type !== 'setProp');
  return store.run(operations, {
    label: `Change ${store.nameOf(id)}`,
    group: shapes ? undefined : `${id}.${parts.prop}`,
  });
}
