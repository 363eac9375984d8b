import { runInNewContext } from 'node:vm';

/** Value and the regular expression of an author that it must fully match. */
export interface PatternCheck {
  readonly pattern: string;
  readonly text: string;
}

/** Milliseconds for all expressions of a form together, and the guaranteed minimum for each. */
const BUDGET_MS = { all: 500, each: 25 } as const;

/** Errors of another VM context are not instances of this context's `Error`. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Matches each value against its expression. An expression that times out matches nothing, so that visitors cannot bypass a rule
 * with a value that makes it slow. An invalid expression matches everything, as in browsers.
 * Runs in a worker thread, because an expression can run forever.
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
