import {
  cloneFragment,
  createFragment,
  extractFragment,
  type Operation,
  type PartsFollow,
  type Result,
} from '@org/content';
import type { JsonObject, JsonValue, NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';
import {
  followActive,
  freeKeys,
  isName,
  isNumber,
  type Key,
  keyed,
  objects,
} from '../document/part-keys.ts';

/** Returns the operations that set the number of a block's children. The last ones are removed. */
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

/** Returns the operations that give a block one child per item. A copied item copies the content of its child. */
function toItems(
  store: DocumentStore,
  id: NodeId,
  { prop, type, key: name = '', active, inOrder }: PartsFollow,
  items: readonly JsonObject[],
): Operation[] {
  const node = store.node(id);
  const order = [...(node?.nodes ?? [])];
  const getKey = (part: NodeId): JsonValue | undefined => store.node(part)?.props[name];
  const partWith = (key: Key | undefined): NodeId | undefined =>
    key === undefined ? undefined : node?.nodes.find((part) => getKey(part) === key);
  const isText = typeof store.registry.get(type)?.defaults[name] === 'string';
  const isKey = (value: unknown): value is Key => (isText ? isName(value) : isNumber(value));
  const taken = [...order.map(getKey), ...items.map((item) => item[name])];
  const wanted = keyed(items, name, isKey, freeKeys(isText, taken));
  const before = objects(node?.props[prop]).map((item) => item[name]);
  const operations: Operation[] = [];

  // Only children of deleted items are removed: a child without an item may still be someone's work.
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
 * Changes a prop together with the children that follow it, as one step.
 * @throws the first refusal of an operation
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
    label: `Change ${store.getName(id)}`,
    group: shapes ? undefined : `${id}.${parts.prop}`,
  });
}
