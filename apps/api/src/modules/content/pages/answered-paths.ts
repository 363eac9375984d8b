import { ARCHIVE_PAGE, BLOG_PAGE, CART_PAGE, CHECKOUT_PAGE, STORE_PAGE } from '@org/schema';
import { isReservedSlug } from './page-slug.ts';

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
  'staff-view',
  'user-profile',
]);

/** Returns whether a path can be that of a page or a post. */
export function isContentPath(path: string): boolean {
  const first = path.split('/')[0] ?? '';
  return path !== BLOG_PAGE && !ANSWERED.has(first) && !isReservedSlug(path);
}

/** Returns whether the site itself answers below a path, so that items cannot have their pages there. */
export function isReservedBase(path: string): boolean {
  return !isContentPath(path) || path.startsWith(`${BLOG_PAGE}/`);
}
