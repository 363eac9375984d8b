import { isPartOfPage, PAGE_TOKEN_HEADER } from '@org/schema';
import type { Context, Hono } from 'hono';
import { plainAnswer } from './plain-answer.ts';
import { ROUTE_CLASSES } from './route-classes.ts';
import type { SiteEnvironment } from './site.types.ts';
import { SENSITIVE_HEADERS } from './site-policy.ts';

/** Sensitive pages that scripts of ordinary pages may read: what is in the cart is no secret to them. */
const READABLE: ReadonlySet<string> = new Set(['/cart']);

/**
 * Answers sensitive pages to people who open them, and to no script or frame of the same host: scripts of authors run there. The
 * scripts of sensitive pages themselves send a token that no other page has.
 */
export function addSensitiveGuard(
  app: Hono<{ Bindings: SiteEnvironment }>,
  hasToken: (context: Context<{ Bindings: SiteEnvironment }>, token: string) => boolean,
): void {
  for (const [path, kind] of Object.entries(ROUTE_CLASSES)) {
    if (kind !== 'sensitive' || READABLE.has(path)) continue;
    app.use(path, async (c, next) => {
      if (isPartOfPage(c.req.raw.headers) && !hasToken(c, c.req.header(PAGE_TOKEN_HEADER) ?? ''))
        return plainAnswer('Open this page in its own window', 403, SENSITIVE_HEADERS);
      return next();
    });
  }
}
