import { queryTerms, searchTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isOneEdit, similarTerms } from '../../../kernel/database/typo-variants.ts';
import { type FoundPlace, searchSite } from './search-site.ts';
import type { LikelyPlace, SiteSection } from './site-section.ts';

/** Maximum number of places of other sections, such as categories of the shop, among the results. */
const MAX_SECTIONS = 5;
/** Maximum number of searches with corrected terms before a search finds nothing. */
const MAX_CORRECTIONS = 5;
/** Minimum length of a term that may have a typo. */
const MIN_CORRECTED = 4;

/** Result of a search of a site. */
export interface SiteResults {
  readonly rows: (Omit<FoundPlace, 'kind'> & { readonly kind: FoundPlace['kind'] | 'section' })[];
  readonly hasMore: boolean;
  /** Search terms that were used instead of the typed ones, because those found nothing; null otherwise. */
  readonly didYouMean: string | null;
}

/** Part of a site's search: typed text, and page of results. */
interface SiteSearch {
  readonly typed: string;
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** Returns whether a place has every term of a search in its names, as the beginning of a word or with one typo. */
function hasTerms({ title, otherNames = [] }: LikelyPlace, terms: readonly string[]): boolean {
  const words = searchTerms([title, ...otherNames]);
  return terms.every((term) =>
    words.some(
      (word) => word.startsWith(term) || (term.length >= MIN_CORRECTED && isOneEdit(term, word)),
    ),
  );
}

/** Returns places of other sections whose names match a search, such as categories of the shop. */
async function findSections(
  tx: TenantTx,
  sections: readonly SiteSection[],
  typed: string,
): Promise<SiteResults['rows']> {
  const terms = queryTerms(typed);
  if (terms.join('').length < 2) return [];
  const places: LikelyPlace[] = [];
  for (const section of sections) places.push(...(await section.listPlaces(tx)));
  return places
    .filter((place) => hasTerms(place, terms))
    .slice(0, MAX_SECTIONS)
    .map(({ title, path, excerpt }, at) => ({ kind: 'section', id: at + 1, title, path, excerpt }));
}

/** Searches with one term replaced by a stored one within one edit, the most frequent first. */
async function searchCorrected(
  tx: TenantTx,
  { typed, ...page }: SiteSearch,
): Promise<SiteResults | undefined> {
  const terms = queryTerms(typed);
  const readings: string[] = [];
  for (const [at, term] of terms.entries())
    for (const similar of await similarTerms(tx, ['page', 'blog_post', 'collection_item'], term))
      readings.push(terms.with(at, similar).join(' '));
  for (const reading of readings.slice(0, MAX_CORRECTIONS)) {
    const found = await searchSite(tx, reading, page);
    if (found.rows.length > 0) return { ...found, didYouMean: reading };
  }
  return undefined;
}

/**
 * Returns the pages, posts and other places of a site that match a search; title matches first, places of other sections before
 * them. When nothing matches, terms are corrected by one letter.
 */
export async function getSiteResults(
  tx: TenantTx,
  sections: readonly SiteSection[],
  search: SiteSearch,
): Promise<SiteResults> {
  const { typed, ...page } = search;
  const found = await searchSite(tx, typed, page);
  if (page.currentPage > 1) return { ...found, didYouMean: null };
  const places = await findSections(tx, sections, typed);
  const rows = [...places, ...found.rows];
  if (rows.length > 0) return { rows, hasMore: found.hasMore, didYouMean: null };
  return (await searchCorrected(tx, search)) ?? { rows: [], hasMore: false, didYouMean: null };
}
