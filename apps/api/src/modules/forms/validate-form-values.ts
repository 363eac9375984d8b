import {
  appError,
  type NamedFormField,
  type ReadValues,
  readFormValues,
  type SentValues,
} from '@org/schema';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { runInThread } from '../../threads/run-in-thread.ts';
import type { PatternCheck } from './check-patterns.ts';

/** Values that a visitor sent, and what they are validated against. */
export interface FormValuesInput {
  readonly fields: readonly NamedFormField[];
  readonly values: SentValues;
  /** Names of the fields for which files came. */
  readonly withFiles: ReadonlySet<string>;
  /** The day that it is where the business is, such as `2026-03-01`. */
  readonly today: string;
}

// A phone number without its country is read as a Canadian one.
const isPhone = (text: string): boolean => text.length <= 60 && isValidPhoneNumber(text, 'CA');

/**
 * Validates what a visitor sent by the rules of the saved form. The expressions of authors run in a thread.
 * Shape: → answers, and the problem of each field. Source: FORM-005, FORM-024.
 */
export async function validateFormValues(input: FormValuesInput): Promise<ReadValues> {
  const { fields, values, withFiles, today } = input;
  const checks: PatternCheck[] = [];
  const collect = (pattern: string, text: string): boolean => {
    checks.push({ pattern, text });
    return true;
  };
  const read = readFormValues(fields, values, withFiles, { isPhone, today, matches: collect });
  if (checks.length === 0) return read;
  const results = await runInThread('check-patterns', checks, (cause) =>
    appError('unavailable', { cause }),
  );
  const matches = (pattern: string, text: string): boolean =>
    results[checks.findIndex((check) => check.pattern === pattern && check.text === text)] ?? false;
  return readFormValues(fields, values, withFiles, { isPhone, today, matches });
}
