import { mixed, object, string } from 'yup';
import {
  documentAcceptSchema,
  documentCommentSchema,
  documentDeclineSchema,
  documentFormSchema,
  publicDocumentSchema,
} from '../entities/billing/public-document.schema.ts';
import { idField } from '../fields/fields.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/documents/{slug}/';

const response = object({ document: publicDocumentSchema.required() });

/** A call of the customer who has the link of a document. */
const shared = {
  access: { audience: 'public' },
  isSensitive: true,
  params: object({
    /** Secret id of the document. */
    slug: string()
      .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .required(),
  }).noUnknown(),
} as const;

/** An answer of the customer. */
const answer = {
  ...shared,
  method: 'POST',
  bodyLimit: SMALL_BODY,
  response,
  errors: ['not_found', 'not_now', 'rate_limited', 'validation_failed'],
} as const;

/** Endpoints of issued quotes and invoices for their customers. */
export const documentsContract = {
  get: defineRoute({
    ...shared,
    id: 'documents.get',
    method: 'GET',
    path: PATH,
    summary: 'Read an issued quote or invoice by its secret id',
    response,
    errors: ['not_found', 'rate_limited'],
  }),
  pdf: defineRoute({
    ...shared,
    id: 'documents.pdf',
    method: 'GET',
    path: `${PATH}pdf/`,
    summary: 'Download an issued quote or invoice (PDF)',
    stream: true,
    response: object({}),
    errors: ['not_found', 'rate_limited'],
  }),
  file: defineRoute({
    ...shared,
    id: 'documents.file',
    method: 'GET',
    path: `${PATH}files/{fileId}/`,
    summary: 'Download a file that is shared with the customer of an issued quote or invoice',
    params: shared.params.shape({ fileId: idField().required() }),
    stream: true,
    response: object({}),
    errors: ['not_found', 'rate_limited'],
  }),
  accept: defineRoute({
    ...answer,
    id: 'documents.accept',
    path: `${PATH}accept/`,
    summary: 'Accept a quote with a name',
    body: documentAcceptSchema,
  }),
  decline: defineRoute({
    ...answer,
    id: 'documents.decline',
    path: `${PATH}decline/`,
    summary: 'Decline a quote with a reason',
    body: documentDeclineSchema,
  }),
  comment: defineRoute({
    ...answer,
    id: 'documents.comment',
    path: `${PATH}comment/`,
    summary: 'Comment on a quote or invoice',
    body: documentCommentSchema,
  }),
  pay: defineRoute({
    ...shared,
    id: 'documents.pay',
    method: 'GET',
    path: `${PATH}pay/`,
    summary: 'Redirect the customer to the card payment page of a deposit or an invoice',
    query: object({
      part: mixed<'deposit' | 'balance'>().oneOf(['deposit', 'balance']).default('balance'),
    }).noUnknown(),
    response: object({ url: string().required() }),
    errors: ['not_found', 'not_now', 'rate_limited', 'unavailable'],
  }),
  form: defineRoute({
    ...answer,
    id: 'documents.form',
    path: `${PATH}form/`,
    summary: 'Answer with an HTML form',
    encoding: 'form',
    body: documentFormSchema,
  }),
};
