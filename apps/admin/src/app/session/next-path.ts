const HOME = '/admin';

/**
 * Where a sign-in leads to.
 * Shape: what `next` says → the same, when it is a path of the admin, else `/admin`.
 * Only paths with one leading slash: `//host` and `/\host` lead to other sites.
 */
export function nextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return HOME;
  // Control characters are dropped by browsers: a tab between two slashes would make them one pair.
  if (/[\p{Cc}\\]/u.test(next)) return HOME;
  return next === '/' || next.startsWith('/login') ? HOME : next;
}
