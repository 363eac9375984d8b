import { runInNewContext } from 'node:vm';

/** A value and the expression of an author that it must match as a whole. */
export interface PatternCheck {
  readonly pattern: string;
  readonly text: string;
}

/** Milliseconds that all expressions of one form may take together, and what each may take in any case. */
const BUDGET_MS = { all: 500, each: 25 } as const;

/** Errors of another context are no instances of this one's `Error`. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Matches each value against its expression. An expression that runs out of time matches nothing, since a visitor must not get
 * around a rule with a value that makes it slow; one that is invalid matches everything, as it does in browsers.
 * Runs in a thread: an expression can take forever.
 */
export function checkPatterns(checks: readonly PatternCheck[]): boolean[] {
  const deadline = performance.now() + BUDGET_MS.all;
  return checks.map(({ pattern, text }) => {
    try {
      return (
        runInNewContext(
          'new RegExp("^(?:" + pattern + ")$", "u").test(text)',
          { pattern, text },
          {
            timeout: Math.max(BUDGET_MS.each, Math.ceil(deadline - performance.now())),
            contextCodeGeneration: { strings: false, wasm: false },
          },
        ) === true
      );
    } catch (error) {
      return !isTimeout(error);
    }
  });
}
