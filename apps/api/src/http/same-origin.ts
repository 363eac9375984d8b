import { appError } from '@org/schema';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page asked for, whatever its content type.
 * Every browser sends `Origin` or `Sec-Fetch-Site` with a change, and a page can forge neither: what they say must be this origin.
 * A request with neither is no browser's: scripts and servers sign in with a cookie that no other site can lend them.
 * Errors: `origin_refused`. Source: reliability T07.
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
