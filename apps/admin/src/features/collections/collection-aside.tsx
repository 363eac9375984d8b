import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COLLECTION_FIELDS, type Collection } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { ItemPagePanel } from './item-page-panel.tsx';

const { collections } = apiContract;

/** Renders the item page, tags and history beside the form of a collection. */
export function CollectionAside({ record }: { readonly record: Collection }): ReactElement {
  return (
    <>
      <ItemPagePanel collection={record} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={collections}
        stale={[collections.list]}
        readOnly={!useCan('pages.can_update')}
      />
      <RecordTimeline route={collections.timeline} id={record.id} fields={COLLECTION_FIELDS} />
    </>
  );
}
