import { EASY_PASSWORD, judgePassword } from '@org/schema';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

/** Lowest score, of 0 to 4, that takes too many guesses to be found offline from a slow hash. */
const MIN_SCORE = 3;

/**
 * Estimates guesses from lists of breached passwords, words, names, keyboard patterns and dates. Both bounds keep one estimate
 * below 50 ms: longer passwords are judged by their beginning.
 */
const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 8,
});

/**
 * Returns why a new password is refused; '' for one that is accepted.
 * @param known Words that are known of the person, such as their name and email address.
 */
export function passwordProblem(password: string, known: readonly string[]): string {
  const { problem } = judgePassword(password, known);
  if (problem) return problem;
  const { score } = estimator.check(password, [...known]);
  return score < MIN_SCORE ? EASY_PASSWORD : '';
}
