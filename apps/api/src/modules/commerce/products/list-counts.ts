import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { CHOICE } from './product-choices.ts';

/**
 * Returns the query that counts listed products per category, with 0 for the whole shop.
 * @param ids - ids of products
 * @returns rows of category and number
 */
function getListed(ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select category_id, count(*) as n from product_listing
    where product_id = any(${ids}::bigint[]) group by category_id`;
}

/** Returns the query that counts products per category and attribute value. */
function getChosen(ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select l.category_id, w.word, count(*) as n
    from product_listing l join search_words w on w.entity_id = l.product_id
    where l.product_id = any(${ids}::bigint[]) and w.entity_id = any(${ids}::bigint[]) and w.entity = ${CHOICE}
    group by l.category_id, w.word`;
}

/** Subtracts products from the counts of their categories, which are locked in the order of their ids. */
async function takeCounts(tx: TenantTx, ids: readonly number[]): Promise<void> {
  // A separate statement takes the locks, because a join would take them in its own order.
  await sql`
    select 1 from category_counts
    where category_id = any(array(select distinct category_id from product_listing where product_id = any(${ids}::bigint[])))
    order by category_id for no key update`.execute(tx);
  await sql`
    update category_counts c set n = c.n - gone.n from (${getListed(ids)}) gone
    where c.category_id = gone.category_id`.execute(tx);
}

/** Adds products to the counts of their categories, which are locked in the order of their ids. */
async function addCounts(tx: TenantTx, tenantId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into category_counts as c (tenant_id, category_id, n)
    select ${tenantId}, category_id, n from (${getListed(ids)}) come order by category_id
    on conflict (tenant_id, category_id) do update set n = c.n + excluded.n`.execute(tx);
}

/**
 * Runs a change of the shop's lists or attribute values and updates both counts: products per list, and products per list and
 * value. Concurrent changes of the same lists wait for the counts of the lists, so those of the values need no lock order.
 * Takes ids of the products, the change.
 */
export async function counted(
  tx: TenantTx,
  tenantId: number,
  ids: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  await takeCounts(tx, ids);
  await sql`
    update choice_counts c set n = c.n - gone.n from (${getChosen(ids)}) gone
    where c.category_id = gone.category_id and c.word = gone.word`.execute(tx);
  await change();
  await addCounts(tx, tenantId, ids);
  await sql`
    insert into choice_counts as c (tenant_id, category_id, word, n)
    select ${tenantId}, category_id, word, n from (${getChosen(ids)}) come order by category_id, word
    on conflict (tenant_id, category_id, word) do update set n = c.n + excluded.n`.execute(tx);
}
