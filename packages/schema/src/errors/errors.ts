import type { Usage } from '../entities/content/media.schema.ts';

/** An entry of the error table. */
export interface ErrorDefinition {
  /** HTTP status of the response. */
  readonly status: number;
  /** Message for the user. */
  readonly message: string;
  /** Suggestion for the user. */
  readonly hint: string;
  /** True when the same request may succeed later without a change. */
  readonly retry: boolean;
}

function defineErrors<const Table extends Record<string, ErrorDefinition>>(table: Table): Table {
  return table;
}

const entry = (status: number, message: string, hint: string, retry = false): ErrorDefinition => ({
  status,
  message,
  hint,
  retry,
});

/**
 * Every error of the API: response bodies, client types, documentation and texts of the admin are derived from it. Keys are the
 * `code` of the response.
 */
export const ERRORS = defineErrors({
  malformed: entry(
    400,
    'The request could not be read',
    'Send valid JSON with the fields that the call documents.',
  ),
  key_refused: entry(
    400,
    'The request contains a field name that is not allowed',
    'Remove the named field and send the request again.',
  ),
  unauthenticated: entry(401, 'You are not signed in', 'Sign in and try again.'),
  credentials_invalid: entry(401, 'Email or password is wrong', 'Check both and try again.'),
  forbidden: entry(403, 'You don’t have permission to do this', 'Ask an administrator for access.'),
  plan_required: entry(403, 'Upgrade to use this', 'Choose a plan that includes it.'),
  module_required: entry(403, 'This module is not active', 'Activate the module to use it.'),
  origin_refused: entry(
    403,
    'The request came from another site',
    'Open the page at its own address and try again.',
  ),
  not_found: entry(404, 'Not found', 'It may have been deleted, or the link is wrong.'),
  page_not_found: entry(404, 'Page not found', 'Check the address of the page.'),
  host_unknown: entry(
    404,
    'There is no site at this address',
    'Use the host name of a site, or sign in to the admin.',
  ),
  link_ended: entry(
    404,
    'This link has expired',
    'It was already used, or it is too old. Request a new one.',
  ),
  method_not_allowed: entry(
    405,
    'This address does not answer that method',
    'Use one of the methods in the Allow header.',
  ),
  conflict: entry(
    409,
    'Someone else changed this since you opened it',
    'Compare both versions and choose which to keep.',
  ),
  not_now: entry(
    409,
    'This cannot be done at this point',
    'Reload to see its current state, then try again.',
  ),
  last_administrator: entry(
    409,
    'You can’t remove the last administrator',
    'Make another person an administrator first.',
  ),
  in_use: entry(
    409,
    'It is still in use',
    'Remove it everywhere listed under `usage`, then delete it.',
  ),
  collection_deleted: entry(409, 'Its collection is in the trash', 'Restore the collection first.'),
  nothing_deleted: entry(409, 'Nothing was deleted', 'Each id has its reason.'),
  name_taken: entry(409, 'This name is taken', 'Choose another name.'),
  slug_taken: entry(409, 'Another page already has this address', 'Choose another slug.'),
  component_cycle: entry(
    422,
    'A component cannot contain itself',
    'Remove it from the components inside, then save again.',
  ),
  in_release: entry(
    409,
    'It is already in another release',
    'Remove it from that release first, or publish that release.',
  ),
  release_published: entry(
    409,
    'This release is already published',
    'Create a new release for further changes.',
  ),
  release_blocked: entry(
    422,
    'The release cannot be published yet',
    'Fix the named items or remove them from the release.',
  ),
  in_progress: entry(
    409,
    'The same request is still in progress',
    'Wait a moment, then retry with the same key.',
    true,
  ),
  schedule_conflict: entry(
    409,
    'This person is already planned at that time',
    'Choose another time or another person.',
  ),
  storage_full: entry(
    409,
    'Not enough storage space',
    'Delete unused images, or upgrade your plan.',
  ),
  too_large: entry(413, 'The request is too large', 'Make it smaller and try again.'),
  content_too_large: entry(
    413,
    'The content is too large',
    'Remove blocks or split the page in two.',
  ),
  media_type: entry(415, 'This content type is not supported', 'Send JSON, or a form for uploads.'),
  validation_failed: entry(422, 'Some fields need attention', 'Fix the highlighted fields.'),
  content_invalid: entry(422, 'The content cannot be read', 'Save it again from the editor.'),
  file_invalid: entry(
    422,
    'This file cannot be read',
    'Save it as CSV (UTF-8) or XLSX with a heading above each column.',
  ),
  image_invalid: entry(
    422,
    'This file is not a supported image',
    'Upload a JPEG, PNG, WebP, AVIF or SVG image.',
  ),
  attachment_invalid: entry(
    422,
    'This file cannot be added',
    'Add a picture, PDF, document, table, text or ZIP archive.',
  ),
  mail_failed: entry(
    422,
    'The email could not be sent',
    'Check the mail server, its port and its sign-in.',
  ),
  mail_uncertain: entry(
    422,
    'It is not known whether the email was sent',
    'Check whether it has arrived before you send it again.',
  ),
  captcha_failed: entry(422, 'CAPTCHA failed', 'Complete the CAPTCHA again.'),
  entry_locked: entry(
    423,
    'This time entry can no longer be changed',
    'Ask a manager to open it again.',
  ),
  document_issued: entry(
    423,
    'This document was issued and can no longer be changed',
    'Issue a credit note for an invoice, or duplicate the document.',
  ),
  idempotency_mismatch: entry(
    422,
    'An earlier request with this key had different content',
    'Check what the first request did before you send this one.',
  ),
  rate_limited: entry(
    429,
    'Too many attempts',
    'Wait for the time in Retry-After and try again.',
    true,
  ),
  internal: entry(
    500,
    'Something went wrong on our side',
    'Try again; if it happens again, tell support the request id.',
    true,
  ),
  unavailable: entry(503, 'The service is not ready', 'Try again in a few seconds.', true),
});

/** Code of an error in the table. */
export type ErrorCode = keyof typeof ERRORS;

/** Body of every error response. */
export interface ErrorBody {
  readonly success: false;
  /** Message for people. */
  readonly error: string;
  /** The message as a list, one text per problem. */
  readonly errors: readonly string[];
  /** Problem by path of the field. */
  readonly formErrors?: Readonly<Record<string, string>> | undefined;
  readonly code: ErrorCode;
  readonly hint: string;
  readonly requestId: string;
  /** With `conflict`: the current record. */
  readonly current?: unknown;
  /** With `in_use`: where it is used. */
  readonly usage?: readonly Usage[] | undefined;
  /** With a bulk delete that deleted nothing: an empty list. */
  readonly deleted?: readonly number[] | undefined;
  /** With a bulk delete: ids that were not deleted, with reasons. */
  readonly failed?: readonly { readonly id: number; readonly error: string }[] | undefined;
}

/** Details of a failure beyond its code. */
export interface AppErrorDetails
  extends Partial<Pick<ErrorBody, 'current' | 'usage' | 'deleted' | 'failed'>> {
  /** Replaces the table's message. */
  readonly message?: string | undefined;
  /** Replaces the table's hint. */
  readonly hint?: string | undefined;
  readonly formErrors?: Readonly<Record<string, string>> | undefined;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** An error with a code of the table. Anything else that is thrown is a bug and is answered with `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/**
 * Creates a coded error.
 * @returns the error to throw
 */
export function appError(code: ErrorCode, details?: AppErrorDetails): AppError {
  return new AppError(code, details);
}

/**
 * Asserts a condition that only a bug can violate.
 * @throws a plain Error, which is answered with `internal`
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
