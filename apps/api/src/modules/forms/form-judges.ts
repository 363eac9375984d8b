import { runInNewContext } from 'node:vm';
import type { FormJudges } from '@org/schema';
import { readPhone } from '@org/schema/phone';

/** ms that an author's expression may take for one text. */
const PATIENCE = 50;

/**
 * Returns what checks values that data alone cannot describe: phone numbers, which are of the tenant's country where they name none,
 * and the expressions of authors. An expression may never end: one that takes too long lets the text pass.
 * Source: FORM-005, FORM-024.
 */
export const formJudges = (country: string): Pick<FormJudges, 'isPhone' | 'matches'> => ({
  isPhone: (text) => readPhone(text, [country])?.isValid === true,
  matches: (pattern, text) => {
    try {
      return runInNewContext(
        'new RegExp("^(?:" + pattern + ")$", "u").test(text)',
        { pattern, text },
        { timeout: PATIENCE, contextCodeGeneration: { strings: false, wasm: false } },
      );
    } catch {
      return true;
    }
  },
});
