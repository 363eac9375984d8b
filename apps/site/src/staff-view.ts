import { createClient, isApiError } from '@org/api-client';
import { ownPath, STAFF_VIEW_COOKIE } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Context, Hono } from 'hono';
import { plainAnswer, sensitiveRedirect } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { SENSITIVE_HEADERS } from './site-policy.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Dependencies of entering a staff view. */
export interface StaffViewTools {
  /** Returns a Set-Cookie value under the name that the browser is given. */
  sent(cookie: string): string;
  /** Exchanges a code for cookies; undefined for one that has ended. */
  enter(context: SiteContext, code: string): Promise<readonly string[] | undefined>;
}

/**
 * Exchanges the code of an address that the admin made.
 * @param reach - way to the API
 * @param origin - origin of the site
 * @returns cookies, or undefined
 */
export async function enterStaffView(
  reach: typeof fetch,
  origin: string,
  code: string,
): Promise<readonly string[] | undefined> {
  if (!/^[\w-]{43}$/.test(code)) return undefined;
  const cookies: string[] = [];
  const api = createClient({
    baseUrl: origin,
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  try {
    await api.call(apiContract.auth.enterSiteView, { body: { code } });
    return cookies;
  } catch (error) {
    if (isApiError(error, 'link_ended')) return undefined;
    throw error;
  }
}

/** Adds the page by which staff enter and leave their view of a site. */
export function addStaffView(
  app: Hono<{ Bindings: SiteEnvironment }>,
  { sent, enter }: StaffViewTools,
): void {
  app.get('/staff-view', async (c) => {
    if (c.req.query('leave') !== undefined)
      return sensitiveRedirect(
        '/',
        [sent(`${STAFF_VIEW_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)],
        303,
      );
    const cookies = await enter(c, c.req.query('code') ?? '');
    if (!cookies)
      return plainAnswer(
        'This link has expired. Open the site from the admin again.',
        404,
        SENSITIVE_HEADERS,
      );
    return sensitiveRedirect(ownPath(c.req.query('next')) ?? '/', cookies, 303);
  });
}
