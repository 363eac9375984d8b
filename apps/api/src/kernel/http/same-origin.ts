import { appError } from '@org/schema/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that were requested by a page of another site, whatever their content type. All browsers send `Origin` or
 * `Sec- Fetch-Site` with a change, and a page can forge neither: they must name this origin. A request with neither does not
 * come from a browser, so no other site can use its cookies.
 * @throws `origin_refused`
 */
export function requireSameOrigin(method: string, headers: Headers, ownOrigin: string): void {
  if (SAFE.has(method)) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') throw appError('origin_refused');
  // Pages that pass on no referrer send `null`; the browser still says that they are of this origin.
  const isHidden = origin === 'null' && site === 'same-origin';
  if (origin !== null && origin !== ownOrigin && !isHidden) throw appError('origin_refused');
}
