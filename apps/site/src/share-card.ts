import { apiContract } from '@org/schema/contract';
import type { Hono } from 'hono';
import { CARD_PATH } from './asset-paths.ts';
import { plainAnswer } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { SITE_HEADERS } from './site-policy.ts';

/** The picture's address changes with what it shows. */
const CARD_CACHE = 'public, max-age=604800, stale-while-revalidate=604800';

/** Hands on the pictures that the API draws of pages that have none. */
export function addShareCard(app: Hono<{ Bindings: SiteEnvironment }>, reach: typeof fetch): void {
  app.get(CARD_PATH, async (c) => {
    const { origin, searchParams } = new URL(c.req.url);
    const call = new URL(apiContract.site.card.path, origin);
    call.searchParams.set('path', searchParams.get('path') ?? '');
    const answer = await reach(new Request(call));
    if (!answer.ok) {
      await answer.body?.cancel();
      return plainAnswer('No picture', answer.status === 503 ? 503 : 404);
    }
    return new Response(c.req.raw.method === 'HEAD' ? null : answer.body, {
      headers: {
        ...SITE_HEADERS,
        'content-type': 'image/png',
        'cache-control': CARD_CACHE,
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
}
