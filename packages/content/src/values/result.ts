import type { ErrorCode } from '@org/schema/errors';

/** An expected failure: a code of the error table and one sentence. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Result of a function that can fail for reasons outside the program. */
export type Result<Value extends object> = ({ readonly ok: true } & Value) | Failure;

/** Creates a failure. */
export function failure(code: ErrorCode, message: string): Failure {
  return { ok: false, code, message };
}
