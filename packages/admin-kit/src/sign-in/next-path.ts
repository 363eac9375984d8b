const HOME = '/admin';

/**
 * Returns the target of a sign-in. Only paths with one leading slash: `//host` and `/\host` lead to other sites.
 * @example `next` parameter → the same, when it is a path of the admin, else `/admin`
 */
export function nextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return HOME;
  // Browsers drop control characters: a tab between two slashes would make them a pair.
  if (/[\p{Cc}\\]/u.test(next)) return HOME;
  return next === '/' || next.startsWith('/login') ? HOME : next;
}
