import type { CategoryKind } from '@org/schema';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../database/advisory-lock.ts';
import type { CategoryRecord } from '../../database/entity-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';

/** Changes of a kind's tree and of its addresses take turns within a tenant. */
export async function lockCategories(
  tx: TenantTx,
  tenantId: number,
  kind: CategoryKind,
): Promise<void> {
  await withAdvisoryLock(tx, tenantId, `categories of ${kind}`);
}

/** The records that categories of a kind are of, as `p`, by their links. */
const LINKED = {
  blog: sql`blog_post_categories l join blog_posts p on p.tenant_id = l.tenant_id and p.id = l.post_id`,
  products: sql`product_categories l join products p on p.tenant_id = l.tenant_id and p.id = l.product_id`,
} as const satisfies Record<CategoryKind, unknown>;

/** Every category of a kind outside the trash. */
export function liveCategories(tx: TenantTx, kind: CategoryKind): Promise<CategoryRecord[]> {
  return tx
    .selectFrom('categories')
    .selectAll()
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
}

/** How many records have each category of a kind, those in the trash left out. Shape: → id → number; none for 0. */
export async function recordCounts(
  tx: TenantTx,
  kind: CategoryKind,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: string; n: string }>`
    select l.category_id as id, count(*) as n from ${LINKED[kind]}
    where p.deleted_at is null group by l.category_id`.execute(tx);
  return new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
}

/** Makes a category. Shape: → its id. */
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

/** Changes a category to its next version. */
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

/** Numbers categories in the order of their ids; where somebody stands is no new version of it. */
export async function placeCategories(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories set sort = place.n - 1
    from unnest(${ids}::bigint[]) with ordinality as place (id, n)
    where categories.id = place.id and categories.sort <> place.n - 1`.execute(tx);
}

/** Categories of the trash, by their ids. */
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

/** Puts a category into the trash; those below it stand below its parent from then on. */
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

/** Takes a category out of the trash, to a place and an address that are free. */
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
