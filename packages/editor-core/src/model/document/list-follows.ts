import { type BlockRegistry, newNodeId, type Operation, type PartsFollow } from '@org/content';
import type { BuilderNode, BuilderTree, JsonObject, JsonValue, NodeId } from '@org/schema/entities';
import { followActive, freeKeys, isName, isNumber, objects } from './part-keys.ts';
import { hasSameChildren } from './same-node.ts';

/** Items by child, and keys for copies of children. */
interface ItemsOfChildren {
  readonly items: ReadonlyMap<NodeId, JsonObject>;
  readonly renames: readonly Operation[];
}

function itemsOfChildren(
  tree: BuilderTree,
  registry: BlockRegistry,
  before: BuilderNode,
  node: BuilderNode,
  { prop, key: name = '', newItem, type }: PartsFollow,
): ItemsOfChildren {
  const isText = typeof registry.get(type)?.defaults[name] === 'string';
  const isKey = isText ? isName : isNumber;
  const listed = objects(node.props[prop]);
  const getKey = (child: NodeId): JsonValue | undefined => tree[child]?.props[name];
  const free = freeKeys(isText, [...listed.map((item) => item[name]), ...node.nodes.map(getKey)]);
  const renames: Operation[] = [];
  const used = new Set<JsonValue | undefined>();
  const items = new Map<NodeId, JsonObject>();
  // Children that were here before keep their key; new ones are copies.
  const came = (child: NodeId): number => Number(!before.nodes.includes(child));
  for (const child of [...node.nodes].sort((a, b) => came(a) - came(b))) {
    const own = getKey(child);
    const known = listed.find((item) => item[name] === own);
    const isOwn = isKey(own) && !used.has(own);
    const key = isOwn ? own : free();
    used.add(key);
    if (!isOwn) renames.push({ type: 'setProp', id: child, path: [name], value: key });
    items.set(
      child,
      isOwn && known ? known : { ...newItem, ...known, id: newNodeId(), [name]: key },
    );
  }
  return { items, renames };
}

/** Returns the operations that align one block's list with its children. */
function getList(
  tree: BuilderTree,
  registry: BlockRegistry,
  before: BuilderNode,
  id: NodeId,
  parts: PartsFollow,
): Operation[] {
  const { prop, key: name = '', active, inOrder } = parts;
  const node = tree[id];
  if (!node) return [];
  const listed = objects(node.props[prop]);
  const { items, renames } = itemsOfChildren(tree, registry, before, node, parts);
  const place = inOrder
    ? ([child]: [NodeId, JsonObject]): number => node.nodes.indexOf(child)
    : ([, item]: [NodeId, JsonObject]): number =>
        listed.includes(item) ? listed.indexOf(item) : listed.length;
  const list = [...items].sort((a, b) => place(a) - place(b)).map(([, item]) => item);
  const operations = [...renames, { type: 'setProp', id, path: [prop], value: list } as const];
  if (active === undefined) return operations;
  const at = node.props[active];
  const next = followActive(
    listed.map((item) => item[name]),
    isNumber(at) ? at : 0,
    list.map((item) => item[name]),
  );
  return next === at
    ? operations
    : [...operations, { type: 'setProp', id, path: [active], value: next }];
}

/**
 * Returns the additional operations after children were added, removed or moved: the lists of their parents must contain each
 * child once and in order. Takes tree before and after, affected ids, operations so far.
 * @returns additional operations
 */
export function listFollows(
  before: BuilderTree,
  after: BuilderTree,
  touched: Iterable<NodeId>,
  operations: readonly Operation[],
  registry: BlockRegistry,
): Operation[] {
  const found: Operation[] = [];
  for (const id of touched) {
    const was = before[id];
    const is = after[id];
    if (!was || !is || hasSameChildren(was, is)) continue;
    const parts = registry.get(is.type.resolvedName)?.partsFollow;
    if (parts?.key === undefined) continue;
    const isSet = operations.some(
      (one) => one.type === 'setProp' && one.id === id && one.path[0] === parts.prop,
    );
    if (!isSet) found.push(...getList(after, registry, was, id, parts));
  }
  return found;
}
