import { escapeHtml } from '@org/content/html';

/** An address of a site. */
export interface SitemapEntry {
  /** Path without the leading slash; '' is the home page. */
  readonly slug: string;
  /** ISO date; undefined where it is not known. */
  readonly updated_at?: string | undefined;
}

/**
 * Addresses of a site for search engines.
 * @returns XML
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ slug, updated_at }) =>
      `<url><loc>${escapeHtml(new URL(`/${slug}`, origin).href)}</loc>${updated_at ? `<lastmod>${escapeHtml(updated_at)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** Returns robots.txt: search engines may read everything, by the sitemap. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
