import { type BlockRegistry, findViolations } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import { isSameNode } from '../document/same-node.ts';
import { mergeOrder } from './merge-order.ts';
import { mergePlaces, type TreeVersions } from './merge-places.ts';
import { mergeValue, type Preference } from './merge-values.ts';
import { separateKeys } from './separate-keys.ts';

/** A value that both people changed differently. */
export interface MergeConflict {
  readonly id: NodeId;
  /** Field of the node and keys that lead to the value, such as `props`, `text`. */
  readonly path: readonly string[];
}

/** Returns true if two trees have no block in common: legacy content gets new ids whenever it is read. */
function isOther(base: BuilderTree, theirs: BuilderTree): boolean {
  const ids = Object.keys(base).filter((id) => id !== ROOT_ID);
  return ids.length > 0 && Object.keys(theirs).length > 1 && !ids.some((id) => theirs[id]);
}

/** Returns the blocks in places that only the merged tree has, and that the rules of blocks refuse. */
function findBroken(
  tree: BuilderTree,
  versions: readonly BuilderTree[],
  registry: BlockRegistry,
): NodeId[] {
  const find = (one: BuilderTree): NodeId[] => findViolations(one, registry).map(({ id }) => id);
  const found = find(tree);
  if (found.length === 0) return found;
  const known = new Set(versions.flatMap(find));
  return found.filter((id) => !known.has(id));
}

/** Result of a merge. */
export interface MergedTree {
  readonly tree: BuilderTree;
  /** Values in `tree` that are only those of the preferred version. */
  readonly conflicts: readonly MergeConflict[];
  /** The version that `tree` and later ones of the others began with: theirs, and blocks that they removed while I worked in them. */
  readonly base: BuilderTree;
}

const NO_CHILDREN: readonly NodeId[] = [];

/** Returns the number of children that a prop tells, when it told that of both versions before; undefined otherwise. */
function countChildren(
  prop: string,
  children: readonly NodeId[],
  versions: readonly (BuilderNode | undefined)[],
): JsonObject | undefined {
  const tells = versions.every((node) => !node || node.props[prop] === node.nodes.length);
  return tells ? { [prop]: children.length } : undefined;
}

/**
 * Merges two versions of a document by block and property: what only one person changed, added, moved or removed is in the result.
 * Lists of items with ids are merged by item. Nodes that only the others changed are the same references as theirs.
 * @param prefer - the version that wins where both changed the same value, which is also a conflict
 */
export function mergeTrees(
  { base, mine: asked, theirs }: TreeVersions,
  registry: BlockRegistry,
  prefer: Preference = 'mine',
): MergedTree {
  if (isOther(base, theirs))
    return { tree: asked, conflicts: [{ id: ROOT_ID, path: ['nodes'] }], base };
  const mine = separateKeys(base, asked, theirs, registry);
  const conflicts: MergeConflict[] = [];
  const places = mergePlaces({ base, mine, theirs });
  const members = new Map<NodeId, Set<NodeId>>();
  for (const [id, parent] of places) {
    if (parent === undefined) continue;
    const children = members.get(parent) ?? new Set();
    members.set(parent, children.add(id));
  }

  const mergeNode = (id: NodeId, parent: NodeId | undefined): BuilderNode => {
    const [was, own, other] = [base[id], mine[id], theirs[id]];
    const children = members.get(id);
    if (own === was && other && parent === other.parent && hasOnly(children, other.nodes))
      return other;
    const nodes = children
      ? mergeOrder(was?.nodes ?? [], own?.nodes ?? [], other?.nodes ?? [], children)
      : NO_CHILDREN;
    const node = (other ?? own) as BuilderNode;
    const parts = registry.get(node.type.resolvedName)?.partsFollow;
    const mergeField = (field: 'props' | 'custom'): JsonObject => {
      if (!own || !other) return node[field];
      const versions = { base: was?.[field], mine: own[field], theirs: other[field] };
      const onConflict = (path: readonly string[]): void => {
        // Which tab is active, and how many there are, follows from the tabs.
        const [, name] = path;
        if (parts && path.length === 2 && (name === parts.active || name === parts.prop)) return;
        conflicts.push({ id, path });
      };
      return mergeValue(versions, [field], { prefer, onConflict }) as JsonObject;
    };
    const props = mergeField('props');
    const counted =
      parts && parts.key === undefined && typeof node.props[parts.prop] === 'number'
        ? countChildren(parts.prop, nodes, [own, other])
        : undefined;
    const hidden = own && other && own.hidden !== was?.hidden ? own.hidden : node.hidden;
    const merged: BuilderNode = {
      ...node,
      props:
        counted && counted[parts?.prop ?? ''] !== props[parts?.prop ?? '']
          ? { ...props, ...counted }
          : props,
      custom: mergeField('custom'),
      ...(parent !== undefined && { parent }),
      hidden,
      nodes,
    };
    return other && isSameNode(merged, other) ? other : merged;
  };

  const tree: Record<NodeId, BuilderNode> = {};
  for (const [id, parent] of places) tree[id] = mergeNode(id, parent);
  const broken = findBroken(tree, [asked, theirs], registry);
  return {
    tree,
    conflicts: [...conflicts, ...broken.map((id) => ({ id, path: ['nodes'] }))],
    base: withRestored(theirs, base, places.keys()),
  };
}

/** Returns their tree with the nodes that they removed, and that are in the merged tree nevertheless, as they were before. */
function withRestored(theirs: BuilderTree, base: BuilderTree, ids: Iterable<NodeId>): BuilderTree {
  const restored: Record<NodeId, BuilderNode> = {};
  for (const id of ids) {
    const before = base[id];
    if (before && !theirs[id]) restored[id] = before;
  }
  return Object.keys(restored).length === 0 ? theirs : { ...theirs, ...restored };
}

/** Returns true if a set has the given members and no others. */
function hasOnly(members: ReadonlySet<NodeId> | undefined, ids: readonly NodeId[]): boolean {
  return (members?.size ?? 0) === ids.length && ids.every((id) => members?.has(id));
}
