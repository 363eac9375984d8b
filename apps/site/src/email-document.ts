import { EMAIL_SANDBOX } from '@org/blocks/site-pages';
import type { Theme } from '@org/schema/entities';
import { SITE_HEADERS } from './site-policy.ts';

/** Condition of the email's dark colors. */
const DARK = '(prefers-color-scheme:dark)';

/**
 * Makes an email light or dark as the site around it is. A site that follows the device leaves that to the email.
 * @param html - whole document
 */
export function withSiteMode(html: string, mode: Theme['mode']): string {
  if (mode === 'auto') return html;
  const isDark = mode === 'dark';
  const body = html.indexOf('<body');
  const head = html
    .slice(0, body)
    .replaceAll(`@media ${DARK}`, isDark ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${isDark ? 'dark' : 'light'}`)
    .replaceAll('content="light dark"', `content="${isDark ? 'dark' : 'light'}"`);
  return head + html.slice(body);
}

/**
 * Headers of an archived email as a document. It may contain HTML of an author on the host of the site: nothing in it runs, loads
 * more than pictures, or is sent.
 */
export const EMAIL_DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  ...SITE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `sandbox ${EMAIL_SANDBOX}`,
    "default-src 'none'",
    "img-src 'self' data: https: http:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
  // Search engines find the page around it, with the email as its content.
  'x-robots-tag': 'noindex, indexifembedded',
};
