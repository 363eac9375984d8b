import { BLOG_PAGE } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicPage, publicText } from '../tree/live-pages.ts';
import { getAsked, nearest } from './address-likeness.ts';
import { placesWithWords, shownPlaces } from './search-site.ts';
import type { LikelyPlace, SiteSection } from './site-section.ts';

/** Maximum number of suggestions, and of compared pages and posts, newest first. */
const MOST = { places: 4, compared: 500 } as const;

/** Returns the public pages and posts of a site, its blog, and the main places of its other sections. */
async function addresses(
  tx: TenantTx,
  sections: readonly SiteSection[],
): Promise<readonly LikelyPlace[]> {
  const { rows: own } = await shownPlaces(tx, MOST.compared);
  const blog = own.some(({ kind }) => kind === 'post')
    ? [{ title: 'Blog', path: BLOG_PAGE, excerpt: '', otherNames: ['articles', 'news', 'posts'] }]
    : [];
  const others: LikelyPlace[] = [];
  for (const section of sections) others.push(...(await section.listPlaces(tx)));
  const taken = new Set(own.map(({ path }) => path));
  return [...own, ...[...blog, ...others].filter(({ path }) => !taken.has(path))];
}

/** Returns the main pages of a site, as a fallback without similar pages. */
async function mainPages(tx: TenantTx): Promise<LikelyPlace[]> {
  const { rows } = await sql<LikelyPlace>`
    select ${publicText('pages', 'title')} as title, slug as path,
      coalesce(nullif(${publicText('pages', 'excerpt')}, ''), ${publicText('pages', 'meta_description')}, '') as excerpt
    from pages
    where ${isPublicPage('pages')} and not noindex and not is_homepage
      and parent_id is null
    order by sort, id limit ${MOST.places}`.execute(tx);
  return rows;
}

/**
 * Returns suggestions for an unknown URL: content with a similar path or title, then content with its words, or the main pages
 * when nothing is similar.
 */
export async function notFoundSuggestions(
  site: { readonly tx: TenantTx; readonly tenantId: number },
  sections: readonly SiteSection[],
  path: string,
): Promise<{ isAlike: boolean; places: readonly LikelyPlace[] }> {
  const { tx } = site;
  const words = getAsked(path).join(' ');
  const all = [...(await addresses(tx, sections))];
  for (const section of sections) all.push(...(await section.findSimilar(site, words)));
  const alike = nearest(path, all, MOST.places);
  const found = alike.length > 0 ? alike : await placesWithWords(tx, path, MOST.places);
  return found.length > 0
    ? { isAlike: true, places: found }
    : { isAlike: false, places: await mainPages(tx) };
}
