import { prefixedCookieHeader } from '@org/schema';

/** Returns a fetch that sends the product's cookies to the API under the names that a browser would have sent. */
export function withHostCookies(fetch: typeof globalThis.fetch, isSecure: boolean): typeof fetch {
  if (!isSecure) return fetch;
  return async (input, init) => {
    const request = new Request(input, init);
    const cookie = request.headers.get('cookie');
    if (cookie) request.headers.set('cookie', prefixedCookieHeader(cookie, isSecure));
    return fetch(request);
  };
}
