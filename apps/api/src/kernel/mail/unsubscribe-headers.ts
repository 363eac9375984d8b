/**
 * Returns the headers by which email clients offer to unsubscribe with one click.
 * @param url - URL that takes a POST of anybody
 * @see {@link https://www.rfc-editor.org/rfc/rfc8058 | RFC 8058}
 */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
