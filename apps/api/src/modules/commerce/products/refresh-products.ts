import { sql } from 'kysely';
import { sortByHash } from '../../../kernel/database/sort-by-hash.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { counted } from './list-counts.ts';
import { saveChoices } from './product-choices.ts';

/**
 * Updates everything that is derived from products after a change of them, their variants or their categories: the own variant of
 * products without others, price ranges, quantities, their positions in the shop's lists with the counts, and their attribute
 * values.
 * It uses statements over all products, since an import changes thousands; each table is queried by its own list of ids, so that
 * the planner uses hash joins.
 */
export async function refreshProducts(
  tx: TenantTx,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  await saveOwnVariants(tx, ids);
  await sumUpProducts(tx, tenantId, ids);
}

/**
 * Updates the own variants of products and which of all variants are for sale. A new variant gets the quantity that its product
 * was created with.
 */
export async function saveOwnVariants(tx: TenantTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await sortByHash(tx, ids.length, () => ownVariants(tx, ids));
}

/** Updates the totals and list positions of products. */
export async function sumUpProducts(
  tx: TenantTx,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await sortByHash(tx, ids.length, () => sums(tx, tenantId, ids));
}

async function ownVariants(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const asked = sql`any(${ids}::bigint[])`;
  const hasOthers = sql`exists (
    select 1 from product_variants o where o.tenant_id = p.tenant_id and o.product_id = p.id and not o.is_own)`;
  await sql`
    insert into product_variants (tenant_id, product_id, is_own, is_live, sku, barcode, price, sale_price, stock)
    select p.tenant_id, p.id, true, p.deleted_at is null and not ${hasOthers}, p.sku, p.barcode, p.unit_price, p.sale_price,
      case when ${hasOthers} then 0 else p.stock end
    from products p where p.id = ${asked}
    on conflict (tenant_id, product_id, choice_key) do update
      set is_live = excluded.is_live, sku = excluded.sku, barcode = excluded.barcode,
        price = excluded.price, sale_price = excluded.sale_price`.execute(tx);
  await sql`
    update product_variants v set is_live = p.deleted_at is null
    from products p
    where p.tenant_id = v.tenant_id and p.id = v.product_id and p.id = ${asked} and v.product_id = ${asked} and not v.is_own
      and v.is_live <> (p.deleted_at is null)`.execute(tx);
}

async function sums(tx: TenantTx, tenantId: number, ids: readonly number[]): Promise<void> {
  const asked = sql`any(${ids}::bigint[])`;
  await sql`
    update products p set variant_count = s.others, stock = s.pieces, min_price = s.low, max_price = s.high
    from (
      select v.product_id, count(*) filter (where not v.is_own) as others,
        coalesce(sum(v.stock) filter (where v.is_own <> v.has_others), 0) as pieces,
        coalesce(min(coalesce(v.sale_price, v.price)) filter (where v.is_own <> v.has_others), 0) as low,
        coalesce(max(coalesce(v.sale_price, v.price)) filter (where v.is_own <> v.has_others), 0) as high
      from (
        select o.*, bool_or(not o.is_own) over (partition by o.product_id) as has_others
        from product_variants o where o.product_id = ${asked}
      ) v group by v.product_id
    ) s
    where p.id = s.product_id and p.id = ${asked}
      and (p.variant_count, p.stock, p.min_price, p.max_price) is distinct from (s.others, s.pieces, s.low, s.high)`.execute(
    tx,
  );
  await counted(tx, tenantId, ids, async () => {
    await placeInLists(tx, tenantId, ids);
    await saveChoices(tx, tenantId, ids);
  });
}

/**
 * Returns the products in categories or their descendants. Takes ids of categories.
 * @returns ids of products, ascending
 */
export async function productsBelow(
  tx: TenantTx,
  categoryIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from categories where id = any(${categoryIds}::bigint[])
      union
      select c.id from below b join categories c on c.parent_id = b.id
    )
    select distinct l.product_id as id from product_categories l join below b on b.id = l.category_id
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Updates the listing of products after a change of the category tree. Locks the products, so that a concurrent save is not
 * overwritten.
 */
export async function relistProducts(
  tx: TenantTx,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select 1 from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  await sortByHash(tx, ids.length, () =>
    counted(tx, tenantId, ids, () => placeInLists(tx, tenantId, ids)),
  );
}

/**
 * Updates the positions of products in the shop's lists: the whole shop, each of their categories, and the ancestors of those.
 */
async function placeInLists(tx: TenantTx, tenantId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from product_listing where product_id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    with recursive named as (
      select l.product_id, l.category_id from product_categories l where l.product_id = any(${ids}::bigint[])
    ),
    above as (
      select n.product_id, c.id, c.parent_id from named n
      join categories c on c.tenant_id = ${tenantId} and c.id = n.category_id and c.deleted_at is null
      union
      select a.product_id, c.id, c.parent_id from above a
      join categories c on c.tenant_id = ${tenantId} and c.id = a.parent_id and c.deleted_at is null
    ),
    placed as (
      select product_id, id as category_id from above
      union select id, 0 from unnest(${ids}::bigint[]) as p (id)
    )
    insert into product_listing (tenant_id, category_id, product_id, name_key, cents, created_at, sales)
    select p.tenant_id, placed.category_id, p.id, p.name_key, round(p.min_price * 100), p.created_at, p.sales
    from placed join products p on p.tenant_id = ${tenantId} and p.id = placed.product_id
    where p.id = any(${ids}::bigint[]) and p.deleted_at is null and p.status = 'published'`.execute(
    tx,
  );
}
