import { slugFrom } from '@org/schema';

/** First path segments that belong to the product itself. */
const RESERVED = new Set(['admin', 'api', 'assets', 'healthz', 'login', 'media', 'readyz']);

// Leaves room for a number at the end.
const LONGEST = 180;

/** Returns whether the path belongs to the product, so that a page cannot use it. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.split('/')[0] ?? '');
}

/** Returns the slug of a title; `page` for a title without letters that a slug can contain. */
export function getSlug(title: string): string {
  const slug = slugFrom(title).slice(0, LONGEST).replace(/-$/, '');
  if (slug === '') return 'page';
  return isReservedSlug(slug) ? `${slug}-page` : slug;
}

/** Returns the first free slug: the wanted one, or with -2, -3 and so on. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++)
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
