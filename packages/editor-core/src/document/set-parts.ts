import {
  type BlockDefinition,
  cloneFragment,
  createFragment,
  extractFragment,
  type Operation,
  type Result,
} from '@org/content';
import type { JsonObject, JsonValue, NodeId } from '@org/schema';
import type { DocumentStore } from './document-store.ts';

type Parts = NonNullable<BlockDefinition['partsFollow']>;

const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const objects = (value: JsonValue | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
  );

/** An item with a key that is its own, and the key of the item that it is a copy of. */
interface Keyed {
  readonly item: JsonObject;
  readonly key: number;
  readonly copyOf?: number | undefined;
}

/** Gives each item a key of its own: the first that has a key keeps it. Shape: items, name of the key, keys of the children. */
function keyed(items: readonly JsonObject[], name: string, taken: readonly number[]): Keyed[] {
  const seen = new Set<number>();
  let next = Math.max(-1, ...taken, ...items.map((item) => item[name]).filter(isKey)) + 1;
  return items.map((item) => {
    const own = item[name];
    if (isKey(own) && !seen.has(own)) {
      seen.add(own);
      return { item, key: own };
    }
    const key = next++;
    return { item: { ...item, [name]: key }, key, copyOf: isKey(own) ? own : undefined };
  });
}

/** Operations that give a block as many children as a number says. Those that go are the last ones. */
function toCount(
  store: DocumentStore,
  id: NodeId,
  { prop, type }: Parts,
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

/** Operations that give a block one child for each item. A copy of an item brings a copy of what that one's child holds. */
function toItems(
  store: DocumentStore,
  id: NodeId,
  { prop, type, key: name = '' }: Parts,
  items: readonly JsonObject[],
): Operation[] {
  const node = store.node(id);
  const parts = node?.nodes ?? [];
  const partWith = (key: number | undefined): NodeId | undefined =>
    key === undefined ? undefined : parts.find((part) => store.node(part)?.props[name] === key);
  const wanted = keyed(
    items,
    name,
    parts.map((part) => store.node(part)?.props[name]).filter(isKey),
  );
  const operations: Operation[] = [];
  let index = parts.length;
  for (const { key, copyOf } of wanted) {
    if (partWith(key) !== undefined) continue;
    const source = partWith(copyOf);
    const { rootNodeId, nodes } =
      source === undefined
        ? createFragment({ type, props: { [name]: key } }, store.registry)
        : cloneFragment(extractFragment(store.tree, source));
    const top = nodes[rootNodeId];
    if (!top) continue;
    const named = { ...top, props: { ...top.props, [name]: key } };
    const fragment = { rootNodeId, nodes: { ...nodes, [rootNodeId]: named } };
    operations.push({ type: 'insert', parent: id, index: index++, fragment });
  }
  // Only the children of items that are deleted go: what no item led to before is somebody's work all the same.
  for (const { [name]: key } of objects(node?.props[prop])) {
    const part = isKey(key) && !wanted.some((one) => one.key === key) ? partWith(key) : undefined;
    if (part !== undefined) operations.push({ type: 'remove', id: part });
  }
  return [
    ...operations,
    { type: 'setProp', id, path: [prop], value: wanted.map(({ item }) => item) },
  ];
}

/**
 * Changes the prop that a block's children follow, and the children with it, as one step.
 * Errors: the first refusal of an operation.
 */
export function setParts(
  store: DocumentStore,
  id: NodeId,
  parts: Parts,
  value: JsonValue,
): Result<object> {
  const operations = isKey(value)
    ? toCount(store, id, parts, value)
    : toItems(store, id, parts, objects(value));
  const shapes = operations.some(({ type }) => type !== 'setProp');
  return store.run(operations, {
    label: `Change ${store.nameOf(id)}`,
    group: shapes ? undefined : `${id}.${parts.prop}`,
  });
}
