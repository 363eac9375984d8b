import { BLOG_PAGE, PRODUCT_PATH, STORE_CATEGORY_PATH, STORE_PAGE } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { AskedShop } from '../../commerce/store/postings.ts';
import { shopCategories } from '../../commerce/store/shop-categories.ts';
import { suggestProducts } from '../../commerce/store/suggest-products.ts';
import { isPublicPage, publicText } from '../pages/live-version.ts';
import { getAsked, nearest } from './address-likeness.ts';
import { placesWithWords, shownPlaces } from './search-site.ts';

/** Suggestion for a visitor of an unknown URL. */
export interface LikelyPlace {
  readonly title: string;
  /** Path of the site without the leading slash; '' is the home page. */
  readonly path: string;
  readonly excerpt: string;
}

/** Maximum number of suggestions, and of compared pages and posts, newest first. */
const MOST = { places: 4, compared: 500 } as const;

/** Returns whether the shop has public products. */
async function sells(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('product_listing')
    .select('product_id')
    .where('category_id', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the public pages and posts of a site, its blog, its shop and the shop's categories. */
async function addresses(tx: TenantTx): Promise<LikelyPlace[]> {
  const { rows: own } = await shownPlaces(tx, MOST.compared);
  const isShop = await sells(tx);
  const categories = isShop ? await shopCategories(tx) : [];
  const hasPosts = own.some(({ kind }) => kind === 'post');
  // A page of the tenant may replace these built-in pages.
  const lists = [
    ...(hasPosts ? [{ title: 'Blog', path: BLOG_PAGE, excerpt: '' }] : []),
    ...(isShop ? [{ title: 'Shop', path: STORE_PAGE, excerpt: '' }] : []),
  ];
  return [
    ...own,
    ...lists.filter(({ path }) => own.every((page) => page.path !== path)),
    ...categories.map(({ category, slug, description }) => ({
      title: category,
      path: `${STORE_CATEGORY_PATH}${slug}`,
      excerpt: description,
    })),
  ];
}

/** Returns similar products with the shop's search, which scales to any number of products. */
async function productsLike(shop: AskedShop, path: string): Promise<LikelyPlace[]> {
  const { products } = await suggestProducts(shop, getAsked(path).join(' '));
  return products.map(({ name, slug }) => ({
    title: name,
    path: `${PRODUCT_PATH}${slug}`,
    excerpt: '',
  }));
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
  shop: AskedShop,
  path: string,
): Promise<{ isAlike: boolean; places: LikelyPlace[] }> {
  const { tx } = shop;
  const all = [...(await addresses(tx)), ...(await productsLike(shop, path))];
  const alike = nearest(path, all, MOST.places);
  const found = alike.length > 0 ? alike : await placesWithWords(tx, path, MOST.places);
  return found.length > 0
    ? { isAlike: true, places: found }
    : { isAlike: false, places: await mainPages(tx) };
}
