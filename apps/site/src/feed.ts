import { escapeHtml } from '@org/content/html';
import { BLOG_PATH } from '@org/schema';
import type { SitePost } from './post-page.ts';
import type { SiteAnswer } from './site-page.ts';

/** An entry of a feed. */
export interface FeedItem {
  /** Path of the site without the leading slash. */
  readonly path: string;
  readonly title: string;
  /** `''` for none. */
  readonly excerpt: string;
  /** ISO instant. */
  readonly date: string;
  readonly author?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** A feed of a site. */
export interface Feed {
  readonly title: string;
  /** Path of the page that has the same, without the leading slash. */
  readonly page: string;
  /** Path of the feed itself, with the leading slash. */
  readonly feed: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

function itemXml(origin: string, item: FeedItem): string {
  const { path, title, excerpt, date, author, categories = [] } = item;
  const address = escapeHtml(new URL(`/${path}`, origin).href);
  return [
    `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
    excerpt ? `<description>${escapeHtml(excerpt)}</description>` : '',
    author ? `<dc:creator>${escapeHtml(author)}</dc:creator>` : '',
    ...categories.map((category) => `<category>${escapeHtml(category)}</category>`),
    '</item>',
  ].join('');
}

/** Returns a feed as RSS 2.0. */
export function feedXml(
  origin: string,
  site: SiteAnswer,
  { title, page, feed, items }: Feed,
): string {
  const { company_name, locale, seo } = site.settings;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeHtml(title)}</title><link>${escapeHtml(`${origin}/${page}`)}</link><description>${escapeHtml(seo.meta_description || company_name)}</description><language>${escapeHtml(locale)}</language>`,
    `<atom:link href="${escapeHtml(`${origin}${feed}`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemXml(origin, item)),
    '</channel></rss>',
  ].join('');
}

/** Returns the newest posts of a site as RSS 2.0. */
export function postFeed(origin: string, site: SiteAnswer, posts: readonly SitePost[]): string {
  return feedXml(origin, site, {
    title: site.settings.company_name,
    page: '',
    feed: '/feed.xml',
    items: posts.map((post) => ({
      path: `${BLOG_PATH}${post.slug}`,
      title: post.title,
      excerpt: post.excerpt,
      date: post.publish_date,
      author: post.author?.displayName,
      categories: post.categories.map(({ category }) => category),
    })),
  });
}
