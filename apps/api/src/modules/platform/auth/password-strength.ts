import { EASY_PASSWORD, judgePassword } from '@org/schema';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

/** Minimum score, from 0 to 4, that resists offline guessing of a slow hash. */
const MIN_SCORE = 3;

/**
 * Estimates guesses from lists of breached passwords, words, names, keyboard patterns and dates. The two limits keep an estimate
 * below 50 ms: only the beginning of a long password is judged.
 */
const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 8,
});

/**
 * Returns why a new password is rejected; '' for an accepted one.
 * @param known Words related to the user, such as their name and email address.
 */
export function passwordProblem(password: string, known: readonly string[]): string {
  const { problem } = judgePassword(password, known);
  if (problem) return problem;
  const { score } = estimator.check(password, [...known]);
  return score < MIN_SCORE ? EASY_PASSWORD : '';
}
