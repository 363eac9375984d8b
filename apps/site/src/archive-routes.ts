import { ARCHIVE_FEED_PATH, EMAIL_DOCUMENT_PATH } from '@org/blocks/site-pages';
import { ARCHIVE_PAGE } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Context, Hono } from 'hono';
import { ARCHIVE_TITLE, findArchivedEmail, listArchive } from './archive-pages.ts';
import type { SiteRequest } from './author-routes.ts';
import { PAGE_CACHE } from './cache-control.ts';
import { EMAIL_DOCUMENT_HEADERS, withSiteMode } from './email-document.ts';
import { feedXml } from './feed.ts';
import type { CacheFill } from './page-cache.ts';
import { plainAnswer, xmlAnswer } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { storedResponse } from './stored-response.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Number of emails in the feed. */
const FEED_SIZE = 20;

/** Dependencies of the archive of sent emails. */
export interface ArchiveRouteTools {
  /** Answers at the one host name that the site's others lead to. */
  onSite(
    answer: (request: SiteRequest) => Promise<Response>,
  ): (context: SiteContext) => Promise<Response>;
  /** Responds with the cached answer of a path, which is made if there is none. */
  answerStored(context: SiteContext, make: () => Promise<CacheFill>): Promise<Response>;
}

/** Adds the feed of the archive, and its emails as documents of their own. */
export function addArchiveRoutes(
  app: Hono<{ Bindings: SiteEnvironment }>,
  { onSite, answerStored }: ArchiveRouteTools,
): void {
  app.get(
    ARCHIVE_FEED_PATH,
    onSite(async ({ api, site, origin }) => {
      const { rows } = await listArchive(api, 1, FEED_SIZE);
      if (rows.length === 0) return plainAnswer('Not found', 404);
      const xml = feedXml(origin, site, {
        title: [site.settings.company_name, ARCHIVE_TITLE].filter(Boolean).join(' – '),
        page: ARCHIVE_PAGE,
        feed: ARCHIVE_FEED_PATH,
        items: rows.map(({ path, subject, preheader, sent_at }) => ({
          path,
          title: subject,
          excerpt: preheader,
          date: sent_at,
        })),
      });
      return xmlAnswer(xml, 'application/rss+xml');
    }),
  );
  app.get(
    `${EMAIL_DOCUMENT_PATH}:id`,
    onSite(async ({ api, c }) => {
      const id = /^[1-9]\d{0,14}$/.exec(c.req.param('id') ?? '')?.[0];
      if (id === undefined) return plainAnswer('Not found', 404);
      return answerStored(c, async () => {
        // Settings that were read before this call may have changed since, without a change that empties the cache again.
        const [site, email] = await Promise.all([
          api.call(apiContract.settings.publicGet),
          findArchivedEmail(api, Number(id)),
        ]);
        const { mode } = site.settings.theme;
        return {
          tenantId: site.tenant.id,
          keep: email !== undefined,
          response: email
            ? storedResponse(withSiteMode(email.html, mode), 200, {
                ...EMAIL_DOCUMENT_HEADERS,
                'cache-control': PAGE_CACHE,
              })
            : storedResponse('Not found\n', 404, {
                ...EMAIL_DOCUMENT_HEADERS,
                'content-type': 'text/plain; charset=utf-8',
                'cache-control': 'no-store',
              }),
        };
      });
    }),
  );
}
