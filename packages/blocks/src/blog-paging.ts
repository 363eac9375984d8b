import type { PageContext } from './block-view.ts';

/** Posts on a page at most. */
export const MAX_POSTS = 50;
/** Posts of a list that is a page of its own, three in a row. Source: BLK-BLOGLIST-05. */
export const PAGE_POSTS = 12;

/** How many posts a list shows. Shape: stored prop → whole number of 1 to 50; the default where it is none. Source: BLK-BLOGLIST-05. */
export function postsPerPage(stored: unknown): number {
  return typeof stored === 'number' && Number.isFinite(stored)
    ? Math.min(MAX_POSTS, Math.max(1, Math.round(stored)))
    : 3;
}

/** Address of a part of a list: that of its page, followed by the number from the second part on. Source: NAV-011. */
export function partAddress(
  { slug, isHomepage }: Pick<PageContext, 'slug' | 'isHomepage'>,
  part: number,
): string {
  const page = isHomepage || slug === '' ? '' : `/${slug}`;
  return part < 2 ? page || '/' : `${page}/${part}`;
}

/** The numbers that a row of page links shows: first, last and neighbours; 0 for what is left out. Shape: part, how many → numbers. */
export function partNumbers(part: number, parts: number): number[] {
  const shown = [1, part - 1, part, part + 1, parts].filter(
    (number, at, all) => number >= 1 && number <= parts && all.indexOf(number) === at,
  );
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1;
    // A gap of one is that one.
    return number - before === 1
      ? [number]
      : number - before === 2
        ? [number - 1, number]
        : [0, number];
  });
}
