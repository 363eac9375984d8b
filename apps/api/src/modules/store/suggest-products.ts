import type { StoreSuggestions } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords } from '../../database/search-words.ts';
import { MOST_FOUND } from './found-set.ts';
import { and, keptCount } from './listed-products.ts';
import { meantWords } from './meant-words.ts';
import { MOST_READ, rarestFirst, wordPostings } from './postings.ts';
import { productCards } from './product-cards.ts';
import { shopCategories } from './shop-categories.ts';

const MOST = { products: 12, categories: 4 } as const;
/** The best selling products that are looked through for words that many have. */
const MOST_LOOKED_THROUGH = 3000;

/** Products that have words which begin so, the best selling first. */
async function bestWith(tx: TenantTx, words: readonly string[]): Promise<number[]> {
  const weighed = await rarestFirst(tx, wordPostings(words));
  const [first, ...others] = weighed;
  if (!first || first.n === 0) return [];
  const place = sql.ref('l.product_id');
  const bySales = sql`order by l.sales desc, l.product_id desc`;
  if (first.n > MOST_FOUND) {
    // What many have is soon among the best selling.
    const shop = Math.max(1, await keptCount(tx, 0));
    const likely = weighed.reduce((all, { n }) => (all * n) / shop, MOST_LOOKED_THROUGH);
    const conditions = weighed.map(({ posting }) => posting.has(place));
    const { rows } =
      likely < MOST.products
        ? { rows: [] }
        : await sql<{ product_id: string }>`
            select l.product_id from (
              select * from product_listing l where l.category_id = 0 ${bySales} limit ${MOST_LOOKED_THROUGH}
            ) l where ${and(conditions)} ${bySales} limit ${MOST.products}`.execute(tx);
    if (rows.length === MOST.products) return rows.map(({ product_id }) => Number(product_id));
  }
  const rest = others.map(({ posting }) => posting.has(sql.ref('h.id')));
  const { rows } = await sql<{ product_id: string }>`
    with hits as materialized (select distinct id from (${first.posting.ids} limit ${MOST_READ}) h)
    select l.product_id from (select h.id from hits h where ${and([sql`true`, ...rest])} offset 0) had
    cross join lateral (
      select * from product_listing l where l.product_id = had.id and l.category_id = 0 offset 0
    ) l ${bySales} limit ${MOST.products}`.execute(tx);
  return rows.map(({ product_id }) => Number(product_id));
}

/** Categories of the shop whose names have words that begin so. */
async function categoriesWith(tx: TenantTx, words: readonly string[]) {
  return (await shopCategories(tx))
    .filter(({ category }) => {
      const own = askedWords(category);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, MOST.categories)
    .map(({ id, category, slug }) => ({ id, category, slug }));
}

/** What a visitor may be looking for, while it is being typed; from two letters on. */
export async function suggestProducts(tx: TenantTx, typed: string): Promise<StoreSuggestions> {
  const words = askedWords(typed);
  if ([...words.join('')].length < 2) return { products: [], categories: [], didYouMean: null };
  const categories = await categoriesWith(tx, words);
  const ids = await bestWith(tx, words);
  const meant = ids.length > 0 || categories.length > 0 ? undefined : await meantWords(tx, words);
  return {
    products: await productCards(tx, meant ? await bestWith(tx, meant.words) : ids),
    categories,
    didYouMean: meant?.text(typed) ?? null,
  };
}
