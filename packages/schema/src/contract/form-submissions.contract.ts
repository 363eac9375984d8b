import { boolean, object, string } from 'yup';
import {
  FORM_SUBMISSION_FIELDS,
  formBookingsSchema,
  formReplySchema,
  formSubmissionBulkSchema,
  formSubmissionCreateSchema,
  formSubmissionSchema,
  formSubmissionUpdateSchema,
} from '../entities/crm/form-submission.schema.ts';
import { idField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/form-submissions/';

/** Endpoints of form submissions. */
export const formSubmissionsContract = {
  ...entityContract({
    name: 'form_submission',
    plural: 'formSubmissions',
    words: ['form submission', 'form submissions'],
    path: PATH,
    module: 'submissions',
    record: formSubmissionSchema,
    create: formSubmissionCreateSchema,
    update: formSubmissionUpdateSchema,
    bulk: formSubmissionBulkSchema,
    fields: FORM_SUBMISSION_FIELDS,
    filters: { customer_id: idField() },
  }),
  reply: defineRoute({
    id: 'formSubmissions.reply',
    method: 'POST',
    path: `${PATH}{id}/reply/`,
    summary: 'Reply to a form submission by email',
    access: { audience: 'staff', permission: 'submissions.can_update' },
    idempotent: true,
    params: idParams,
    body: formReplySchema,
    bodyLimit: SMALL_BODY,
    response: object({
      form_submission: formSubmissionSchema.required(),
      message: string().required(),
    }),
    errors: ['not_found', 'validation_failed', 'rate_limited'],
  }),
  notify: defineRoute({
    id: 'formSubmissions.notify',
    method: 'POST',
    path: `${PATH}{id}/notify/`,
    summary:
      'Notify the form’s recipients of a submission received before a mail server was set up',
    access: { audience: 'staff', permission: 'submissions.can_update' },
    params: idParams,
    response: object({
      form_submission: formSubmissionSchema.required(),
      message: string().required(),
    }),
    errors: ['not_found', 'not_now'],
  }),
  file: defineRoute({
    id: 'formSubmissions.file',
    method: 'GET',
    path: `${PATH}{id}/files/{file}/`,
    summary: 'Download a file of a form submission, numbered from 1',
    access: { audience: 'staff', permission: 'submissions.can_view' },
    params: idParams.shape({ file: idField().required() }),
    stream: true,
    response: object({}),
    errors: ['not_found'],
  }),
  bookings: defineRoute({
    id: 'formSubmissions.bookings',
    method: 'GET',
    path: `${PATH}bookings/`,
    summary: 'Get whether forms took bookings, and the coming times with more bookings than places',
    access: { audience: 'staff', permission: 'submissions.can_view' },
    response: formBookingsSchema,
  }),
  mail: defineRoute({
    id: 'formSubmissions.mail',
    method: 'GET',
    path: `${PATH}mail/`,
    summary: 'Get whether a mail server is set up to notify the recipients of forms',
    access: { audience: 'staff', permission: 'pages.can_view' },
    response: object({ provider: boolean().required() }),
  }),
};
