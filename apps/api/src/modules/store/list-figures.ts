import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { AskedShop } from './postings.ts';
import { and, inPriceRange } from './store-query.ts';

/** Products in a range of prices that are counted at most. */
export const MAX_COUNTED = 20_000;

/** Prices from and to, in cents. */
export interface Span {
  readonly low: string | null;
  readonly high: string | null;
}

/** How many products stand in a list of the shop, and what they cost. */
export interface ListFigures {
  /** Products of the whole list. */
  readonly all: number;
  /** Those in the range of prices that was asked for; one more than are counted where there are more. */
  readonly n: number;
  /** Prices of the whole list. */
  readonly span: Span;
}

async function getSpan(tx: TenantTx, category: number): Promise<Span> {
  const list = sql`from product_listing l where l.category_id = ${category} order by l.cents`;
  const { rows } = await sql<Span>`
    select (select l.cents ${list} limit 1) as low, (select l.cents ${list} desc limit 1) as high`.execute(
    tx,
  );
  return rows[0] ?? { low: null, high: null };
}

/** Number of products of one list, kept by what changes them. */
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

/** Figures of one list, as they are kept or read now. Shape: the list's category, 0 for the whole shop; a range of prices or none. */
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
