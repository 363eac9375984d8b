import { apiContract } from '@org/schema/contract';
import type { Context, Hono } from 'hono';
import type { SiteRequest } from './author-routes.ts';
import { postFeed } from './feed.ts';
import { siteAddresses } from './find-content.ts';
import { plainAnswer, xmlAnswer } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Adds the documents of a site that programs read: for search engines and for readers of feeds. */
export function addDataRoutes(
  app: Hono<{ Bindings: SiteEnvironment }>,
  onSite: (
    answer: (request: SiteRequest) => Promise<Response>,
  ) => (context: SiteContext) => Promise<Response>,
): void {
  app.get('/robots.txt', (c) =>
    plainAnswer(robotsText(new URL(c.req.url).origin).trimEnd(), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get(
    '/sitemap.xml',
    onSite(async ({ api, site, origin }) =>
      xmlAnswer(
        sitemapXml(origin, site.settings.seo.noindex ? [] : await siteAddresses(api)),
        'application/xml',
      ),
    ),
  );
  app.get(
    '/feed.xml',
    onSite(async ({ api, site, origin }) => {
      const { rows } = await api.call(apiContract.posts.publicList, {
        query: { itemsPerPage: 20 },
      });
      return xmlAnswer(postFeed(origin, site, rows), 'application/rss+xml');
    }),
  );
}
