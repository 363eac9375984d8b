/** Target of a path. */
export type SitePath =
  | { readonly kind: 'page'; readonly slug: string }
  /** The same page under its one address. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** Maximum length of one level of a path, such as that of a product. */
export const MAX_SEGMENT = 200;
/** The address of a page, and that of an item behind it. */
const MAX_SLUG = 400;
/** A slug of which every letter is encoded. */
const MAX_PATH = 2 + 3 * MAX_SLUG;
const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** A path as people mean it: letters that were needlessly encoded, capitals, and a slash at the end make no difference. */
function meant(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/$/, '');
  } catch {
    return '';
  }
}

/** Returns the typed form of a path that no page can have, for suggestions. Never empty. */
export function typedPath(path: string): string {
  // No page has a control character in its path, and the API refuses them.
  const typed = meant(path.slice(1, MAX_PATH)).replaceAll(/\p{Cc}/gu, '');
  return typed.slice(0, MAX_SLUG) || '-';
}

/**
 * Reads a path.
 * @param path - path as it came, still encoded
 * @returns page by slug ('' for home), redirect to a page's one address, or none
 */
export function sitePath(path: string): SitePath {
  if (path === '/') return { kind: 'page', slug: '' };
  if (path.length > MAX_PATH) return { kind: 'none' };
  const slug = path.slice(1);
  if (slug.length <= MAX_SLUG && SLUG.test(slug)) return { kind: 'page', slug };
  // What is redirected to is a slug again, so no address can lead to another site.
  const other = meant(slug);
  return other.length <= MAX_SLUG && SLUG.test(other)
    ? { kind: 'redirect', to: `/${other}` }
    : { kind: 'none' };
}
