import type { PageContext } from './block-view.ts';

/** Maximum number of posts per page. */
export const MAX_POSTS = 50;
/** Number of posts per page of a list that fills its page, in rows of three. */
export const PAGE_POSTS = 12;

/**
 * Returns the number of posts per page.
 * @param stored - stored prop
 * @returns integer from 1 to 50; the default for an invalid one
 */
export function postsPerPage(stored: unknown): number {
  return typeof stored === 'number' && Number.isFinite(stored)
    ? Math.min(MAX_POSTS, Math.max(1, Math.round(stored)))
    : 3;
}

/** Returns the path of a page of a list: that of its first page, followed by the number from the second page on. */
export function partAddress(
  { slug, isHomepage }: Pick<PageContext, 'slug' | 'isHomepage'>,
  part: number,
): string {
  const page = isHomepage || slug === '' ? '' : `/${slug}`;
  return part < 2 ? page || '/' : `${page}/${part}`;
}

/**
 * Returns the numbers of paging links: first, last and neighbors; 0 for an ellipsis.
 * @param part - current page
 * @param parts - number of pages
 */
export function partNumbers(part: number, parts: number): number[] {
  const shown = [1, part - 1, part, part + 1, parts].filter(
    (number, at, all) => number >= 1 && number <= parts && all.indexOf(number) === at,
  );
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1;
    // A gap of a single page is filled with its number.
    return number - before === 1
      ? [number]
      : number - before === 2
        ? [number - 1, number]
        : [0, number];
  });
}
