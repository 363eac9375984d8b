import { appError } from '@org/schema';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page asked for, whatever its content type.
 * A request must say that it is of the same origin, by `Sec-Fetch-Site` or by `Origin`; one that says nothing is refused.
 * Errors: `origin_refused`. Source: reliability T07.
 */
export function requireSameOrigin(method: string, headers: Headers, ownOrigin: string): void {
  if (SAFE.has(method)) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') throw appError('origin_refused');
  if (origin !== null && origin !== ownOrigin) throw appError('origin_refused');
  if (site === null && origin === null) throw appError('origin_refused');
}
