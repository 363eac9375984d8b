import { isApiError } from '@org/api-client';

/** What a failed call tells a person, with what can be done about it. Errors: throws again what is no failed call. */
export function failureText(error: unknown): string {
  if (!isApiError(error)) throw error;
  return [error.message, error.hint]
    .filter(Boolean)
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
}
