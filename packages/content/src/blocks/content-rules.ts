import { CONTENT_LIMITS, ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import { ancestorIds, isWithin, walkTree } from '../tree/walk-tree.ts';
import type { BlockDefinition, BlockRegistry } from './block-definition.ts';

/** The reason why a block is not allowed at a position, for the user. */
export interface Refusal {
  readonly reason:
    | 'canvas'
    | 'children'
    | 'parents'
    | 'inside'
    | 'max'
    | 'min'
    | 'itself'
    | 'unknown'
    | 'size';
  readonly message: string;
}

/** Target of a block. */
export interface Placement {
  readonly parent: NodeId;
  /** The placed content: a new fragment, or a node of the tree that moves. */
  readonly fragment: TreeFragment;
  readonly moving?: NodeId | undefined;
}

const list = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;

/** Returns the current name of a type for any alias. */
function currentType(registry: BlockRegistry, name: string): string {
  return registry.get(name)?.type ?? name;
}

function getLabels(registry: BlockRegistry, types: readonly string[]): string {
  return list(types.flatMap((type) => registry.get(type)?.label ?? []));
}

/**
 * Checks whether a block may be a direct child of another. Takes registry, types of parent and child.
 * @returns undefined, or the reason
 */
export function refuseChild(
  registry: BlockRegistry,
  parentType: string,
  childType: string,
): Refusal | undefined {
  const parent = registry.get(parentType);
  const child = registry.get(childType);
  if (!parent)
    return {
      reason: 'unknown',
      message: `Nothing can be added to ${parentType}: this block type is not installed`,
    };
  if (!parent.canvas)
    return { reason: 'canvas', message: `${parent.label} cannot hold other blocks` };
  const name = child?.label ?? childType;
  if (parent.rules.children && !parent.rules.children.includes(child?.type ?? childType)) {
    // A part of another block has one allowed parent: naming it is more helpful than what this parent accepts.
    if (child?.partOf !== undefined && child.rules.parents)
      return {
        reason: 'parents',
        message: `${name} goes only into ${getLabels(registry, child.rules.parents)}`,
      };
    const only = getLabels(registry, parent.rules.children);
    return {
      reason: 'children',
      message: only
        ? `${parent.label} holds only ${only}`
        : `${parent.label} cannot hold other blocks`,
    };
  }
  if (child?.rules.parents && !child.rules.parents.includes(parent.type)) {
    const only = getLabels(registry, child.rules.parents);
    return {
      reason: 'parents',
      message: only ? `${name} goes only into ${only}` : `${name} cannot be placed here`,
    };
  }
  return undefined;
}

function refuseInside(
  registry: BlockRegistry,
  above: ReadonlySet<string>,
  definition: BlockDefinition | undefined,
): Refusal | undefined {
  const barred = definition?.rules.notInside?.find((type) => above.has(type));
  return definition && barred !== undefined
    ? {
        reason: 'inside',
        message: `${definition.label} cannot be inside ${registry.get(barred)?.label ?? barred}`,
      }
    : undefined;
}

/**
 * Checks whether a block with its descendants may be placed in a parent, for drag, paste, insert, templates and keyboard.
 * @returns undefined, or the reason
 */
export function refusePlacement(
  tree: BuilderTree,
  registry: BlockRegistry,
  placement: Placement,
): Refusal | undefined {
  const { parent, fragment, moving } = placement;
  const target = tree[parent];
  const top = fragment.nodes[fragment.rootNodeId];
  if (!target || !top) return { reason: 'unknown', message: 'This position no longer exists' };
  if (moving === ROOT_ID || (moving !== undefined && isWithin(tree, parent, moving)))
    return { reason: 'itself', message: 'A block cannot go into itself' };
  const child = refuseChild(registry, target.type.resolvedName, top.type.resolvedName);
  if (child) return child;
  const staying = moving !== undefined && tree[moving]?.parent === parent;
  const parentDefinition = registry.get(target.type.resolvedName);
  if (
    parentDefinition?.rules.max !== undefined &&
    !staying &&
    target.nodes.length >= parentDefinition.rules.max
  )
    return {
      reason: 'max',
      message: `${parentDefinition.label} holds at most ${parentDefinition.rules.max}`,
    };
  const line = [parent, ...ancestorIds(tree, parent)];
  const above = new Set(line.map((id) => currentType(registry, tree[id]?.type.resolvedName ?? '')));
  let count = 0;
  let deepest = 0;
  for (const visit of walkTree(fragment.nodes, fragment.rootNodeId)) {
    count += 1;
    deepest = Math.max(deepest, visit.depth);
    const inside = refuseInside(registry, above, registry.get(visit.node.type.resolvedName));
    if (inside) return inside;
  }
  const size = moving === undefined ? Object.keys(tree).length + count : 0;
  if (size > CONTENT_LIMITS.nodes)
    return { reason: 'size', message: `A page holds at most ${CONTENT_LIMITS.nodes} blocks` };
  if (line.length + deepest > CONTENT_LIMITS.depth)
    return { reason: 'size', message: `Blocks can be nested ${CONTENT_LIMITS.depth} levels deep` };
  return undefined;
}

/**
 * Returns the blocks to wrap around a new one whose parent does not accept it directly, such as a section and a column around
 * an image on the page. A part of a block needs an existing parent.
 * @returns types from the outside in, `[]` when none are needed, or undefined when none help
 */
export function findWrapping(
  registry: BlockRegistry,
  parentType: string,
  childType: string,
): string[] | undefined {
  if (!refuseChild(registry, parentType, childType)) return [];
  if (registry.get(childType)?.partOf !== undefined) return undefined;
  const starting = registry
    .all()
    .filter((block) => block.canvas && !refuseChild(registry, parentType, block.type));
  for (const outer of starting)
    if (!refuseChild(registry, outer.type, childType)) return [outer.type];
  for (const outer of starting)
    for (const inner of registry.all())
      if (
        inner.canvas &&
        !refuseChild(registry, outer.type, inner.type) &&
        !refuseChild(registry, inner.type, childType)
      )
        return [outer.type, inner.type];
  return undefined;
}

/**
 * Checks whether a block may leave its parent.
 * @returns undefined, or the reason
 */
export function refuseLeaving(
  tree: BuilderTree,
  registry: BlockRegistry,
  id: NodeId,
): Refusal | undefined {
  const parentId = tree[id]?.parent;
  const parent = parentId === undefined ? undefined : tree[parentId];
  if (!parent) return { reason: 'itself', message: 'The page itself cannot be moved or removed' };
  const definition = registry.get(parent.type.resolvedName);
  const min = definition?.rules.min ?? 0;
  return parent.nodes.length <= min
    ? { reason: 'min', message: `${definition?.label ?? 'The parent'} needs at least ${min}` }
    : undefined;
}

/** A violation of the rules in a tree. */
export interface Violation extends Refusal {
  readonly id: NodeId;
}

/** Returns every violation of the rules in a tree, or below another root; unknown blocks are ignored. */
export function findViolations(
  tree: BuilderTree,
  registry: BlockRegistry,
  rootId: NodeId = ROOT_ID,
): Violation[] {
  const violations: Violation[] = [];
  for (const { id, node } of walkTree(tree, rootId)) {
    const definition = registry.get(node.type.resolvedName);
    if (!definition || node.parent === undefined) continue;
    const parent = tree[node.parent];
    if (!parent || !registry.get(parent.type.resolvedName)) continue;
    const above = new Set(
      ancestorIds(tree, id).map((up) => currentType(registry, tree[up]?.type.resolvedName ?? '')),
    );
    const refusal =
      refuseChild(registry, parent.type.resolvedName, node.type.resolvedName) ??
      refuseInside(registry, above, definition);
    if (refusal) violations.push({ id, ...refusal });
    const { min = 0, max = Number.POSITIVE_INFINITY } = definition.rules;
    if (node.nodes.length > max)
      violations.push({ id, reason: 'max', message: `${definition.label} holds at most ${max}` });
    if (node.nodes.length < min)
      violations.push({ id, reason: 'min', message: `${definition.label} needs at least ${min}` });
  }
  return violations;
}
