import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { FORM_SUBMISSION_SCREEN } from './form-submission.declaration.tsx';
import { FORM_SUBMISSION_LIST } from './form-submission-list.declaration.tsx';

/** All form submissions of the tenant. */
export function FormSubmissionsRoute(): ReactElement {
  return <EntityList screen={FORM_SUBMISSION_LIST} />;
}

/** The form of a form submission that does not exist yet. */
export function NewFormSubmissionRoute(): ReactElement {
  return <NewRecordRoute screen={FORM_SUBMISSION_SCREEN} />;
}

/** One form submission. */
export function FormSubmissionRoute(): ReactElement {
  return <RecordRoute screen={FORM_SUBMISSION_SCREEN} />;
}
