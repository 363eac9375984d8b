import {
  type BlockTemplate,
  cloneFragment,
  createFragment,
  extractFragment,
  findWrapping,
  type Operation,
  placeOf,
  type Result,
} from '@org/content';
import type { JsonValue, NodeId, TreeFragment } from '@org/schema';
import type { DocumentStore } from './document-store.ts';

/** A place among the children of a block. */
export interface Place {
  readonly parent: NodeId;
  readonly index: number;
}

/** Puts a block around another one, from the outside in. */
function wrapped(types: readonly string[], inner: BlockTemplate): BlockTemplate {
  return types.reduceRight<BlockTemplate>((child, type) => ({ type, children: [child] }), inner);
}

/** Makes a new block at a place, with a section and a column around it where the place needs them, and selects it. */
export function insertBlock(
  store: DocumentStore,
  template: BlockTemplate,
  place: Place,
): Result<object> {
  const parentType = store.node(place.parent)?.type.resolvedName ?? '';
  const around = findWrapping(store.registry, parentType, template.type) ?? [];
  const fragment = createFragment(wrapped(around, template), store.registry);
  const target = around.reduce<NodeId>(
    (id) => fragment.nodes[id]?.nodes[0] ?? id,
    fragment.rootNodeId,
  );
  const label = store.registry.get(template.type)?.label ?? template.type;
  return store.run([{ type: 'insert', ...place, fragment }], {
    label: `Add ${label}`,
    select: [target],
  });
}

/** Inserts a copy of a fragment with fresh ids, and selects it. Source: CONTENT-012. */
export function insertFragment(
  store: DocumentStore,
  fragment: TreeFragment,
  place: Place,
  label: string,
): Result<object> {
  const copy = cloneFragment(fragment);
  return store.run([{ type: 'insert', ...place, fragment: copy }], {
    label,
    select: [copy.rootNodeId],
  });
}

/** Copies a block to the place directly after it, and selects the copy. Source: EDIT-033. */
export function duplicateBlock(store: DocumentStore, id: NodeId): Result<object> {
  const place = placeOf(store.tree, id);
  if (!place)
    return { ok: false, code: 'conflict', message: 'The page itself cannot be duplicated' };
  return insertFragment(
    store,
    extractFragment(store.tree, id),
    { parent: place.parent, index: place.index + 1 },
    `Duplicate ${store.nameOf(id)}`,
  );
}

/** Takes a block away; its neighbour or its parent is selected then, so that the keyboard has somewhere to go on. */
export function removeBlock(store: DocumentStore, id: NodeId): Result<object> {
  const place = placeOf(store.tree, id);
  const siblings = place ? (store.node(place.parent)?.nodes ?? []) : [];
  const next = place
    ? (siblings[place.index + 1] ?? siblings[place.index - 1] ?? place.parent)
    : id;
  return store.run([{ type: 'remove', id }], {
    label: `Remove ${store.nameOf(id)}`,
    select: [next],
  });
}

/** Moves a block to a place. `index` counts the children as they stand now, the block itself included. */
export function moveBlock(store: DocumentStore, id: NodeId, place: Place): Result<object> {
  const from = placeOf(store.tree, id);
  const index =
    from && from.parent === place.parent && from.index < place.index
      ? place.index - 1
      : place.index;
  if (from && from.parent === place.parent && from.index === index) return { ok: true };
  return store.run([{ type: 'move', id, parent: place.parent, index }], {
    label: `Move ${store.nameOf(id)}`,
    select: [id],
  });
}

/** Moves a block one place up or down among its siblings. */
export function moveBy(store: DocumentStore, id: NodeId, step: -1 | 1): Result<object> {
  const from = placeOf(store.tree, id);
  const count = from ? (store.node(from.parent)?.nodes.length ?? 0) : 0;
  if (!from || from.index + step < 0 || from.index + step >= count)
    return {
      ok: false,
      code: 'content_invalid',
      message: step < 0 ? 'This is the first block here' : 'This is the last block here',
    };
  return store.run([{ type: 'move', id, parent: from.parent, index: from.index + step }], {
    label: `Move ${store.nameOf(id)}`,
    select: [id],
  });
}

/** Sets one of a block's own props. Typing in one field joins into one step. */
export function setProp(
  store: DocumentStore,
  id: NodeId,
  prop: string,
  value: JsonValue | undefined,
): Result<object> {
  return store.run([{ type: 'setProp', id, path: [prop], value }], {
    label: `Change ${store.nameOf(id)}`,
    group: `${id}.${prop}`,
  });
}

/** Gives a row or section as many columns as asked; columns that go must be empty of nothing: they go with what they hold. Source: EDIT-019, EDIT-020. */
export function setColumns(store: DocumentStore, id: NodeId, count: number): Result<object> {
  const node = store.node(id);
  const columns = node?.nodes ?? [];
  if (!Number.isInteger(count) || count < 1 || count > 12)
    return { ok: false, code: 'validation_failed', message: 'Choose 1 to 12 columns' };
  const operations: Operation[] = [];
  for (let index = columns.length; index < count; index++)
    operations.push({
      type: 'insert',
      parent: id,
      index,
      fragment: createFragment({ type: 'Column' }, store.registry),
    });
  for (const column of columns.slice(count)) operations.push({ type: 'remove', id: column });
  if (Object.hasOwn(node?.props ?? {}, 'columns'))
    operations.push({ type: 'setProp', id, path: ['columns'], value: count });
  return store.run(operations, { label: `${count} ${count === 1 ? 'column' : 'columns'}` });
}
