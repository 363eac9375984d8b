import {
  type BlockTemplate,
  createFragment,
  findWrapping,
  getPlace,
  type Operation,
  type Result,
} from '@org/content';
import type { JsonValue, NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';
import { type Place, placeFor } from './place-for.ts';

/** Wraps a block in others, from the outside in. */
function wrapped(types: readonly string[], inner: BlockTemplate): BlockTemplate {
  return types.reduceRight<BlockTemplate>((child, type) => ({ type, children: [child] }), inner);
}

/** Inserts a new block at a position, wrapped in a section and a column when needed, and selects it. */
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

/** Inserts new blocks beside the selection, wrapped in a section and a column when needed. */
export function insertTemplates(
  store: DocumentStore,
  templates: readonly BlockTemplate[],
  label: string,
): Result<object> {
  const [first] = templates;
  if (!first) return { ok: true };
  const { parent, index } = placeFor(store, createFragment(first, store.registry));
  const parentType = store.node(parent)?.type.resolvedName ?? '';
  const around = findWrapping(store.registry, parentType, first.type) ?? [];
  const outer = around.slice(0, -1);
  const last = around.at(-1);
  const made =
    last === undefined ? templates : [wrapped(outer, { type: last, children: templates })];
  const fragments = made.map((template) => createFragment(template, store.registry));
  return store.run(
    fragments.map(
      (fragment, at): Operation => ({ type: 'insert', parent, index: index + at, fragment }),
    ),
    { label, select: fragments.map(({ rootNodeId }) => rootNodeId) },
  );
}

/** Moves a block up or down by one position among its siblings. */
export function moveBy(store: DocumentStore, id: NodeId, step: -1 | 1): Result<object> {
  const from = getPlace(store.tree, id);
  const count = from ? (store.node(from.parent)?.nodes.length ?? 0) : 0;
  if (!from || from.index + step < 0 || from.index + step >= count)
    return {
      ok: false,
      code: 'content_invalid',
      message: step < 0 ? 'This is the first block here' : 'This is the last block here',
    };
  return store.run([{ type: 'move', id, parent: from.parent, index: from.index + step }], {
    label: `Move ${store.getName(id)}`,
    select: [id],
  });
}

/** Sets a prop of a block. Typing in one field is merged into one step. */
export function setProp(
  store: DocumentStore,
  id: NodeId,
  prop: string,
  value: JsonValue | undefined,
): Result<object> {
  return store.run([{ type: 'setProp', id, path: [prop], value }], {
    label: `Change ${store.getName(id)}`,
    group: `${id}.${prop}`,
  });
}

/** Sets the number of columns of a row or section; removed columns are deleted with their content. */
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
