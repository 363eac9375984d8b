import type { StoreSuggestions } from '@org/schema/entities';
import { sql } from 'kysely';
import { queryTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { shopCategories } from '../product-categories/shop-categories.ts';
import { getDidYouMean } from './did-you-mean.ts';
import { getPlaces, MAX_FOUND, meet } from './found-set.ts';
import { hasId } from './id-set.ts';
import { type AskedShop, termPostings } from './postings.ts';
import { productCards } from './product-cards.ts';
import { firstInOrder, getOrder, onPlaces } from './shop-order.ts';

const MOST = { products: 12, categories: 4 } as const;
/** Maximum number of best-selling products that are scanned for common search terms. */
const MAX_LOOKED_THROUGH = 3000;
/** Maximum number of matches that are compared by sales when they are not among the best-selling products. */
const MAX_COMPARED = 20_000;

const BEST = { by: 'sales', descends: true } as const;

/** Returns products with words that begin with the search terms, best-selling first. */
async function bestWith(shop: AskedShop, words: readonly string[]): Promise<readonly number[]> {
  const { tx } = shop;
  const found = await meet(shop, termPostings(words));
  if (found.ids.length === 0) return [];
  if (found.ids.length > MAX_FOUND) {
    // Common words are soon found among the best-selling products.
    const order = { ...BEST, category: 0, having: found.rest };
    const first = await firstInOrder(shop, order, MAX_LOOKED_THROUGH);
    const best = first.ids
      .filter((id) => found.isCut || hasId(found.ids, id))
      .subarray(0, MOST.products);
    if (best.length === MOST.products) return [...best];
  }
  const { rows } = await sql<{ product_id: string }>`
    with ${getPlaces(found.ids.subarray(0, MAX_COMPARED), onPlaces(found.rest))}
    select l.product_id from l order by ${getOrder(BEST)} limit ${MOST.products}`.execute(tx);
  return rows.map(({ product_id }) => Number(product_id));
}

/** Returns categories of the shop with words in their names that begin with the search terms. */
async function categoriesWith(tx: TenantTx, words: readonly string[]) {
  return (await shopCategories(tx))
    .filter(({ category }) => {
      const own = queryTerms(category);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, MOST.categories)
    .map(({ id, category, slug }) => ({ id, category, slug }));
}

/** Returns suggestions while a visitor is typing, from two letters on. */
export async function suggestProducts(shop: AskedShop, typed: string): Promise<StoreSuggestions> {
  const { tx } = shop;
  const words = queryTerms(typed);
  if ([...words.join('')].length < 2) return { products: [], categories: [], didYouMean: null };
  const categories = await categoriesWith(tx, words);
  const ids = await bestWith(shop, words);
  const meant =
    ids.length > 0 || categories.length > 0 ? undefined : await getDidYouMean(shop, words);
  return {
    products: await productCards(tx, meant ? await bestWith(shop, meant.words) : ids),
    categories,
    didYouMean: meant?.text(typed) ?? null,
  };
}
