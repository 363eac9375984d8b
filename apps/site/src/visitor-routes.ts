import type { ApiClient } from '@org/api-client';
import {
  ACCOUNT_COOKIE,
  linkCookie,
  ownPath,
  RESET_COOKIE,
  readCookies,
  type User,
} from '@org/schema';
import type { Context, Hono } from 'hono';
import type { SiteEnvironment } from './create-site.ts';
import { ownOrdersHtml } from './own-orders.ts';
import { sensitiveRedirect } from './plain-answer.ts';
import type { SiteAnswer } from './site-page.ts';
import type { SiteExtra } from './site-places.ts';
import { getNote, NOTE_SAID, type Visit } from './visitor.ts';
import {
  accountExtra,
  forgotExtra,
  type LinkedAccount,
  profileExtra,
  resetExtra,
  signInExtra,
} from './visitor-places.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Dependencies of the visitor pages. */
export interface VisitorTools {
  /** Returns a Set-Cookie value under the name that the browser is given. */
  sent(cookie: string): string;
  /** The browser's cookies. */
  getCookie(context: SiteContext): string;
  visit(context: SiteContext): Promise<Visit>;
  /** Returns the account of a link; undefined for an expired one. */
  linkedAccount(context: SiteContext, token: string): Promise<LinkedAccount | undefined>;
  /** Responds with a page of the site itself, in its frame, which is not cached. */
  show(
    context: SiteContext,
    page: {
      readonly title: string;
      readonly extra: SiteExtra | ((api: ApiClient, site: SiteAnswer) => Promise<SiteExtra>);
      readonly visitor: User | undefined;
      readonly cookies: readonly string[];
    },
  ): Promise<Response>;
}

const PROFILE = '/user-profile';
const SIGN_IN = '/sign-in';

const TOKEN = /^[\w-]{43}$/;

/** Returns the token of a link that was opened; '' for none. */
const openedToken = (cookies: string, name: string): string => {
  const token = readCookies(cookies, false).get(name) ?? '';
  return TOKEN.test(token) ? token : '';
};

const getNext = (context: SiteContext): string => ownPath(context.req.query('next')) ?? '';

/** Adds the pages for signing in, the profile and new passwords. They work without scripts. Source: ROUTE-SITE-03, USER-002. */
export function addVisitorPages(
  app: Hono<{ Bindings: SiteEnvironment }>,
  tools: VisitorTools,
): void {
  const page = async (
    c: SiteContext,
    title: string,
    make: (note: ReturnType<typeof getNote>) => SiteExtra,
  ): Promise<Response> => {
    const { user, cookies } = await tools.visit(c);
    const note = getNote(tools.getCookie(c));
    const said = note ? [NOTE_SAID] : [];
    return tools.show(c, {
      title,
      extra: make(note),
      visitor: user ?? undefined,
      cookies: [...cookies, ...said],
    });
  };
  /**
   * Answers the page that a link with a token leads to. The token goes into a cookie that no script can read, and the browser is
   * redirected to the address without it, so that neither history nor referrers nor logs of others hold it.
   */
  const getTokenPage = (
    path: string,
    cookie: string,
    answer: (c: SiteContext, token: string) => Promise<Response>,
  ): void => {
    app.get(path, async (c) => {
      const token = c.req.query('token');
      if (token === undefined) return answer(c, openedToken(tools.getCookie(c), cookie));
      return sensitiveRedirect(
        path,
        [tools.sent(linkCookie(cookie, TOKEN.test(token) ? token : ''))],
        303,
      );
    });
  };

  app.get(SIGN_IN, async (c) => {
    const next = getNext(c);
    const { user, cookies } = await tools.visit(c);
    // Who is signed in has nothing to do here.
    if (user) return sensitiveRedirect(next || PROFILE, cookies);
    return page(c, 'Sign in', (note) => signInExtra(next, note));
  });
  app.get('/forgot-password', (c) => page(c, 'Forgot your password?', forgotExtra));
  getTokenPage('/reset-password', RESET_COOKIE, (c, token) =>
    page(c, 'Set a new password', (note) => resetExtra(token, note)),
  );
  getTokenPage('/make-account', ACCOUNT_COOKIE, async (c, token) => {
    const account = token ? await tools.linkedAccount(c, token) : undefined;
    return page(c, 'Create your account', (note) => accountExtra(token, account, note));
  });
  app.get(PROFILE, async (c) => {
    const { user, cookies } = await tools.visit(c);
    if (!user) return sensitiveRedirect(`${SIGN_IN}?next=${PROFILE}`, cookies);
    return tools.show(c, {
      title: 'Your profile',
      extra: async (api, { settings }) =>
        profileExtra(user, await ownOrdersHtml(api, tools.getCookie(c), settings)),
      visitor: user,
      cookies,
    });
  });
}
