import { escapeHtml } from '@org/content/html';
import { element } from './email-html.ts';
import type { EmailContext } from './email-view.ts';
import { UNSUBSCRIBE_FIELD } from './merge-fields.ts';

/** Returns the text of the link, which is never empty: a link without text cannot be followed. */
const unsubscribeText = (text: string): string => text.trim() || 'Unsubscribe';

/**
 * Renders the link to unsubscribe. Each recipient has a different URL. An email about an order, a quote or an invoice has none,
 * because it is not sent to a list.
 * @param color - `#rrggbb`
 * @param dark - class in dark mode
 * @returns HTML or ''
 */
export function unsubscribeLink(
  text: string,
  { details }: Pick<EmailContext, 'details'>,
  { color, dark }: { readonly color: string; readonly dark: string | undefined },
): string {
  if (details) return '';
  const style = `color:${color};text-decoration:underline`;
  return element(
    'a',
    { href: UNSUBSCRIBE_FIELD, target: '_blank', class: dark, style },
    escapeHtml(unsubscribeText(text)),
  );
}

/** Returns the link as plain text, or '' for an email without one. */
export const unsubscribeLine = (
  text: string,
  { details }: Pick<EmailContext, 'details'>,
): string => (details ? '' : `${unsubscribeText(text)}: ${UNSUBSCRIBE_FIELD}`);
