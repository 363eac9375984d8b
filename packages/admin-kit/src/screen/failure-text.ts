import { isApiError } from '@org/api-client';

/**
 * Returns the message of a failed request with its hint.
 * @throws anything else
 */
export function failureText(error: unknown): string {
  if (!isApiError(error)) throw error;
  return [error.message, error.hint]
    .filter(Boolean)
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
}
