import { cleanMarkup, markupText, parseMarkup } from '@org/content';
import { appError } from '@org/schema/errors';

/**
 * Returns the sanitized markup of a comment.
 * @throws `validation_failed` on `body` for markup without any text
 */
export function cleanComment(body: string): string {
  const markup = cleanMarkup(body);
  if (markupText(parseMarkup(markup)).trim() === '')
    throw appError('validation_failed', { formErrors: { body: 'Please enter a comment' } });
  return markup;
}
