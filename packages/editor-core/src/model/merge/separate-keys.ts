import type { BlockRegistry, PartsFollow } from '@org/content';
import type { BuilderNode, BuilderTree, JsonValue, NodeId } from '@org/schema/entities';
import { freeKeys, type Key, objects } from '../document/part-keys.ts';

/** Returns the keys of a parent's children. */
function readKeys(tree: BuilderTree, parent: BuilderNode | undefined, name: string): JsonValue[] {
  return (parent?.nodes ?? []).flatMap((id) => tree[id]?.props[name] ?? []);
}

/** Returns my version of a parent with new keys for its items, by the old key. */
function withKeys(
  parent: BuilderNode,
  { prop, key: name = '' }: PartsFollow,
  ids: ReadonlySet<JsonValue | undefined>,
  renamed: ReadonlyMap<JsonValue, Key>,
): BuilderNode {
  const list = objects(parent.props[prop]).map((item) => {
    const next = ids.has(item.id) ? undefined : renamed.get(item[name] ?? null);
    return next === undefined ? item : { ...item, [name]: next };
  });
  return { ...parent, props: { ...parent.props, [prop]: list } };
}

/**
 * Returns my tree with other keys for the parts that I added where others added parts with the same keys, such as a fourth tab each.
 * The same reference when there are none.
 */
export function separateKeys(
  base: BuilderTree,
  mine: BuilderTree,
  theirs: BuilderTree,
  registry: BlockRegistry,
): BuilderTree {
  const changed: Record<NodeId, BuilderNode> = {};
  for (const [id, parent] of Object.entries(mine)) {
    const parts = registry.get(parent.type.resolvedName)?.partsFollow;
    const other = theirs[id];
    if (!parts || parts.key === undefined || !other || other === parent) continue;
    const name = parts.key;
    const known = new Set(base[id]?.nodes);
    const taken = new Set(
      other.nodes
        .filter((child) => !known.has(child))
        .flatMap((child) => theirs[child]?.props[name] ?? []),
    );
    const isText = typeof registry.get(parts.type)?.defaults[name] === 'string';
    const free = freeKeys(isText, [
      ...readKeys(base, base[id], name),
      ...readKeys(mine, parent, name),
      ...readKeys(theirs, other, name),
    ]);
    const renamed = new Map<JsonValue, Key>();
    for (const child of parent.nodes) {
      const node = mine[child];
      const key = node?.props[name];
      if (!node || known.has(child) || theirs[child] || key === undefined || !taken.has(key))
        continue;
      const next = free();
      renamed.set(key, next);
      changed[child] = { ...node, props: { ...node.props, [name]: next } };
    }
    if (renamed.size === 0) continue;
    const ids = new Set(objects(base[id]?.props[parts.prop]).map((item) => item.id));
    changed[id] = withKeys(parent, parts, ids, renamed);
  }
  return Object.keys(changed).length === 0 ? mine : { ...mine, ...changed };
}
