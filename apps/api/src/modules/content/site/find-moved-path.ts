import { BLOG_PATH, PRODUCT_PATH } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicItem, itemPath } from '../collections/item-paths.ts';
import { isLivePage, isPublicPage } from '../tree/live-pages.ts';

/** Returns the current path of an item after the address of the page that shows it has changed, and after that perhaps its own. */
async function movedWithBase(tx: TenantTx, path: string): Promise<string | undefined> {
  const end = path.lastIndexOf('/');
  if (end < 1) return undefined;
  const { rows } = await sql<{ slug: string; is_there: boolean }>`
    select p.slug, exists (select 1 from collection_items i
      where i.slug = ${path.slice(end + 1)} and ${isPublicItem('i', 'p')}) as is_there
    from moved_addresses m join pages p on p.tenant_id = m.tenant_id and p.id = m.page_id
    where m.path = ${path.slice(0, end)} and p.item_collection_id is not null and ${isLivePage('p')}`.execute(
    tx,
  );
  const [base] = rows;
  if (!base) return undefined;
  const now = `${base.slug}${path.slice(end)}`;
  if (base.is_there) return now;
  // Its former slug was saved with the address that the page has now.
  const moved = await sql<{ path: string }>`
    select ${itemPath('i', 'p')} as path
    from moved_addresses m join collection_items i on i.tenant_id = m.tenant_id and i.id = m.item_id
    join pages p on ${isPublicItem('i', 'p')} where m.path = ${now}`.execute(tx);
  return moved.rows[0]?.path;
}

/**
 * Returns the current path of a record that was at a path, if it is public.
 * @returns path, '' for the home page; undefined for none
 */
export async function movedTo(tx: TenantTx, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select case when p.is_homepage then '' else p.slug end as path
    from moved_addresses m join pages p on p.tenant_id = m.tenant_id and p.id = m.page_id
    where m.path = ${path} and ${isPublicPage('p')}
    union all
    select ${BLOG_PATH} || b.slug
    from moved_addresses m join blog_posts b on b.tenant_id = m.tenant_id and b.id = m.post_id
    where m.path = ${path} and b.deleted_at is null and b.status = 'published' and b.publish_date <= ${new Date()}
    union all
    select ${PRODUCT_PATH} || s.slug
    from moved_addresses m join products s on s.tenant_id = m.tenant_id and s.id = m.product_id
    where m.path = ${path} and s.deleted_at is null and s.status = 'published'
    union all
    select ${itemPath('i', 'ip')}
    from moved_addresses m join collection_items i on i.tenant_id = m.tenant_id and i.id = m.item_id
    join pages ip on ${isPublicItem('i', 'ip')}
    where m.path = ${path}`.execute(tx);
  const to = rows[0]?.path ?? (await movedWithBase(tx, path));
  return to === path ? undefined : to;
}
