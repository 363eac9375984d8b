import { isApiError } from '@org/api-client';
import { escapeHtml } from '@org/content/html';
import { SENSITIVE_HEADERS, SITE_HEADERS } from './site-policy.ts';

/**
 * Returns a plain text response.
 * @param headers - additional headers
 * @returns response that is not cached, unless the headers say so
 */
export function plainAnswer(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...SITE_HEADERS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/**
 * Answers a document that programs read, kept by what stands between for five minutes.
 * @param type - its media type
 * @returns answer
 */
export function xmlAnswer(xml: string, type: string): Response {
  return new Response(xml, {
    headers: {
      ...SITE_HEADERS,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=300',
    },
  });
}

/** Style of a page that needs nothing of the tenant, because nothing of it could be loaded. */
const NOTICE_STYLE =
  ':root{color-scheme:light dark}body{display:grid;min-height:100vh;margin:0;place-items:center;font:18px/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem;text-align:center}h1{margin:0 0 .5rem;font-size:1.75rem}p{margin:0}';

/**
 * Returns a small page with a title and a sentence.
 * @param headers - additional headers
 */
function noticeAnswer(
  { title, text }: { readonly title: string; readonly text: string },
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${NOTICE_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...SITE_HEADERS,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** Seconds after which a visitor may try again, when the API names none. */
const USUAL_WAIT = 60;

/** Answers a failed call of the API: an unknown host, too many requests of a visitor, or a service that is not available. */
export function failedAnswer(
  error: unknown,
  onError: (error: unknown, what: string) => void,
): Response {
  if (isApiError(error, 'host_unknown'))
    return noticeAnswer(
      { title: 'There is no site here', text: 'Check the address, or ask its owner.' },
      404,
    );
  if (isApiError(error, 'rate_limited')) {
    const wait = String(error.retryAfter ?? USUAL_WAIT);
    return noticeAnswer(
      { title: 'Too many requests', text: 'Wait a minute, then open the page again.' },
      429,
      { 'retry-after': wait },
    );
  }
  onError(error, 'API');
  return noticeAnswer(
    {
      title: 'The site is not available',
      text: 'This lasts a moment at most. Please try again.',
    },
    503,
    { 'retry-after': '5' },
  );
}

/** Redirects from a sensitive page with cookies; nothing caches the answer, and no referrer has its address. */
export function sensitiveRedirect(
  path: string,
  cookies: readonly string[],
  status: 302 | 303 = 302,
): Response {
  const headers = new Headers({
    ...SITE_HEADERS,
    ...SENSITIVE_HEADERS,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    location: path,
    'cache-control': 'private, no-store',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}
