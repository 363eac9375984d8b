import { entityList, getPermissions, type ListScreen, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import {
  COLLECTION_ITEM_FIELDS,
  type Collection,
  type CollectionItem,
  collectionItemSchema,
} from '@org/schema/entities';
import { IconListDetails } from '@tabler/icons-react';
import { ItemAside } from './item-aside.tsx';
import { ItemFields } from './item-fields.tsx';
import {
  emptyItemForm,
  type ItemFormValues,
  itemResolver,
  itemToForm,
  toItemBody,
} from './item-form.ts';
import { ITEM_LABELS, itemText, TONES } from './messages.ts';

const { collectionItems, collections } = apiContract;

const getHref = ({ id }: Pick<Collection, 'id'>): string => `/admin/collections/${id}/items`;

/** Returns the configuration of the list of a collection's items. */
export function itemList(collection: Collection): ListScreen<CollectionItem> {
  const parts = entityList(collectionItems, {
    entity: 'collectionItems',
    noun: ['item', 'items'],
    record: 'collection_item',
    module: 'pages',
    href: getHref(collection),
    fields: COLLECTION_ITEM_FIELDS,
  });
  return {
    ...parts,
    calls: { ...parts.calls, scope: { collection_id: collection.id } },
    stale: [...(parts.stale ?? []), collections.list, collections.get],
    title: collection.name,
    icon: IconListDetails,
    columns: {
      title: {},
      slug: { width: '160px', phone: 'hidden' },
      position: { width: '104px', phone: 'hidden' },
      status: { width: '120px' },
      user: { width: '140px', phone: 'hidden' },
      tags: { width: '160px', optional: true },
      created_at: { width: '128px', phone: 'hidden' },
      updated_at: { width: '128px', phone: 'hidden' },
    },
    usual: {
      columns: ['title', 'position', 'status', 'tags', 'updated_at'],
      sort: [{ column: 'position', direction: 'ASC' }],
    },
    primary: 'title',
    label: (item) => item.title || itemText.untitled,
    importable: true,
    create: { label: itemText.new, href: `${getHref(collection)}/new` },
    tones: { status: TONES },
    quick: 'status',
    edits: { title: {}, position: {}, status: { bulk: true }, tags: {} },
    empty: { title: itemText.emptyTitle, text: itemText.emptyText },
  };
}

/** Returns the configuration of the screen of an item. */
export function itemScreen(collection: Collection): RecordScreen<CollectionItem, ItemFormValues> {
  return {
    entity: 'collection_item',
    name: 'collection_item',
    icon: IconListDetails,
    calls: {
      ...collectionItems,
      stale: [collectionItems.list, collectionItems.timeline, collections.list, collections.get],
    },
    permissions: getPermissions('pages'),
    list: { href: getHref(collection), label: collection.name },
    href: ({ id }) => `${getHref(collection)}/${id}`,
    schema: collectionItemSchema,
    fields: COLLECTION_ITEM_FIELDS,
    empty: () => emptyItemForm(collection),
    toValues: (item) => itemToForm(collection, item),
    toBody: (values, _zone, base) => ({
      ...toItemBody(collection, values),
      // The collection of an item never changes.
      ...(base === undefined && { collection_id: collection.id }),
    }),
    resolver: itemResolver(collection),
    labels: ITEM_LABELS,
    getTitle: ({ title }) => title,
    Fields: (props) => <ItemFields {...props} collection={collection} />,
    Aside: ItemAside,
    text: { ...itemText, noun: 'item', newTitle: itemText.new },
  };
}
