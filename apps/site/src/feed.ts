import { escapeHtml } from '@org/content/html';
import { BLOG_PATH } from '@org/schema';
import type { SitePost } from './post-page.ts';
import type { SiteAnswer } from './site-page.ts';

/**
 * The newest posts for readers of feeds.
 * @param posts - posts newest first
 * @returns RSS 2.0
 */
export function feedXml(origin: string, site: SiteAnswer, posts: readonly SitePost[]): string {
  const { company_name, locale, seo } = site.settings;
  const items = posts.map(({ title, slug, excerpt, publish_date, author, categories }) => {
    const address = escapeHtml(new URL(`/${BLOG_PATH}${slug}`, origin).href);
    return [
      `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${new Date(publish_date).toUTCString()}</pubDate>`,
      excerpt ? `<description>${escapeHtml(excerpt)}</description>` : '',
      author ? `<dc:creator>${escapeHtml(author.displayName)}</dc:creator>` : '',
      ...categories.map(({ category }) => `<category>${escapeHtml(category)}</category>`),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeHtml(company_name)}</title><link>${escapeHtml(origin)}/</link><description>${escapeHtml(seo.meta_description || company_name)}</description><language>${escapeHtml(locale)}</language>`,
    `<atom:link href="${escapeHtml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
