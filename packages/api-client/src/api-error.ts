import type { ErrorBody, ErrorCode } from '@org/schema';

/**
 * What went wrong with a call. Beside the codes of the API's error table:
 * `unreachable` no answer came, `unreadable` an answer came that is not the API's.
 */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unreadable';

/** What is known of a failed call. */
export interface ApiErrorInit {
  readonly code: ApiErrorCode;
  readonly message: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** All messages; the first is the error's own. */
  readonly errors?: readonly string[];
  readonly formErrors?: ErrorBody['formErrors'];
  readonly current?: unknown;
  readonly requestId?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly hint?: string;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: readonly string[];
  /** Field path → what is wrong with it; empty where no field is. */
  readonly formErrors: Readonly<Record<string, string>>;
  /** With `conflict`: the record as the server has it. */
  readonly current: unknown;
  /** Names the request in the server's log; '' without an answer. */
  readonly requestId: string;
  /** The failed answer as it came, for what a code brings beside these: `usage` of `in_use`, `failed` of `nothing_deleted`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What the person can do about it. */
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

/** True for a failed call, of the given code where one is named. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
