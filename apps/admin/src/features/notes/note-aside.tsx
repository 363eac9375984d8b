import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { NOTE_FIELDS, type Note } from '@org/schema/entities';
import type { ReactElement } from 'react';

const { notes } = apiContract;

/** Renders tags and history beside a note's form. */
export function NoteAside({ record }: { readonly record: Note }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={notes}
        stale={[notes.list]}
        readOnly={!useCan('notes.can_update')}
      />
      <RecordTimeline route={notes.timeline} id={record.id} fields={NOTE_FIELDS} />
    </>
  );
}
