import { createClient, isApiError } from '@org/api-client';
import { apiContract, ownPath, STAFF_VIEW_COOKIE } from '@org/schema';
import type { Context, Hono } from 'hono';
import { plainAnswer } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import { SENSITIVE_HEADERS, SITE_HEADERS } from './site-policy.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** What the entry to a view of staff stands on. */
export interface StaffViewTools {
  /** Returns a Set-Cookie value under the name that the browser is given. */
  sent(cookie: string): string;
  /** Exchanges a code for cookies; undefined for one that has ended. */
  enter(context: SiteContext, code: string): Promise<readonly string[] | undefined>;
}

/** Exchanges the code of an address that the admin made. Shape: way to the API, origin of the site, code → cookies, or undefined. */
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

/** Adds the page by which staff enter and leave their view of a site. Source: BLOG-003, SHOP-008. */
export function addStaffView(
  app: Hono<{ Bindings: SiteEnvironment }>,
  { sent, enter }: StaffViewTools,
): void {
  const lead = (path: string, cookies: readonly string[]): Response => {
    const headers = new Headers({
      ...SITE_HEADERS,
      ...SENSITIVE_HEADERS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      location: path,
      'cache-control': 'private, no-store',
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  };
  app.get('/staff-view', async (c) => {
    if (c.req.query('leave') !== undefined)
      return lead('/', [sent(`${STAFF_VIEW_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)]);
    const cookies = await enter(c, c.req.query('code') ?? '');
    if (!cookies)
      return plainAnswer(
        'This link has expired. Open the site from the admin again.',
        404,
        SENSITIVE_HEADERS,
      );
    return lead(ownPath(c.req.query('next')) ?? '/', cookies);
  });
}
