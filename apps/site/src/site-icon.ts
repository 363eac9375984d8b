import type { ApiClient } from '@org/api-client';
import { safeMediaUrl } from '@org/device-settings';
import { apiContract } from '@org/schema';
import type { Context, Hono } from 'hono';
import { plainAnswer } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { SITE_HEADERS } from './site-policy.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Answers where browsers look for the icon of a site that names none. */
export function addSiteIcon(
  app: Hono<{ Bindings: SiteEnvironment }>,
  apiOf: (context: SiteContext) => ApiClient,
): void {
  app.get('/favicon.ico', async (c) => {
    const { settings, tenant } = await apiOf(c).call(apiContract.settings.publicGet);
    const favicon = safeMediaUrl(settings.favicon || tenant.favicon);
    return favicon && !favicon.endsWith('/favicon.ico')
      ? new Response(null, {
          status: 302,
          headers: { ...SITE_HEADERS, location: favicon, 'cache-control': 'public, max-age=3600' },
        })
      : plainAnswer('There is no icon', 404);
  });
}
