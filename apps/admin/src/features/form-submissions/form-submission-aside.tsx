import { apiContract, FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema';
import type { ReactElement } from 'react';
import { RecordTags } from '../../app/record/record-tags.tsx';
import { RecordTimeline } from '../../app/record/record-timeline.tsx';
import { useCan } from '../../app/session/use-me.ts';

const { formSubmissions } = apiContract;

/** What stands beside the form of a form submission: tags and history. */
export function FormSubmissionAside({ record }: { readonly record: FormSubmission }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={formSubmissions}
        stale={[formSubmissions.list]}
        readOnly={!useCan('submissions.can_update')}
      />
      <RecordTimeline
        route={formSubmissions.timeline}
        id={record.id}
        fields={FORM_SUBMISSION_FIELDS}
      />
    </>
  );
}
