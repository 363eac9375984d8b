import { PAGE_FIELDS, type PageStatus } from '@org/schema';
import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ListResults } from '../../database/list-page.ts';
import {
  type AskedList,
  defineList,
  type ListReader,
  orderBy,
  readList,
} from '../../database/read-list.ts';
import type { NewPageRecord, PageChange, PageRecord } from '../../database/tables.ts';

/** A page with the name of who made it. */
export type PageWithAuthor = Omit<PageRecord, 'content'> & {
  content?: string | null;
  author_name: string | null;
};

const LIST_COLUMNS = [
  'tenant_id',
  'id',
  'slug',
  'title',
  'excerpt',
  'image',
  'parent_id',
  'status',
  'publish_date',
  'show_page_title',
  'is_homepage',
  'canonical_url',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'focus_keyphrase',
  'og_image',
  'noindex',
  'header_id',
  'without_header',
  'footer_id',
  'without_footer',
  'template',
  'sort',
  'usages_known',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

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

/** Pages as a list, without content. */
const PAGE_LIST = defineList({
  table: 'pages',
  rows: (tx) => withAuthor(tx).select(LIST_COLUMNS.map((column) => `pages.${column}` as const)),
  orders: {
    title: orderBy('text', 'pages.title'),
    slug: orderBy('text', 'pages.slug'),
    status: orderBy('text', 'pages.status'),
    publish_date: orderBy('time', 'pages.publish_date'),
    updated_at: orderBy('time', 'pages.updated_at'),
    created_at: orderBy('time', 'pages.created_at'),
    order: orderBy('number', 'pages.sort'),
  },
  usual: { by: 'updated_at', direction: 'desc' },
  searched: ['title', 'slug'],
  fields: PAGE_FIELDS,
  filters: {
    title: { type: 'text', value: sql.ref('pages.title') },
    status: { type: 'enum', value: sql.ref('pages.status') },
    slug: { type: 'text', value: sql.ref('pages.slug') },
    author: { type: 'person', value: sql.ref('pages.author_id') },
    publish_date: { type: 'date', value: sql.ref('pages.publish_date') },
    updated_at: { type: 'date', value: sql.ref('pages.updated_at') },
    created_at: { type: 'date', value: sql.ref('pages.created_at') },
    order: { type: 'number', value: sql.ref('pages.sort') },
  },
});

/** One part of the list of pages. Shape: transaction, checked query, who asks. */
export function listPages(
  tx: TenantTx,
  query: AskedList & { readonly status?: PageStatus | undefined },
  reader: ListReader,
): Promise<ListResults<PageWithAuthor>> {
  const { status } = query;
  const own = status ? [sql<SqlBool>`pages.status = ${status}`] : [];
  return readList(tx, PAGE_LIST, query, own, { reader });
}

/** One page with its content. */
export function findPage(tx: TenantTx, id: number): Promise<PageWithAuthor | undefined> {
  return withAuthor(tx)
    .selectAll('pages')
    .where('pages.id', '=', id)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A page that this transaction is about to change: others wait for it. */
export function lockPage(tx: TenantTx, id: number): Promise<PageRecord | undefined> {
  return live(tx).selectAll('pages').where('pages.id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes of addresses, parents and the home page take turns within a tenant. */
export async function lockPageTree(tx: TenantTx, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages of ${tenantId}`}, 0))`.execute(
    tx,
  );
}

/** Which of the addresses that begin like this other pages have. */
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

/** True when another page has the address. */
export async function isSlugTaken(tx: TenantTx, slug: string, exceptId: number): Promise<boolean> {
  return (
    (await live(tx)
      .select('pages.id')
      .where('pages.slug', '=', slug)
      .where('pages.id', '!=', exceptId)
      .executeTakeFirst()) !== undefined
  );
}

/** Ids from a page up to the top, itself first. */
export async function ancestorPageIds(tx: TenantTx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id, 1 as level from pages where id = ${id} and deleted_at is null
      union all
      select p.id, p.parent_id, above.level + 1 from pages p join above on p.id = above.parent_id where above.level < 100
    ) select id from above`.execute(tx);
  return rows.map((row) => row.id);
}

/** Makes a page. */
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

/** Changes a page that is still of the version it was read in. Shape: → the page, or undefined when it is not. */
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

/** Takes the home page's role from the page that has it. Shape: → the changed pages. */
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

/** Moves pages to the trash. Shape: ids → those that were there. */
export async function trashPages(tx: TenantTx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('pages')
    .set({ deleted_at: new Date() })
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts the children of pages that are gone at the top level. */
export function releaseChildren(
  tx: TenantTx,
  parentIds: readonly number[],
): Promise<{ id: number; version: number }[]> {
  return tx
    .updateTable('pages')
    .set((eb) => ({ parent_id: null, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('parent_id', 'in', parentIds)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .execute();
}

/** Pages of the trash, for a transaction that is about to take them out. */
export function findTrashed(tx: TenantTx, ids: readonly number[]): Promise<PageRecord[]> {
  return tx
    .selectFrom('pages')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes a page out of the trash. */
export function restorePage(
  tx: TenantTx,
  { id, version }: Pick<PageRecord, 'id' | 'version'>,
  change: Pick<PageChange, 'slug' | 'parent_id' | 'is_homepage'>,
): Promise<PageRecord> {
  return tx
    .updateTable('pages')
    .set({ ...change, deleted_at: null, version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
