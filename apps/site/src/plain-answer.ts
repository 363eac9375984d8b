import { isApiError } from '@org/api-client';
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

/** Answers a failed call of the API. An unknown host is nobody's page, so it says so in plain words. */
export function failedAnswer(
  error: unknown,
  onError: (error: unknown, what: string) => void,
): Response {
  if (isApiError(error, 'host_unknown'))
    return plainAnswer('There is no site at this address', 404);
  onError(error, 'API');
  return plainAnswer('The site is not available for a moment. Please try again.', 503, {
    'retry-after': '5',
  });
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
