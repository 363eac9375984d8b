import type { ErrorCode } from '@org/schema/errors';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** A response as a transport returns it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (isRecord(value) && typeof value.message === 'string') return value.message;
  return '';
};

/** Checks the format of an error code. The table of codes is larger than the rest of a client, so it is not loaded. */
const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[a-z_]{1,40}$/.test(value);

function codeFor(body: Record<string, unknown>, status: number): ApiErrorCode {
  if (isErrorCode(body.code)) return body.code;
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'internal' : 'validation_failed';
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, getText(text)]));
}

function unreadable(answer: RawAnswer): ApiError {
  return new ApiError({
    code: 'unreadable',
    status: answer.status,
    message: 'The answer could not be read',
    hint: 'Reload the page. If it happens again, something between you and the server is answering in its place.',
  });
}

/**
 * Parses a response of the API.
 * @param answer - response
 * @returns body of a success
 * @throws an ApiError when `success` is false or `errors` has an entry, with the first error as its message
 */
export function readAnswer(answer: RawAnswer): Record<string, unknown> {
  const body = parse(answer);
  const listed = Array.isArray(body.errors) ? body.errors.map(getText).filter(Boolean) : [];
  const failed = body.success === false || listed.length > 0 || answer.status >= 400;
  if (!failed) return body;

  const code = codeFor(body, answer.status);
  const message = listed[0] || getText(body.error) || 'The call failed';
  const seconds = Number(answer.retryAfter ?? Number.NaN);
  throw new ApiError({
    code,
    status: answer.status,
    message,
    errors: listed.length > 0 ? listed : [message],
    formErrors: textFields(body.formErrors),
    current: body.current,
    body,
    requestId: getText(body.requestId),
    hint: getText(body.hint),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function parse(answer: RawAnswer): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    throw unreadable(answer);
  }
  if (!isRecord(body)) throw unreadable(answer);
  return body;
}
