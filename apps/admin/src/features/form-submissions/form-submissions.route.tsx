import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { FORM_SUBMISSION_LIST } from './form-submission-list.declaration.tsx';
import { SubmissionScreen } from './submission.screen.tsx';
import './form-submissions.css';

/** All form submissions of the tenant. Source: SHELL-015, FORM-032. */
export function FormSubmissionsRoute(): ReactElement {
  return <EntityList screen={FORM_SUBMISSION_LIST} />;
}

/** One form submission. */
export function FormSubmissionRoute(): ReactElement {
  return <SubmissionScreen />;
}
