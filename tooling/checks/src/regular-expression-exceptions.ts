/** A regular expression that the check finds slow and that may stay, with the reason. */
interface RegularExpressionException {
  readonly file: string;
  readonly pattern: string;
  readonly reason: string;
}

/** Exceptions from the check, each with its reason. */
export const REGULAR_EXPRESSION_EXCEPTIONS: readonly RegularExpressionException[] = [
  {
    file: 'packages/schema/src/entities/content/form-fields.ts',
    pattern: '',
    reason: 'Compiles what an author typed, to say whether it is an expression, and never runs it.',
  },
  {
    file: 'apps/api/src/modules/crm/forms/linear-pattern.ts',
    pattern: '',
    reason: 'Compiles what an author typed, to say whether it is an expression, and never runs it.',
  },
];
