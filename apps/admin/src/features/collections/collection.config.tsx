import { AppLink, getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COLLECTION_FIELDS, type Collection, collectionSchema } from '@org/schema/entities';
import { Button, Icon } from '@org/ui';
import { IconDatabase, IconListDetails } from '@tabler/icons-react';
import { CollectionAside } from './collection-aside.tsx';
import { CollectionFields } from './collection-fields.tsx';
import {
  type CollectionFormValues,
  collectionResolver,
  collectionToForm,
  emptyCollectionForm,
  toCollectionBody,
} from './collection-form.ts';
import { LABELS, text } from './messages.ts';

const { collections, collectionItems } = apiContract;

/** Configuration of the screen of a collection. */
export const COLLECTION_SCREEN: RecordScreen<Collection, CollectionFormValues> = {
  entity: 'collection',
  name: 'collection',
  icon: IconDatabase,
  calls: {
    ...collections,
    stale: [collections.list, collections.timeline, collectionItems.list],
  },
  permissions: getPermissions('pages'),
  list: { href: '/admin/collections', label: text.all },
  href: ({ id }) => `/admin/collections/${id}`,
  schema: collectionSchema,
  fields: COLLECTION_FIELDS,
  empty: emptyCollectionForm,
  toValues: collectionToForm,
  toBody: toCollectionBody,
  resolver: collectionResolver,
  labels: LABELS,
  getTitle: (values) => values.name,
  Fields: CollectionFields,
  Aside: CollectionAside,
  buttons: ({ id, item_count }) => (
    <Button
      component={AppLink}
      href={`/admin/collections/${id}/items`}
      leftSection={<Icon of={IconListDetails} />}
    >
      {`${text.items} (${item_count})`}
    </Button>
  ),
  text: { ...text, noun: 'collection', newTitle: text.new },
};
