import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COLLECTION_ITEM_FIELDS, type CollectionItem } from '@org/schema/entities';
import type { ReactElement } from 'react';

const { collectionItems } = apiContract;

/** Renders tags and history beside the form of an item. */
export function ItemAside({ record }: { readonly record: CollectionItem }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={collectionItems}
        stale={[collectionItems.list]}
        readOnly={!useCan('pages.can_update')}
      />
      <RecordTimeline
        route={collectionItems.timeline}
        id={record.id}
        fields={COLLECTION_ITEM_FIELDS}
      />
    </>
  );
}
