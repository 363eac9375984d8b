import { AppError, appError, ERRORS, type ErrorBody } from '@org/schema/errors';
import type { Logger } from 'pino';
import { databaseFailure } from '../database/database-failure.ts';
import { plainPage, readsPages } from './plain-page.ts';
import { DATA_POLICY, secureHeaders } from './security-headers.ts';

/** Seconds after which a client may try again when we are not ready. */
const RETRY_AFTER = 2;

/** Converts a thrown value: coded errors stay, database outages become `unavailable`, everything else is a bug. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (databaseFailure(error)?.kind === 'unavailable')
    return appError('unavailable', { cause: error, retryAfter: RETRY_AFTER });
  return appError('internal', { cause: error });
}

/** The one body of every failure. A bug says nothing of itself. */
function errorBody(error: AppError, requestId: string): ErrorBody {
  const { message, hint, formErrors, current, usage, deleted, failed } = error.details;
  const text =
    error.code === 'internal' ? ERRORS.internal.message : (message ?? ERRORS[error.code].message);
  const fields = formErrors
    ? Object.entries(formErrors).map(([field, problem]) =>
        // Words about files name the file; the part of the form that it came in says nothing to people.
        problem.startsWith(field) || field.endsWith('[]') ? problem : `${field}: ${problem}`,
      )
    : [];
  return {
    success: false,
    error: text,
    errors: fields.length > 0 ? fields : [text],
    ...(formErrors ? { formErrors } : {}),
    code: error.code,
    hint: hint ?? ERRORS[error.code].hint,
    requestId,
    ...(current === undefined ? {} : { current }),
    ...(usage && { usage }),
    ...(deleted && { deleted }),
    ...(failed && { failed }),
  };
}

/** Returns an error as a page, for a browser that submitted a form without a script and would show JSON. */
function errorPage({ errors, formErrors, hint }: ErrorBody, status: number): Response {
  return plainPage({
    status,
    title: 'This could not be sent',
    paragraphs: [
      ...errors.map((error) => (/[.!?]$/.test(error) ? error : `${error}.`)),
      ...(formErrors ? [] : [hint]),
      'Go back in your browser: what you have typed is still there.',
    ],
    link: { label: 'Go to the home page', href: '/' },
  });
}

/**
 * Answers a failure; bugs and a missing database are logged with their cause, the rest is the caller's affair.
 * @param thrown - what was thrown
 * @param requestId - id of the request
 * @param request - the request where it is known
 * @returns body for programs, or a page for a sent form
 */
export function errorResponse(
  thrown: unknown,
  requestId: string,
  log: Logger,
  request?: Request,
): Response {
  const error = asAppError(thrown);
  if (error.status >= 500)
    log.error({ requestId, code: error.code, err: error.details.cause ?? error }, 'request failed');
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  if (error.details.retryAfter !== undefined)
    headers.set('retry-after', String(Math.max(1, Math.ceil(error.details.retryAfter))));
  secureHeaders(headers, DATA_POLICY);
  const body = errorBody(error, requestId);
  if (request?.method !== 'POST' || !readsPages(request.headers))
    return new Response(JSON.stringify(body), { status: error.status, headers });
  const page = errorPage(body, error.status);
  for (const [name, value] of page.headers) headers.set(name, value);
  return new Response(page.body, { status: error.status, headers });
}
