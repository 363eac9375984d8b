import { apiContract } from '@org/schema/contract';
import type { CreateSite, Site, SiteParts } from './site-parts.ts';

/** Name of the parameter that a preview link has, on the site and in the call that answers it. */
const PARAMETER = 'preview';

/**
 * True for an address that carries a preview token.
 * @param url - path with its query
 */
export function asksForPreview(url: string): boolean {
  const query = url.indexOf('?');
  return (
    query >= 0 &&
    url.includes(`${PARAMETER}=`, query) &&
    new URLSearchParams(url.slice(query)).has(PARAMETER)
  );
}

/** Shows the token of a link to the call for its own page, and to no other. */
function withToken(fetch: SiteParts['fetch'], slug: string, token: string): SiteParts['fetch'] {
  return (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isPage = url.pathname === apiContract.pages.publicGet.path;
    if (!isPage || (url.searchParams.get('slug') ?? '') !== slug) return fetch(request);
    url.searchParams.set(PARAMETER, token);
    return fetch(new Request(url, request));
  };
}

/**
 * Returns the sites as the holder of a preview link sees them. Each request gets its own site, so that no cache of ours holds
 * what it shows; the headers forbid others to cache, index or pass on the URL.
 */
export function previewSite(createSite: CreateSite, parts: SiteParts): Site {
  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const token = searchParams.get(PARAMETER) ?? '';
      const site = createSite({
        ...parts,
        fetch: withToken(parts.fetch, pathname.slice(1), token),
        onChange: () => () => undefined,
        isCounted: false,
      });
      const answer = await site.fetch(
        new Request(request.url, {
          method: request.method,
          headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' },
        }),
      );
      const headers = new Headers(answer.headers);
      headers.delete('etag');
      headers.set('cache-control', 'no-store');
      headers.set('referrer-policy', 'no-referrer');
      headers.set('x-robots-tag', 'noindex, nofollow');
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}
