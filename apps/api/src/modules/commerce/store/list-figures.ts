import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ListFigures, Span } from './list-figures.types.ts';
import type { AskedShop } from './postings.ts';
import { and, inPriceRange } from './store-query.ts';

/** Maximum number of products in a price range that are counted. */
export const MAX_COUNTED = 20_000;

async function getSpan(tx: TenantTx, category: number): Promise<Span> {
  const list = sql`from product_listing l where l.category_id = ${category} order by l.cents`;
  const { rows } = await sql<Span>`
    select (select l.cents ${list} limit 1) as low, (select l.cents ${list} desc limit 1) as high`.execute(
    tx,
  );
  return rows[0] ?? { low: null, high: null };
}

/** Returns the stored number of products of a list, which every change of products updates. */
async function cachedCount(tx: TenantTx, category: number): Promise<number> {
  const row = await tx
    .selectFrom('category_counts')
    .select('n')
    .where('category_id', '=', category)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

async function countInRange(
  tx: TenantTx,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select 1 from product_listing l where ${and(conditions)} limit ${MAX_COUNTED + 1}
    ) counted`.execute(tx);
  return Number(rows[0]?.n ?? 0);
}

/**
 * Returns the figures of a list from the cache or the database.
 * @param options - the list's category
 * @param category - 0 for the whole shop
 * @param price - a price range or none
 */
export async function listFigures(
  { tx, tenantId, postings }: AskedShop,
  category: number,
  price?: string,
): Promise<ListFigures> {
  const place = postings.figures(tenantId, JSON.stringify([category, price]));
  if (place.kept) return place.kept;
  const inRange = inPriceRange({ price });
  const all = await cachedCount(tx, category);
  const conditions = [sql<SqlBool>`l.category_id = ${category}`, ...inRange];
  const n = inRange.length > 0 ? await countInRange(tx, conditions) : all;
  const figures = { all, n, span: await getSpan(tx, category) };
  place.keep(figures);
  return figures;
}
