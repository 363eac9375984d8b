import { runInNewContext } from 'node:vm';
import type { FormJudges } from '@org/schema';
import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** ms that an author's expression may take for one text. */
const PATIENCE = 50;

/**
 * What needs more than data to be judged: telephone numbers, of Canada where they name no country, and the expressions of
 * authors, which may be so written that they never end: one that takes too long lets the text pass.
 * Source: FORM-005, FORM-024.
 */
export const formJudges: Omit<FormJudges, 'today'> = {
  isPhone: (text) => text.length <= 60 && isValidPhoneNumber(text, 'CA'),
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
};
