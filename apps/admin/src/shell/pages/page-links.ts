import type { PageRow } from '@org/schema/entities';

type Place = Pick<PageRow, 'slug' | 'is_homepage'>;

/** Returns the URL of the editor for a page. */
export function editorHref({ slug }: Pick<PageRow, 'slug'>): string {
  return `/admin/editorwrapper?slug=${encodeURIComponent(slug)}`;
}

/** Returns the public path of a page. */
export function pagePath({ slug, is_homepage }: Place): string {
  return is_homepage ? '/' : `/${slug}`;
}

/** Returns the public URL of a page; undefined without a site. */
export function pageUrl(siteUrl: string | null | undefined, page: Place): string | undefined {
  return siteUrl ? new URL(pagePath(page), siteUrl).href : undefined;
}
