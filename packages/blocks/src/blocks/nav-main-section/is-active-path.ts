/**
 * Returns true when a link leads to the current page: its URL, or one of its numbered pages.
 * @param path - path such as `/blog` or `/blog/2`
 * @param href - URL of the link
 * @returns boolean
 */
export function isActivePath(path: string, href: string): boolean {
  if (!href.startsWith('/')) return false;
  const base = href.replace(/\/$/, '');
  const rest = path === '/' ? '' : path;
  return (
    rest === base || (rest.startsWith(`${base}/`) && /^\d+$/.test(rest.slice(base.length + 1)))
  );
}
