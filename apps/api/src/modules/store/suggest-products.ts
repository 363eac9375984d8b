import type { StoreSuggestions } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords, beginsWith } from '../../database/search-words.ts';
import { and, isNamed } from './listed-products.ts';
import { meantWords } from './meant-words.ts';
import { productCards } from './product-cards.ts';
import { shopCategories } from './shop-categories.ts';

const MOST = { products: 12, categories: 4 } as const;
/** Up to so many products with a word are read and ordered; of more the best selling ones are looked through. */
const FEW = 3000;

/** Products that have words which begin so, the best selling first. */
async function bestWith(tx: TenantTx, words: readonly string[]): Promise<number[]> {
  const [longest = '', ...others] = words;
  const isHit = sql`w.entity = 'product' and ${beginsWith(sql.ref('w.word'), longest)}`;
  const { rows: some } = await sql<{ n: string }>`
    select count(*) as n from (select from search_words w where ${isHit} limit ${FEW + 1}) counted`.execute(
    tx,
  );
  const inShop = [sql<boolean>`l.category_id = 0`, ...others.map(isNamed)];
  const { rows } =
    Number(some[0]?.n ?? 0) > FEW
      ? await sql<{ product_id: string }>`
          select l.product_id from product_listing l where ${and([...inShop, isNamed(longest)])}
          order by l.sales desc, l.product_id desc limit ${MOST.products}`.execute(tx)
      : await sql<{ product_id: string }>`
          with hits as materialized (select distinct w.entity_id as id from search_words w where ${isHit})
          select l.product_id from hits join product_listing l on l.product_id = hits.id where ${and(inShop)}
          order by l.sales desc, l.product_id desc limit ${MOST.products}`.execute(tx);
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
