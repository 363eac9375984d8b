import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { NewPageRecord, PageChange, PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Row of a page with the name of its author. */
export type PageWithAuthor = Omit<PageRecord, 'content' | 'live_version'> & {
  content?: string | null;
  author_name: string | null;
};

const live = (tx: TenantTx) => tx.selectFrom('pages').where('pages.deleted_at', 'is', null);

const withAuthor = (tx: TenantTx) =>
  tx
    .selectFrom('pages')
    .leftJoin('people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'pages.tenant_id')
        .onRef('people.user_id', '=', 'pages.author_id'),
    )
    .select('people.display_name as author_name');

/** Returns a page with its content and its live version. */
export function findPage(
  tx: TenantTx,
  id: number,
): Promise<(PageWithAuthor & Pick<PageRecord, 'live_version'>) | undefined> {
  return withAuthor(tx)
    .selectAll('pages')
    .where('pages.id', '=', id)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a page for a change. */
export function lockPage(tx: TenantTx, id: number): Promise<PageRecord | undefined> {
  return live(tx).selectAll('pages').where('pages.id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks the slugs, the hierarchy and the home page of a tenant. */
export async function lockPageTree(tx: TenantTx, tenantId: number): Promise<void> {
  await withAdvisoryLock(tx, tenantId, 'pages');
}

/** Returns the slugs of other pages that begin with a text. */
export async function takenSlugs(
  tx: TenantTx,
  start: string,
  exceptId: number,
): Promise<Set<string>> {
  const rows = await live(tx)
    .select('pages.slug')
    .where('pages.slug', 'like', `${start}%`)
    .where('pages.id', '!=', exceptId)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns whether another page has the slug. */
export async function isSlugTaken(tx: TenantTx, slug: string, exceptId: number): Promise<boolean> {
  return (
    (await live(tx)
      .select('pages.id')
      .where('pages.slug', '=', slug)
      .where('pages.id', '!=', exceptId)
      .executeTakeFirst()) !== undefined
  );
}

/** Returns the ids of a page and its ancestors, itself first. */
export async function ancestorPageIds(tx: TenantTx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id, 1 as level from pages where id = ${id} and deleted_at is null
      union all
      select p.id, p.parent_id, above.level + 1 from pages p join above on p.id = above.parent_id where above.level < 100
    ) select id from above`.execute(tx);
  return rows.map((row) => row.id);
}

/** Inserts a page. */
export function insertPage(
  tx: TenantTx,
  tenantId: number,
  page: NewPageRecord,
): Promise<PageRecord> {
  return tx
    .insertInto('pages')
    .values({ ...page, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Updates a page if its version is still the one that was read.
 * @returns the page, or undefined otherwise
 */
export function updatePage(
  tx: TenantTx,
  based: { id: number; version: number },
  change: PageChange,
): Promise<PageRecord | undefined> {
  return tx
    .updateTable('pages')
    .set({ ...change, version: based.version + 1, updated_at: new Date() })
    .where('id', '=', based.id)
    .where('version', '=', based.version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Removes the home page's role from the page that has it.
 * @returns changed pages
 */
export function clearHomepage(
  tx: TenantTx,
  exceptId: number,
): Promise<{ id: number; version: number }[]> {
  return tx
    .updateTable('pages')
    .set((eb) => ({ is_homepage: false, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('is_homepage', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .returning(['id', 'version'])
    .execute();
}

/** Moves the children of deleted pages to the top level, except for those that are deleted as well. */
export function releaseChildren(
  tx: TenantTx,
  parentIds: readonly number[],
): Promise<{ id: number; version: number }[]> {
  return tx
    .updateTable('pages')
    .set((eb) => ({ parent_id: null, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('parent_id', 'in', parentIds)
    .where('id', 'not in', parentIds)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .execute();
}

/** Locks pages in the trash for a restoration. */
export function findTrashed(
  tx: TenantTx,
  ids: readonly number[],
): Promise<Pick<PageRecord, 'id' | 'slug' | 'parent_id'>[]> {
  return tx
    .selectFrom('pages')
    .select(['id', 'slug', 'parent_id'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Sets the slug and parent of a page in the trash before its restoration. */
export async function placeTrashed(
  tx: TenantTx,
  id: number,
  place: Pick<PageChange, 'slug' | 'parent_id' | 'is_homepage'>,
): Promise<void> {
  await tx.updateTable('pages').set(place).where('id', '=', id).execute();
}
