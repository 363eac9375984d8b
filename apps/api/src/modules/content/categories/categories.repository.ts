import type { CategoryKind } from '@org/schema/entities';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { CategoryRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Locks the tree and slugs of a kind of categories within a tenant. */
export async function lockCategories(
  tx: TenantTx,
  tenantId: number,
  kind: CategoryKind,
): Promise<void> {
  await withAdvisoryLock(tx, tenantId, `categories of ${kind}`);
}

/** Joins from the links of each kind to the linked records, as `p`. */
const LINKED = {
  blog: sql`blog_post_categories l join blog_posts p on p.tenant_id = l.tenant_id and p.id = l.post_id`,
  products: sql`product_categories l join products p on p.tenant_id = l.tenant_id and p.id = l.product_id`,
} as const satisfies Record<CategoryKind, unknown>;

/** Returns all categories of a kind outside of the trash. */
export function liveCategories(tx: TenantTx, kind: CategoryKind): Promise<CategoryRecord[]> {
  return tx
    .selectFrom('categories')
    .selectAll()
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Returns the number of records of each category of a kind, without those in the trash.
 * @returns id → number; categories without records are missing
 */
export async function recordCounts(
  tx: TenantTx,
  kind: CategoryKind,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: string; n: string }>`
    select l.category_id as id, count(*) as n from ${LINKED[kind]}
    where p.deleted_at is null group by l.category_id`.execute(tx);
  return new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
}

/**
 * Inserts a category.
 * @returns its id
 */
export async function insertCategory(
  tx: TenantTx,
  category: Omit<
    CategoryRecord,
    'id' | 'version' | 'created_at' | 'updated_at' | 'deleted_at' | 'sort'
  >,
): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a category to its next version. */
export async function changeCategory(
  tx: TenantTx,
  id: number,
  change: Partial<
    Pick<CategoryRecord, 'category' | 'slug' | 'description' | 'thumbnail' | 'parent_id'>
  >,
): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute();
}

/** Stores the order of categories. A new position does not change a category's version. */
export async function placeCategories(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories set sort = place.n - 1
    from unnest(${ids}::bigint[]) with ordinality as place (id, n)
    where categories.id = place.id and categories.sort <> place.n - 1`.execute(tx);
}

/** Returns categories in the trash by id. */
export function trashedCategories(
  tx: TenantTx,
  kind: CategoryKind,
  ids: readonly number[],
): Promise<CategoryRecord[]> {
  return tx
    .selectFrom('categories')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Moves a category to the trash and its children to its parent. */
export async function trashCategory(
  tx: TenantTx,
  { id, parent_id }: CategoryRecord,
): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({ parent_id, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  await tx
    .updateTable('categories')
    .set((eb) => ({
      deleted_at: new Date(),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Restores a category from the trash with a free slug and an existing parent. */
export async function reviveCategory(
  tx: TenantTx,
  id: number,
  place: Pick<CategoryRecord, 'slug' | 'parent_id'>,
): Promise<void> {
  await tx
    .updateTable('categories')
    .set((eb) => ({
      ...place,
      deleted_at: null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
}
