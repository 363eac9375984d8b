import {
  type BlockTemplate,
  cloneFragment,
  createFragment,
  extractFragment,
  findWrapping,
  getPlace,
  isWithin,
  type Operation,
  type Result,
  refuseLeaving,
  refusePlacement,
  subtreeIds,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId, TreeFragment } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';
import { refuseShown } from '../document/refuse-shown.ts';
import type { Place } from './place-for.ts';

/** Type of the block that wraps others. */
const WRAPPING = 'Container';

const NONE: Result<object> = { ok: false, code: 'conflict', message: 'Nothing is selected' };

/** Returns ids in document order, without descendants of other ids and without the root. */
export function topmost(store: DocumentStore, ids: readonly NodeId[]): NodeId[] {
  const wanted = new Set(ids.filter((id) => id !== ROOT_ID && store.node(id)));
  const outer = [...wanted].filter(
    (id) => ![...wanted].some((other) => other !== id && isWithin(store.tree, id, other)),
  );
  if (outer.length < 2) return outer;
  const place = new Map(subtreeIds(store.tree).map((id, at) => [id, at]));
  return outer.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** Returns the name of a single block, or the number of blocks, for messages. */
export function joinNames(store: DocumentStore, ids: readonly NodeId[]): string {
  return ids.length === 1 ? store.getName(ids[0] ?? '') : `${ids.length} blocks`;
}

/** Returns the reason why blocks cannot be removed, or ''. A parent with a required number of children keeps them. */
export function refuseRemoval(store: DocumentStore, wanted: readonly NodeId[]): string {
  const ids = topmost(store, wanted);
  const parents = new Set(ids.map((id) => store.node(id)?.parent ?? ''));
  for (const parentId of parents) {
    const parent = store.node(parentId);
    const children = ids.filter((id) => store.node(id)?.parent === parentId);
    const { rules, label = 'Parent block' } =
      store.registry.get(parent?.type.resolvedName ?? '') ?? {};
    const min = rules?.min ?? 0;
    if (!parent || parent.nodes.length - children.length >= min) continue;
    const child = store.node(children[0] ?? '')?.type.resolvedName ?? '';
    const childName = (store.registry.get(child)?.label ?? 'block').toLowerCase();
    return `${label} needs at least ${min} ${childName}${min === 1 ? '' : 's'}. Remove the whole ${label.toLowerCase()} instead.`;
  }
  return '';
}

/** Removes blocks and selects a sibling of the first, so that keyboard users keep their position. */
export function removeBlocks(store: DocumentStore, wanted: readonly NodeId[]): Result<object> {
  const ids = topmost(store, wanted);
  const place = ids[0] === undefined ? undefined : getPlace(store.tree, ids[0]);
  if (!place) return NONE;
  const gone = new Set(ids);
  const siblings = store.node(place.parent)?.nodes ?? [];
  const next =
    siblings.slice(place.index).find((id) => !gone.has(id)) ??
    siblings.slice(0, place.index).findLast((id) => !gone.has(id)) ??
    place.parent;
  return store.run(
    ids.map((id): Operation => ({ type: 'remove', id })),
    { label: `Remove ${joinNames(store, ids)}`, select: [next] },
  );
}

/**
 * Inserts copies of fragments with fresh ids in sequence, wrapped in a section and a column when the position needs them, and
 * selects them.
 */
export function insertFragments(
  store: DocumentStore,
  fragments: readonly TreeFragment[],
  place: Place,
  label: string,
): Result<object> {
  const copies = fragments.map((fragment) => cloneFragment(fragment));
  const around = wrappingFor(store, place.parent, copies);
  const target = around ? { parent: around.inner, index: 0 } : place;
  const inserts = copies.map(
    (fragment, at): Operation => ({
      type: 'insert',
      parent: target.parent,
      index: target.index + at,
      fragment,
    }),
  );
  return store.run(
    around ? [{ type: 'insert', ...place, fragment: around.fragment }, ...inserts] : inserts,
    { label, select: copies.map(({ rootNodeId }) => rootNodeId) },
  );
}

/**
 * Creates empty blocks around fragments that a position does not accept directly.
 * @returns the blocks and the innermost of them, or undefined
 */
function wrappingFor(
  store: DocumentStore,
  parent: NodeId,
  [first]: readonly TreeFragment[],
): { fragment: TreeFragment; inner: NodeId } | undefined {
  const type = first?.nodes[first.rootNodeId]?.type.resolvedName ?? '';
  const parentType = store.node(parent)?.type.resolvedName ?? '';
  const types = findWrapping(store.registry, parentType, type) ?? [];
  const template = types.reduceRight<BlockTemplate | undefined>(
    (child, outer) => ({ type: outer, children: child ? [child] : [] }),
    undefined,
  );
  if (!template) return undefined;
  const fragment = createFragment(template, store.registry);
  let inner = fragment.rootNodeId;
  for (let next = inner; next; next = fragment.nodes[next]?.nodes[0] ?? '') inner = next;
  return { fragment, inner };
}

/** Duplicates blocks, each directly after the original, and selects the copies. */
export function duplicateBlocks(store: DocumentStore, wanted: readonly NodeId[]): Result<object> {
  const ids = topmost(store, wanted);
  if (ids.length === 0)
    return { ok: false, code: 'conflict', message: 'The page itself cannot be duplicated' };
  const copies: NodeId[] = [];
  // Starts with the last block, so that positions of earlier ones remain valid.
  const operations = ids.toReversed().flatMap((id): Operation[] => {
    const place = getPlace(store.tree, id);
    if (!place) return [];
    const fragment = cloneFragment(extractFragment(store.tree, id));
    copies.unshift(fragment.rootNodeId);
    return [{ type: 'insert', parent: place.parent, index: place.index + 1, fragment }];
  });
  return store.run(operations, {
    label: `Duplicate ${joinNames(store, ids)}`,
    select: copies,
  });
}

/** Returns the operations that move blocks to a position in sequence. `index` counts the current children. */
function movesTo(store: DocumentStore, ids: readonly NodeId[], { parent, index }: Place) {
  const children = [...(store.node(parent)?.nodes ?? [])];
  const before = children.slice(index).find((id) => !ids.includes(id));
  return ids.map((id): Operation => {
    const from = children.indexOf(id);
    if (from >= 0) children.splice(from, 1);
    const at = before === undefined ? children.length : children.indexOf(before);
    children.splice(at, 0, id);
    return { type: 'move', id, parent, index: at };
  });
}

/** Returns true when blocks are already at the position, in sequence. */
function stay(store: DocumentStore, ids: readonly NodeId[], { parent, index }: Place): boolean {
  const children = store.node(parent)?.nodes ?? [];
  const first = children.indexOf(ids[0] ?? '');
  return (
    first >= 0 &&
    index >= first &&
    index <= first + ids.length &&
    ids.every((id, at) => children[first + at] === id)
  );
}

/** Returns the reason why blocks cannot be moved into another one, or ''. */
export function refuseMove(store: DocumentStore, ids: readonly NodeId[], parent: NodeId): string {
  for (const moving of ids) {
    const node = store.node(moving);
    if (!node) return 'This block is no longer there';
    if (node.parent !== parent) {
      const leaving = refuseLeaving(store.tree, store.registry, moving);
      if (leaving) return leaving.message;
    }
    const fragment = extractFragment(store.tree, moving);
    const refusal =
      refusePlacement(store.tree, store.registry, { parent, fragment, moving }) ??
      refuseShown(store, parent, fragment, moving);
    if (refusal) return refusal.message;
  }
  return '';
}

/** Moves blocks to a position, in document order. `index` counts the current children, including the moved blocks. */
export function moveBlocks(
  store: DocumentStore,
  wanted: readonly NodeId[],
  place: Place,
): Result<object> {
  const ids = topmost(store, wanted);
  if (ids.length === 0) return NONE;
  if (stay(store, ids, place)) {
    store.select(ids);
    return { ok: true };
  }
  return store.run(movesTo(store, ids, place), {
    label: `Move ${joinNames(store, ids)}`,
    select: ids,
  });
}

/** Wraps blocks in a container at the position of the first, and selects it. */
export function wrapBlocks(store: DocumentStore, wanted: readonly NodeId[]): Result<object> {
  const ids = topmost(store, wanted);
  const place = ids[0] === undefined ? undefined : getPlace(store.tree, ids[0]);
  if (!place) return NONE;
  const fragment = createFragment({ type: WRAPPING, children: [] }, store.registry);
  const parent = fragment.rootNodeId;
  return store.run(
    [
      { type: 'insert', ...place, fragment },
      ...ids.map((id, index): Operation => ({ type: 'move', id, parent, index })),
    ],
    { label: `Wrap ${joinNames(store, ids)}`, select: [parent] },
  );
}

/** Removes a block but keeps its children in its position, selected. */
export function unwrapBlock(store: DocumentStore, id: NodeId): Result<object> {
  const place = getPlace(store.tree, id);
  const children = store.node(id)?.nodes ?? [];
  if (!place) return NONE;
  if (children.length === 0)
    return { ok: false, code: 'conflict', message: `${store.getName(id)} is empty` };
  return store.run(
    [
      ...children.map(
        (child, at): Operation => ({
          type: 'move',
          id: child,
          parent: place.parent,
          index: place.index + at,
        }),
      ),
      { type: 'remove', id },
    ],
    { label: `Unwrap ${store.getName(id)}`, select: [...children] },
  );
}
