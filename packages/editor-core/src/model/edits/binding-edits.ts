import {
  ancestorIds,
  getListQuery,
  isList,
  LIST_TYPES,
  type Result,
  readBindings,
} from '@org/content';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** Returns the id of the collection whose items a block is repeated for; undefined outside of a list, and 0 for a list without a collection. */
export function findCollectionId(store: DocumentStore, id: NodeId): number | undefined {
  const above = ancestorIds(store.tree, id);
  if (!above.some((at) => store.node(at)?.type.resolvedName === LIST_TYPES.item)) return undefined;
  const list = above.map((at) => store.node(at)).find((node) => isList(node));
  return list && getListQuery(list.props).collectionId;
}

/** Shows a field of the item in a prop of a block; '' shows the value of the block itself. */
export function setBinding(
  store: DocumentStore,
  id: NodeId,
  prop: string,
  key: string,
): Result<object> {
  const node = store.node(id);
  const definition = store.registry.get(node?.type.resolvedName ?? '');
  const { [prop]: _before, ...others } = node ? readBindings(node, definition) : {};
  return store.run(
    [
      {
        type: 'setCustom',
        id,
        path: ['bindings'],
        value: key === '' ? others : { ...others, [prop]: key },
      },
    ],
    { label: `Change ${store.getName(id)}` },
  );
}
