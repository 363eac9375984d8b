import { sql } from 'kysely';
import type { PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicItem, itemPath } from '../collections/item-paths.ts';
import { isLivePage, isPublicPage, publicText } from '../tree/live-pages.ts';
import { asVisitorsSee, isPublic } from './live-version.ts';
import type { PageWithAuthor } from './pages.repository.ts';

/** Returns the query of pages that are public now. */
const visible = (tx: TenantTx) => tx.selectFrom('pages').where(isPublicPage('pages'));

/**
 * Returns a page by its slug, '' for the home page.
 * @param drafts - true for staff, who also see pages that are not public, and unpublished changes
 * @param live - true for public pages as visitors see them, also for staff
 * @param showsItems - true for the page that shows the items of a collection, by the part of their addresses before the item
 */
export async function findPageBySlug(
  tx: TenantTx,
  slug: string,
  { drafts, live, showsItems = false }: { drafts: boolean; live: boolean; showsItems?: boolean },
): Promise<PageWithAuthor | undefined> {
  const base = drafts
    ? tx.selectFrom('pages').where('pages.deleted_at', 'is', null)
    : showsItems
      ? tx.selectFrom('pages').where(isLivePage('pages'))
      : visible(tx);
  const query = base
    .leftJoin('people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'pages.tenant_id')
        .onRef('people.user_id', '=', 'pages.author_id'),
    )
    .selectAll('pages')
    .select('people.display_name as author_name')
    .$if(showsItems, (pages) => pages.where('pages.item_collection_id', 'is not', null));
  const found = await (slug === ''
    ? query.where('pages.is_homepage', '=', true)
    : query.where('pages.slug', '=', slug)
  ).executeTakeFirst();
  return found && (!drafts || (live && isPublic(found))) ? asVisitorsSee(found) : found;
}

/** Returns whether visitors see a page, at its own address or at those of items. */
export async function isVisible(tx: TenantTx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('pages.id')
    .where(isLivePage('pages'))
    .where('pages.id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Columns of a page in a menu. */
export interface MenuPage
  extends Pick<PageRecord, 'id' | 'title' | 'slug' | 'sort' | 'parent_id'> {}

/** Maximum number of pages and levels of a menu. */
const MENU = { pages: 500, levels: 6 } as const;

/** Returns the published pages below a page, or all from the top, down to six levels in menu order. */
export async function listMenuPages(tx: TenantTx, parentId: number | null): Promise<MenuPage[]> {
  const due = isPublicPage('p');
  const title = publicText('p', 'title');
  const { rows } = await sql<MenuPage>`
    with recursive menu as (
      select p.id, ${title} as title, p.slug, p.sort, p.parent_id, 1 as level from pages p
      where p.parent_id is not distinct from ${parentId}::bigint and ${due}
      union all
      select p.id, ${title}, p.slug, p.sort, p.parent_id, menu.level + 1
      from pages p join menu on p.parent_id = menu.id
      where ${due} and menu.level < ${MENU.levels}
    )
    select id, title, slug, sort, parent_id from menu order by level, sort, lower(title), id limit ${MENU.pages}`.execute(
    tx,
  );
  return rows;
}

/** Maximum number of addresses in a sitemap. */
const MAX_ADDRESSES = 50_000;

/** Returns the slugs of all published pages that search engines may index, and then those of items with pages, up to the limit of a sitemap. */
export async function listAddresses(
  tx: TenantTx,
): Promise<{ slug: string; is_homepage: boolean; updated_at: Date }[]> {
  const pages = await visible(tx)
    .select(['pages.slug', 'pages.is_homepage', 'pages.updated_at'])
    .where('pages.noindex', '=', false)
    .orderBy('pages.slug')
    .limit(MAX_ADDRESSES)
    .execute();
  const { rows: items } = await sql<{ slug: string; is_homepage: boolean; updated_at: Date }>`
    select ${itemPath('i', 'p')} as slug, false as is_homepage, greatest(i.updated_at, p.updated_at) as updated_at
    from collection_items i join pages p on ${isPublicItem('i', 'p')}
    where not p.noindex order by p.slug, i.slug limit ${MAX_ADDRESSES - pages.length}`.execute(tx);
  return [...pages, ...items];
}
