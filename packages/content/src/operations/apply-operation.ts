import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { refuseLeaving, refusePlacement } from '../blocks/content-rules.ts';
import { guardTree } from '../guard/guard-tree.ts';
import { extractFragment } from '../tree/clone-fragment.ts';
import { getPlace, subtreeIds } from '../tree/walk-tree.ts';
import { guardObject } from '../values/guard-value.ts';
import { failure, type Result } from '../values/result.ts';
import { type PropPath, setPath } from '../values/set-path.ts';
import type {
  InsertOperation,
  MoveOperation,
  Operation,
  RemoveOperation,
  SetCustomOperation,
  SetPropOperation,
} from './operations.ts';

/** Effect of an operation on a tree, and its inverse. */
export interface Change {
  /** New or changed nodes. */
  readonly set: Readonly<Record<NodeId, BuilderNode>>;
  /** Ids of removed nodes. */
  readonly removed: readonly NodeId[];
  readonly inverse: Operation;
}

type Planned = Result<Change>;

const gone = (): Planned => failure('conflict', 'This block no longer exists');

function insertAt(list: readonly NodeId[], index: number, id: NodeId): NodeId[] {
  const place = Math.max(0, Math.min(index, list.length));
  return [...list.slice(0, place), id, ...list.slice(place)];
}

function planInsert(
  tree: BuilderTree,
  registry: BlockRegistry,
  { parent, index, fragment }: InsertOperation,
  trusted: boolean,
): Planned {
  const target = tree[parent];
  if (!target) return gone();
  // A fragment may come from the clipboard or the server; that of an inverse was in the tree before.
  const guarded = trusted
    ? { ok: true as const, tree: fragment.nodes }
    : guardTree(fragment.nodes, registry, fragment.rootNodeId);
  if (!guarded.ok) return guarded;
  if (Object.keys(guarded.tree).some((id) => Object.hasOwn(tree, id)))
    return failure('content_invalid', 'A block with this id is on the page already');
  if (!trusted) {
    const refusal = refusePlacement(tree, registry, {
      parent,
      fragment: { rootNodeId: fragment.rootNodeId, nodes: guarded.tree },
    });
    if (refusal) return failure('content_invalid', refusal.message);
  }
  const top = guarded.tree[fragment.rootNodeId] as BuilderNode;
  return {
    ok: true,
    set: {
      ...guarded.tree,
      [fragment.rootNodeId]: { ...top, parent },
      [parent]: { ...target, nodes: insertAt(target.nodes, index, fragment.rootNodeId) },
    },
    removed: [],
    inverse: { type: 'remove', id: fragment.rootNodeId },
  };
}

function planRemove(
  tree: BuilderTree,
  registry: BlockRegistry,
  { id }: RemoveOperation,
  trusted: boolean,
): Planned {
  const place = getPlace(tree, id);
  if (!place) return gone();
  const refusal = trusted ? undefined : refuseLeaving(tree, registry, id);
  if (refusal) return failure('content_invalid', refusal.message);
  const parent = tree[place.parent] as BuilderNode;
  return {
    ok: true,
    set: { [place.parent]: { ...parent, nodes: parent.nodes.filter((child) => child !== id) } },
    removed: subtreeIds(tree, id),
    inverse: {
      type: 'insert',
      parent: place.parent,
      index: place.index,
      fragment: extractFragment(tree, id),
    },
  };
}

