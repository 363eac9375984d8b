import { slugFrom } from '@org/schema';

/** First parts of addresses that the product itself answers. */
const RESERVED = new Set(['admin', 'api', 'assets', 'healthz', 'login', 'media', 'readyz']);

// Leaves room for a number at the end.
const LONGEST = 180;

/** True when the product answers at this address, so that a page cannot. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.split('/')[0] ?? '');
}

/** An address made of a title; `page` where the title has no letters that an address can have. */
export function getSlug(title: string): string {
  const slug = slugFrom(title).slice(0, LONGEST).replace(/-$/, '');
  if (slug === '') return 'page';
  return isReservedSlug(slug) ? `${slug}-page` : slug;
}

/** The first free address: as it is, else with -2, -3 and so on. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++)
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
