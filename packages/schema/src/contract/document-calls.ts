import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import type { Permission } from '../access/roles.ts';
import {
  documentEventSchema,
  documentMailBodySchema,
  documentMailSchema,
  documentSendSchema,
} from '../entities/billing/document.schema.ts';
import { documentCommentSchema } from '../entities/billing/public-document.schema.ts';
import { versionField } from '../fields/fields.ts';
import { idParams } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { fileCalls, fileParams, filesResponse } from './work-parts.contract.ts';

/** Maximum size of the body of a document, bytes: 500 lines with descriptions. */
export const DOCUMENT_BODY = 4 * 1024 * 1024;

/** Documents as their endpoints differ. */
interface DocumentShape<Record extends Schema> {
  /** Its endpoints are named `{plural}.verb`. */
  readonly plural: 'quotes' | 'invoices';
  readonly one: string;
  readonly path: '/api/v1/admin/quotes/' | '/api/v1/admin/invoices/';
  /** Response with the document and a message. */
  readonly saved: Record;
}

/** Returns the access rule of a permission; documents are part of the enterprise plan. */
export const billingAccess = (permission: Permission): Access & { audience: 'staff' } => ({
  audience: 'staff',
  permission,
  plan: 'enterprise',
});

/** Body of an action that only needs the version which the user has seen. */
export const versionBody = object({ version: versionField() }).noUnknown();

/** Reasons for which an action on a document is refused. */
export const ACTION_ERRORS = ['not_found', 'conflict', 'not_now', 'validation_failed'] as const;

/** Defaults of a new document. */
export const documentDefaultsSchema = object({
  currency: string().required(),
  taxInclusive: boolean().required(),
  terms: string().defined(),
  footer: string().defined(),
  taxIds: array(number().required()).required(),
  depositType: mixed<'percent' | 'amount'>().required(),
  deposit: number().required(),
  /** Number that the document would get now; another may come first. */
  nextNumberPreview: string().required(),
});

/** Endpoint that shows a file of a document to its customer, or hides it. */
function shareFileCall({ plural, one, path }: Omit<DocumentShape<Schema>, 'saved'>) {
  return defineRoute({
    id: `${plural}.shareFile`,
    method: 'PUT',
    path: `${path}{id}/files/{fileId}/`,
    summary: `Show a file to the customer of a ${one}, or hide it`,
    access: billingAccess(`${plural}.can_update`),
    params: fileParams,
    body: object({
      isShared: boolean().required('Choose whether the customer sees the file'),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ results: filesResponse.required(), message: string().required() }),
    errors: ['not_found'],
  });
}

/** Endpoint that shows a file of any document to its customer, or hides it. */
export type ShareFileContract = ReturnType<typeof shareFileCall>;

/** Endpoints by which staff write to the customer of a document. */
function letterCalls({ plural, one, path }: Omit<DocumentShape<Schema>, 'saved'>) {
  return {
    mail: defineRoute({
      id: `${plural}.mail`,
      method: 'POST',
      path: `${path}{id}/mail/`,
      summary: `Preview the email about a ${one}, with its standard text`,
      access: billingAccess(`${plural}.can_send`),
      params: idParams,
      body: documentMailBodySchema,
      bodyLimit: SMALL_BODY,
      quiet: true,
      response: object({ mail: documentMailSchema.required() }),
      errors: ['not_found', 'validation_failed'],
    }),
    comment: defineRoute({
      id: `${plural}.comment`,
      method: 'POST',
      path: `${path}{id}/comments/`,
      summary: `Write a comment to the customer of an issued ${one}, who gets it by email`,
      status: 201,
      idempotent: true,
      access: billingAccess(`${plural}.can_update`),
      params: idParams,
      body: documentCommentSchema,
      bodyLimit: SMALL_BODY,
      response: object({ message: string().required() }),
      errors: ['not_found', 'not_now', 'rate_limited', 'validation_failed'],
    }),
  };
}

/** Endpoints by which staff write to the customer of any document. */
export type LetterContract = ReturnType<typeof letterCalls>;

/** Endpoints that quotes and invoices have beside those of every entity. */
export function documentCalls<Record extends Schema>({
  plural,
  one,
  path,
  saved,
}: DocumentShape<Record>) {
  return {
    ...fileCalls({ plural, path, module: plural }),
    shareFile: shareFileCall({ plural, one, path }),
    ...letterCalls({ plural, one, path }),
    issue: defineRoute({
      id: `${plural}.issue`,
      method: 'POST',
      path: `${path}{id}/issue/`,
      summary: `Give a ${one} its number and fix its content`,
      idempotent: true,
      access: billingAccess(`${plural}.can_update`),
      params: idParams,
      body: versionBody,
      bodyLimit: SMALL_BODY,
      response: saved,
      errors: [...ACTION_ERRORS],
    }),
    send: defineRoute({
      id: `${plural}.send`,
      method: 'POST',
      path: `${path}{id}/send/`,
      summary: `Email a ${one} with its PDF and a link; a draft is issued`,
      idempotent: true,
      access: billingAccess(`${plural}.can_send`),
      params: idParams,
      body: documentSendSchema,
      bodyLimit: SMALL_BODY,
      response: saved,
      errors: [...ACTION_ERRORS],
    }),
    duplicate: defineRoute({
      id: `${plural}.duplicate`,
      method: 'POST',
      path: `${path}{id}/duplicate/`,
      summary: `Copy a ${one} into a new draft`,
      status: 201,
      idempotent: true,
      access: billingAccess(`${plural}.can_create`),
      params: idParams,
      response: saved,
      errors: ['not_found'],
    }),
    events: defineRoute({
      id: `${plural}.events`,
      method: 'GET',
      path: `${path}{id}/events/`,
      summary: `History of a ${one}: who did what, newest first`,
      access: billingAccess(`${plural}.can_view`),
      params: idParams,
      response: object({
        results: object({ rows: array(documentEventSchema.required()).required() }).required(),
      }),
      errors: ['not_found'],
    }),
    pdf: defineRoute({
      id: `${plural}.pdf`,
      method: 'GET',
      path: `${path}{id}/pdf/`,
      summary: `Download a ${one} (PDF)`,
      access: billingAccess(`${plural}.can_view`),
      params: idParams,
      stream: true,
      response: object({}),
      errors: ['not_found'],
    }),
  };
}

/** Endpoint that draws a document which is not saved, for the preview beside its form. */
export function previewCall<
  const Plural extends DocumentShape<Schema>['plural'],
  Body extends Schema,
>(plural: Plural, path: DocumentShape<Schema>['path'], body: Body) {
  return defineRoute({
    id: `${plural}.preview` as const,
    method: 'POST',
    path: `${path}preview/`,
    summary: 'Draw a document that is not saved (PDF)',
    access: billingAccess(`${plural}.can_view`),
    body,
    bodyLimit: DOCUMENT_BODY,
    quiet: true,
    stream: true,
    response: object({}),
    errors: ['validation_failed'],
  });
}