function planMove(
  tree: BuilderTree,
  registry: BlockRegistry,
  { id, parent, index }: MoveOperation,
  trusted: boolean,
): Planned {
  const place = getPlace(tree, id);
  const target = tree[parent];
  if (!place || !target) return gone();
  if (!trusted) {
    const leaving = place.parent === parent ? undefined : refuseLeaving(tree, registry, id);
    const refusal =
      leaving ??
      refusePlacement(tree, registry, { parent, moving: id, fragment: extractFragment(tree, id) });
    if (refusal) return failure('content_invalid', refusal.message);
  }
  const inverse: Operation = { type: 'move', id, parent: place.parent, index: place.index };
  const from = tree[place.parent] as BuilderNode;
  const without = from.nodes.filter((child) => child !== id);
  if (place.parent === parent)
    return {
      ok: true,
      set: { [parent]: { ...target, nodes: insertAt(without, index, id) } },
      removed: [],
      inverse,
    };
  return {
    ok: true,
    set: {
      [place.parent]: { ...from, nodes: without },
      [parent]: { ...target, nodes: insertAt(target.nodes, index, id) },
      [id]: { ...(tree[id] as BuilderNode), parent },
    },
    removed: [],
    inverse,
  };
}

function planValue(tree: BuilderTree, operation: SetPropOperation | SetCustomOperation): Planned {
  const { id, path, value } = operation;
  const node = tree[id];
  if (!node) return gone();
  const field = operation.type === 'setProp' ? 'props' : 'custom';
  const guarded = value === undefined ? { value: {} } : guardObject({ value }, path.join('.'));
  if ('problem' in guarded)
    return failure('key_refused', `This value is not allowed: ${guarded.problem.path}`);
  const result = setPath(node[field], path, guarded.value.value);
  if (!result) return failure('key_refused', `There is no setting called ${path.join('.')}`);
  return {
    ok: true,
    set: { [id]: { ...node, [field]: result.next } },
    removed: [],
    inverse: { type: operation.type, id, path: result.undo.path, value: result.undo.value },
  };
}

function planRename(tree: BuilderTree, id: NodeId, name: string): Planned {
  return planValue(tree, {
    type: 'setCustom',
    id,
    path: ['displayName'],
    value: name === '' ? undefined : name,
  });
}

/**
 * Computes the effect of an operation without applying it. `trusted` is for inverses that come from here: they lead back to a
 * valid tree.
 * @returns nodes to set and remove, and the inverse
 * @throws `content_invalid` with a reason for people when a rule refuses it; `conflict` when a node does not exist;
 * `key_refused`
 */
export function planOperation(
  tree: BuilderTree,
  operation: Operation,
  registry: BlockRegistry,
  { trusted = false }: { trusted?: boolean } = {},
): Planned {
  switch (operation.type) {
    case 'insert':
      return planInsert(tree, registry, operation, trusted);
    case 'remove':
      return planRemove(tree, registry, operation, trusted);
    case 'move':
      return planMove(tree, registry, operation, trusted);
    case 'setProp':
    case 'setCustom':
      return planValue(tree, operation);
    case 'setStyle':
      return planValue(tree, {
        type: 'setProp',
        id: operation.id,
        path: ['settings', operation.device, operation.group, operation.field] as PropPath,
        value: operation.value,
      });
    case 'rename':
      return planRename(tree, operation.id, operation.name);
    case 'hide': {
      const node = tree[operation.id];
      if (!node) return gone();
      return {
        ok: true,
        set: { [operation.id]: { ...node, hidden: operation.hidden } },
        removed: [],
        inverse: { ...operation, hidden: node.hidden },
      };
    }
  }
}

/** Returns a tree with a change applied. Identity: unchanged nodes are the same references; the given tree is not mutated. */
export function applyChange(
  tree: BuilderTree,
  change: Pick<Change, 'set' | 'removed'>,
): BuilderTree {
  const next = { ...tree, ...change.set };
  for (const id of change.removed) delete next[id];
  return next;
}

/**
 * Plans an operation and applies it.
 * @throws those of `planOperation`
 */
export function applyOperation(
  tree: BuilderTree,
  operation: Operation,
  registry: BlockRegistry,
  options: { trusted?: boolean } = {},
): Result<{ tree: BuilderTree; inverse: Operation }> {
  const change = planOperation(tree, operation, registry, options);
  return change.ok
    ? { ok: true, tree: applyChange(tree, change), inverse: change.inverse }
    : change;
}
