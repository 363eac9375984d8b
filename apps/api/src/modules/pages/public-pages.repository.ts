import type { TenantTx } from '../../database/data-door.ts';
import type { PageWithAuthor } from './pages.repository.ts';

/** Pages that a visitor may see: published, and due. */
const visible = (tx: TenantTx) =>
  tx
    .selectFrom('pages')
    .where('pages.deleted_at', 'is', null)
    .where('pages.status', '=', 'published')
    .where('pages.publish_date', '<=', new Date());

/** A page by its address, '' for the home page. Shape: `drafts` true for staff → also pages that visitors do not get. */
export function findPageBySlug(
  tx: TenantTx,
  slug: string,
  { drafts }: { drafts: boolean },
): Promise<PageWithAuthor | undefined> {
  const base = drafts ? tx.selectFrom('pages').where('pages.deleted_at', 'is', null) : visible(tx);
  const query = base
    .leftJoin('people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'pages.tenant_id')
        .onRef('people.user_id', '=', 'pages.author_id'),
    )
    .selectAll('pages')
    .select('people.display_name as author_name');
  return (
    slug === '' ? query.where('pages.is_homepage', '=', true) : query.where('pages.slug', '=', slug)
  ).executeTakeFirst();
}

/** Published pages right below a page, by title. */
export function listChildren(
  tx: TenantTx,
  parentId: number,
): Promise<{ title: string; slug: string }[]> {
  return visible(tx)
    .select(['pages.title', 'pages.slug'])
    .where('pages.parent_id', '=', parentId)
    .orderBy('pages.title')
    .orderBy('pages.id')
    .limit(200)
    .execute();
}

/** Addresses of all published pages, up to the most that a sitemap may have. */
export function listAddresses(
  tx: TenantTx,
): Promise<{ slug: string; is_homepage: boolean; updated_at: Date }[]> {
  return visible(tx)
    .select(['pages.slug', 'pages.is_homepage', 'pages.updated_at'])
    .orderBy('pages.slug')
    .limit(50_000)
    .execute();
}
