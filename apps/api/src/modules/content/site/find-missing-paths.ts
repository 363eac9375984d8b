import {
  ARCHIVE_PAGE,
  BLOG_PAGE,
  BLOG_PATH,
  CART_PAGE,
  CHECKOUT_PAGE,
  STORE_PAGE,
  trimSlashes,
} from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicPage } from '../pages/live-version.ts';
import { isReservedSlug } from '../pages/page-slug.ts';

/** First segments of paths that the site answers itself, besides pages and posts. */
const ANSWERED = new Set([
  ARCHIVE_PAGE,
  CART_PAGE,
  CHECKOUT_PAGE,
  STORE_PAGE,
  '_org',
  'cookies',
  'create-account',
  'documents',
  'feed.xml',
  'forgot-password',
  'order',
  'reset-password',
  'robots.txt',
  'search',
  'sign-in',
  'sitemap.xml',
  'user-profile',
]);

/** Returns whether a path can be that of a page or a post. */
function isContentPath(path: string): boolean {
  const first = path.split('/')[0] ?? '';
  return path !== BLOG_PAGE && !ANSWERED.has(first) && !isReservedSlug(path);
}

/**
 * Returns those paths at which visitors find neither a page nor a post, nor a redirect to one. Paths of the shop and of other parts
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
      or exists (select 1 from moved_addresses m where m.path = a.path)`.execute(tx);
  const found = new Set(rows.map(({ path }) => path));
  return asked.filter((path) => !found.has(trimSlashes(path)));
}
