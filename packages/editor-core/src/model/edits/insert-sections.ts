import { type BlockTemplate, createFragment, type Operation, type Result } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** Returns the block below the root that contains a block. */
function getTopBlock(store: DocumentStore, id: NodeId): NodeId | undefined {
  let top: NodeId | undefined = id;
  while (top !== undefined && store.node(top)?.parent !== ROOT_ID) top = store.node(top)?.parent;
  return top;
}

/** Returns true for a section that contains nothing but empty columns. */
function isEmptySection(store: DocumentStore, id: NodeId): boolean {
  const node = store.node(id);
  return (
    node?.type.resolvedName === 'Section' &&
    node.nodes.every((child) => (store.node(child)?.nodes.length ?? 0) === 0)
  );
}

/** Returns true for a page without content: nothing, or an empty section. */
export function isEmptyPage(store: DocumentStore): boolean {
  return (store.node(ROOT_ID)?.nodes ?? []).every((id) => isEmptySection(store, id));
}

/**
 * Inserts sections as one step: after the section of the selection, or at the end of the page. An empty section in that place is
 * replaced. The first new section is selected.
 * @throws those of an insert operation
 */
export function insertSections(
  store: DocumentStore,
  templates: readonly BlockTemplate[],
  label: string,
): Result<object> {
  const tops = store.node(ROOT_ID)?.nodes ?? [];
  const selected = store.selected().at(-1);
  const within =
    selected === undefined || selected === ROOT_ID ? tops.at(-1) : getTopBlock(store, selected);
  const at = within === undefined ? -1 : tops.indexOf(within);
  const empty = within !== undefined && isEmptySection(store, within) ? within : undefined;
  const index = at < 0 ? tops.length : at + (empty === undefined ? 1 : 0);
  const fragments = templates.map((template) => createFragment(template, store.registry));
  const operations = [
    ...(empty === undefined ? [] : [{ type: 'remove', id: empty } satisfies Operation]),
    ...fragments.map(
      (fragment, offset): Operation => ({
        type: 'insert',
        parent: ROOT_ID,
        index: index + offset,
        fragment,
      }),
    ),
  ];
  return store.run(operations, {
    label,
    select: fragments.slice(0, 1).map(({ rootNodeId }) => rootNodeId),
  });
}
