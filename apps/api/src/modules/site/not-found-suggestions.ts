import { BLOG_PAGE, PRODUCT_PATH, STORE_CATEGORY_PATH, STORE_PAGE } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';
import { isPublicPage, publicText } from '../pages/live-version.ts';
import type { AskedShop } from '../store/postings.ts';
import { shopCategories } from '../store/shop-categories.ts';
import { suggestProducts } from '../store/suggest-products.ts';
import { getAsked, nearest } from './address-likeness.ts';
import { placesWithWords, shownPlaces } from './search-site.ts';

/** Somewhere that a visitor who has lost the way may have meant. */
export interface LikelyPlace {
  readonly title: string;
  /** Path of the site without the leading slash; '' is the home page. */
  readonly path: string;
  readonly excerpt: string;
}

/** Most places that are proposed, and most pages and posts whose addresses are compared: of more the newest. */
const MOST = { places: 4, compared: 500 } as const;

/** True where visitors find a product: without one there is no shop. */
async function sells(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('product_listing')
    .select('product_id')
    .where('category_id', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The pages and posts of a site, its blog, its shop and the categories of that, as far as visitors get them. */
async function addresses(tx: TenantTx): Promise<LikelyPlace[]> {
  const { rows: own } = await shownPlaces(tx, MOST.compared);
  const isShop = await sells(tx);
  const categories = isShop ? await shopCategories(tx) : [];
  const hasPosts = own.some(({ kind }) => kind === 'post');
  // A page of the tenant's own may stand in their place.
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

/** Products that an address may have meant: a shop of any size is asked as its search is. */
async function productsLike(shop: AskedShop, path: string): Promise<LikelyPlace[]> {
  const { products } = await suggestProducts(shop, getAsked(path).join(' '));
  return products.map(({ name, slug }) => ({
    title: name,
    path: `${PRODUCT_PATH}${slug}`,
    excerpt: '',
  }));
}

/** The pages that a site leads to first, for those who have typed what nothing is like. */
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
 * Where somebody may have wanted to go who has come to an address that there is not: what has nearly that address or that title,
 * then what has its words, and the main pages where nothing is alike.
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
