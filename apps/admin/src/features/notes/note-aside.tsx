import { apiContract, NOTE_FIELDS, type Note } from '@org/schema';
import type { ReactElement } from 'react';
import { RecordTags } from '../../app/record/record-tags.tsx';
import { RecordTimeline } from '../../app/record/record-timeline.tsx';
import { useCan } from '../../app/session/use-me.ts';

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
