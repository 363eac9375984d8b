import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COLLECTION_FIELDS, type Collection } from '@org/schema/entities';
import { IconDatabase } from '@tabler/icons-react';
import { text } from './messages.ts';

const { collections } = apiContract;

/** Configuration of the list of collections. */
export const COLLECTION_LIST: ListScreen<Collection> = {
  ...entityList(collections, {
    entity: 'collections',
    noun: ['collection', 'collections'],
    module: 'pages',
    href: '/admin/collections',
    fields: COLLECTION_FIELDS,
  }),
  title: text.many,
  icon: IconDatabase,
  href: ({ id }) => `/admin/collections/${id}/items`,
  columns: {
    name: {},
    slug: { width: '160px', phone: 'hidden' },
    description: { width: '240px', phone: 'hidden' },
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['name', 'description', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'name',
  label: (collection) => collection.name || text.untitled,
  create: { label: text.new, href: '/admin/collections/new' },
  edits: { name: {}, tags: {} },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
