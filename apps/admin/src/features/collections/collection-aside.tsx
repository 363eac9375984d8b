import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COLLECTION_FIELDS, type Collection } from '@org/schema/entities';
import type { ReactElement } from 'react';

const { collections } = apiContract;

/** Renders tags and history beside the form of a collection. */
export function CollectionAside({ record }: { readonly record: Collection }): ReactElement {
  return (
    <>
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
