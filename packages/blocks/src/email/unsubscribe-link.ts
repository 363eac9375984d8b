import { escapeHtml } from '@org/content/html';
import { element } from './email-html.ts';
import { UNSUBSCRIBE_FIELD } from './merge-fields.ts';

/** Returns the text of the link, which is never empty: a link without text cannot be followed. */
const unsubscribeText = (text: string): string => text.trim() || 'Unsubscribe';

/**
 * Renders the link to unsubscribe. Each recipient has a different URL.
 * @param color - `#rrggbb`
 * @param dark - class in dark mode
 */
export function unsubscribeLink(text: string, color: string, dark: string | undefined): string {
  const style = `color:${color};text-decoration:underline`;
  return element(
    'a',
    { href: UNSUBSCRIBE_FIELD, target: '_blank', class: dark, style },
    escapeHtml(unsubscribeText(text)),
  );
}

/** Returns the link as plain text. */
export const unsubscribeLine = (text: string): string =>
  `${unsubscribeText(text)}: ${UNSUBSCRIBE_FIELD}`;
