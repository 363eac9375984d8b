import type { ErrorBody, ErrorCode } from '@org/schema/errors';

/**
 * Error codes of a request: those of the API's error table, `unreachable` without a response, and `unreadable` for a response
 * that is not the API's.
 */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unreadable';

/** Details of a failed request. */
export interface ApiErrorInit {
  readonly code: ApiErrorCode;
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** All messages; the first is that of the error. */
  readonly errors?: readonly string[];
  readonly formErrors?: ErrorBody['formErrors'];
  readonly current?: unknown;
  readonly requestId?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly hint?: string;
  /** Delay in seconds from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A failed request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: readonly string[];
  /** Problem by path of the field; empty when no field is affected. */
  readonly formErrors: Readonly<Record<string, string>>;
  /** With `conflict`: the current record of the server. */
  readonly current: unknown;
  /** Identifies the request in the server's log; '' without a response. */
  readonly requestId: string;
  /** The error response, for details of specific codes: `usage` of `in_use`, `failed` of `nothing_deleted`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Suggestion for the user. */
  readonly hint: string;
  readonly retryAfter: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause });
    this.code = init.code;
    this.status = init.status;
    this.errors = init.errors ?? [init.message];
    this.formErrors = init.formErrors ?? {};
    this.current = init.current;
    this.requestId = init.requestId ?? '';
    this.body = init.body ?? {};
    this.hint = init.hint ?? '';
    this.retryAfter = init.retryAfter;
  }
}

/** Returns true for a failed request, optionally with the given code. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
