import { BLOG_PATH, trimSlashes } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicItem, itemPath } from '../collections/item-paths.ts';
import { isContentPath } from '../pages/answered-paths.ts';
import { isPublicPage } from '../tree/live-pages.ts';

/**
 * Returns those paths at which visitors find neither a page, a post nor an item, nor a redirect to one. Paths of the shop and of other parts
 * of the site are never missing.
 * @param paths - of the site, with or without slashes around them
 */
export async function findMissingPaths(tx: TenantTx, paths: readonly string[]): Promise<string[]> {
  const asked = paths.filter((path) => isContentPath(trimSlashes(path)));
  if (asked.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    with asked as (select distinct unnest(${asked.map(trimSlashes)}::text[]) as path)
    select a.path from asked a
    where exists (select 1 from pages p where ${isPublicPage('p')} and (p.slug = a.path or (a.path = '' and p.is_homepage)))
      or exists (select 1 from blog_posts b where a.path = ${BLOG_PATH} || b.slug
        and b.deleted_at is null and b.status = 'published' and b.publish_date <= ${new Date()})
      or exists (select 1 from collection_items i join pages ip on ${isPublicItem('i', 'ip')} where a.path = ${itemPath('i', 'ip')})
      or exists (select 1 from moved_addresses m where m.path = a.path)`.execute(tx);
  const found = new Set(rows.map(({ path }) => path));
  return asked.filter((path) => !found.has(trimSlashes(path)));
}
