import { escapeHtml } from '@org/blocks/server';

/** Addresses of a site for search engines. Shape: origin, pages ('' is the home page) → XML. */
export function sitemapXml(
  origin: string,
  pages: readonly { readonly slug: string; readonly updated_at: string }[],
): string {
  const urls = pages.map(
    ({ slug, updated_at }) =>
      `<url><loc>${escapeHtml(new URL(`/${slug}`, origin).href)}</loc><lastmod>${escapeHtml(updated_at)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** What search engines may read: everything, by the sitemap. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
