import type { OpeningHours } from '@org/schema';
import {
  type NamedFormField,
  type ReadValues,
  readFormValues,
  type SentValues,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { readPhone } from '@org/schema/phone';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import type { PatternCheck } from './check-patterns.ts';
import { checkPatternsTask } from './form.tasks.ts';

/** Submitted values and the context to validate them. */
export interface FormValuesInput {
  readonly fields: readonly NamedFormField[];
  readonly values: SentValues;
  /** Names of the fields with submitted files. */
  readonly withFiles: ReadonlySet<string>;
  /** Current day in the time zone of the business, such as `2026-03-01`. */
  readonly today: string;
  /** Country code of the tenant, the default for phone numbers. */
  readonly country: string;
  /** Opening hours of the business. */
  readonly hours: OpeningHours;
}

/**
 * Validates submitted values by the rules of the saved form. The regular expressions of authors run in a worker thread.
 * @returns answers, and the problem of each field
 */
export async function validateFormValues(input: FormValuesInput): Promise<ReadValues> {
  const { fields, values, withFiles, today, country, hours } = input;
  const isPhone = (text: string): boolean => readPhone(text, [country])?.isValid === true;
  const checks: PatternCheck[] = [];
  const collect = (pattern: string, text: string): boolean => {
    checks.push({ pattern, text });
    return true;
  };
  const read = readFormValues(fields, values, withFiles, {
    isPhone,
    today,
    hours,
    matches: collect,
  });
  if (checks.length === 0) return read;
  const results = await runInThread(checkPatternsTask, checks, (cause) =>
    appError('unavailable', { cause }),
  );
  const matches = (pattern: string, text: string): boolean =>
    results[checks.findIndex((check) => check.pattern === pattern && check.text === text)] ?? false;
  return readFormValues(fields, values, withFiles, { isPhone, today, hours, matches });
}
