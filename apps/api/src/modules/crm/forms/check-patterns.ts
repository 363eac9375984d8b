import { compileLinearPattern } from './linear-pattern.ts';

/** Value and the regular expression of an author that it must fully match. */
export interface PatternCheck {
  readonly pattern: string;
  readonly text: string;
}

/** Maximum number of steps for all expressions of a form together: about half a second. */
const MAX_STEPS = 50_000_000;

/**
 * Matches each value against its expression, in linear time. Expressions and texts that are too large together match nothing, so
 * that visitors cannot bypass a rule with a long value. An expression that cannot be compiled matches everything, as invalid ones
 * do in browsers.
 */
export function checkPatterns(checks: readonly PatternCheck[]): boolean[] {
  let steps = 0;
  return checks.map(({ pattern, text }) => {
    const compiled = compileLinearPattern(pattern);
    if (!compiled) return true;
    steps += compiled.size * text.length;
    return steps <= MAX_STEPS && compiled.matches(text);
  });
}
