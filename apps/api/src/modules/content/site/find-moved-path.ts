import { BLOG_PATH, PRODUCT_PATH } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicPage } from '../pages/live-version.ts';

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
    where m.path = ${path} and s.deleted_at is null and s.status = 'published'`.execute(tx);
  const to = rows[0]?.path;
  return to === path ? undefined : to;
}
