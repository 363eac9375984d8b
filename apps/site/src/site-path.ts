/** What a path of a site asks for. */
export type SitePath =
  | { readonly kind: 'page'; readonly slug: string }
  /** The same page under its one address. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** Reads a path. Shape: path as it came, still encoded → page by slug ('' for home), redirect of a trailing slash, or none. */
export function sitePath(path: string): SitePath {
  if (path === '/') return { kind: 'page', slug: '' };
  const slug = path.slice(1);
  if (slug.length > 200) return { kind: 'none' };
  if (SLUG.test(slug)) return { kind: 'page', slug };
  return slug.endsWith('/') && SLUG.test(slug.slice(0, -1))
    ? { kind: 'redirect', to: `/${slug.slice(0, -1)}` }
    : { kind: 'none' };
}
