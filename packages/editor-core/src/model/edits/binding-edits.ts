import {
  ancestorIds,
  getBoundProps,
  getListQuery,
  isList,
  LIST_TYPES,
  type Result,
  readBindings,
} from '@org/content';
import type { JsonObject, NodeId, ShownItem } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** Returns the id of the collection whose items a block is repeated for; undefined outside of a list, and 0 for a list without a collection. */
export function findCollectionId(store: DocumentStore, id: NodeId): number | undefined {
  const above = [id, ...ancestorIds(store.tree, id)];
  if (!above.some((at) => store.node(at)?.type.resolvedName === LIST_TYPES.item)) return undefined;
  const list = above.map((at) => store.node(at)).find((node) => isList(node));
  return list && getListQuery(list.props).collectionId;
}

/** Returns true for a list of items, and for the blocks inside of it, which do not show the item of the page. */
const isInList = (store: DocumentStore, id: NodeId): boolean =>
  [id, ...ancestorIds(store.tree, id)].some((at) => isList(store.node(at)));

/** Returns the props of a block that show fields of the item of the page. */
export function getShownProps(
  store: DocumentStore,
  id: NodeId,
  { item, fields, locale }: ShownItem & { readonly locale: string },
): JsonObject {
  const node = store.node(id);
  if (!node || node.custom.bindings === undefined || isInList(store, id)) return {};
  const definition = store.registry.get(node.type.resolvedName);
  return getBoundProps(node, definition, { item, fields, shownIn: { locale } });
}

/** Returns true for a block with a text that shows a field of the item of the page, and is not edited in the canvas. */
export function showsItemText(store: DocumentStore, id: NodeId, shown: ShownItem): boolean {
  const props = getShownProps(store, id, { ...shown, locale: 'en' });
  const texts = store.registry.get(store.node(id)?.type.resolvedName ?? '')?.inlineText ?? [];
  return texts.some(({ prop }) => prop in props);
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
