import {
  apiContract,
  FORM_SUBMISSION_FIELDS,
  type FormSubmission,
  formSubmissionSchema,
} from '@org/schema';
import { IconInbox } from '@tabler/icons-react';
import type { RecordScreen } from '../../app/record/record-screen.ts';
import { permissionsOf } from '../../app/session/permissions-of.ts';
import { FormSubmissionAside } from './form-submission-aside.tsx';
import { FormSubmissionFields } from './form-submission-fields.tsx';
import {
  emptyFormSubmissionForm,
  type FormSubmissionFormValues,
  formSubmissionResolver,
  formSubmissionToForm,
  toFormSubmissionBody,
} from './form-submission-form.ts';
import { LABELS, text } from './messages.ts';

const { formSubmissions } = apiContract;

/** The screen of one form submission. */
export const FORM_SUBMISSION_SCREEN: RecordScreen<FormSubmission, FormSubmissionFormValues> = {
  entity: 'form_submission',
  name: 'form_submission',
  icon: IconInbox,
  calls: { ...formSubmissions, stale: [formSubmissions.list, formSubmissions.timeline] },
  permissions: permissionsOf('submissions'),
  list: { href: '/admin/form-submissions', label: text.all },
  href: ({ id }) => `/admin/form-submissions/${id}`,
  schema: formSubmissionSchema,
  fields: FORM_SUBMISSION_FIELDS,
  empty: emptyFormSubmissionForm,
  toValues: formSubmissionToForm,
  toBody: toFormSubmissionBody,
  resolver: formSubmissionResolver,
  labels: LABELS,
  titleOf: (values) => values.subject,
  Fields: FormSubmissionFields,
  Aside: FormSubmissionAside,
  text: { ...text, noun: 'form submission', newTitle: text.new },
};
