import type { ApiClient } from '@org/api-client';
import type { LinkedAccount, PageNote, SitePageContent } from '@org/blocks/site-pages';
import { ACCOUNT_COOKIE, linkCookie, ownPath, RESET_COOKIE, readCookies } from '@org/schema';
import type { User } from '@org/schema/entities';
import type { Context, Hono } from 'hono';
import { findOwnOrders } from './find-own-orders.ts';
import { sensitiveRedirect } from './plain-answer.ts';
import type { SiteEnvironment } from './site.types.ts';
import type { SiteAnswer } from './site-page.ts';
import { CLEAR_NOTE, getNote, type Visit } from './visitor.ts';

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
      readonly view:
        | SitePageContent
        | ((api: ApiClient, site: SiteAnswer) => Promise<SitePageContent>);
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

/** Adds the pages for signing in, the profile and new passwords. They work without scripts. */
export function addVisitorPages(
  app: Hono<{ Bindings: SiteEnvironment }>,
  tools: VisitorTools,
): void {
  const page = async (
    c: SiteContext,
    title: string,
    getView: (note: PageNote | undefined) => SitePageContent,
  ): Promise<Response> => {
    const { user, cookies } = await tools.visit(c);
    const note = getNote(tools.getCookie(c));
    const noteCookies = note ? [CLEAR_NOTE] : [];
    return tools.show(c, {
      title,
      view: getView(note),
      visitor: user ?? undefined,
      cookies: [...cookies, ...noteCookies],
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
    return page(c, 'Sign in', (note) => ({ name: 'signIn', props: { next, note } }));
  });
  app.get('/forgot-password', (c) =>
    page(c, 'Forgot your password?', (note) => ({ name: 'forgotPassword', props: { note } })),
  );
  getTokenPage('/reset-password', RESET_COOKIE, (c, token) =>
    page(c, 'Set a new password', (note) => ({ name: 'resetPassword', props: { token, note } })),
  );
  getTokenPage('/make-account', ACCOUNT_COOKIE, async (c, token) => {
    const account = token ? await tools.linkedAccount(c, token) : undefined;
    return page(c, 'Create your account', (note) => ({
      name: 'createAccount',
      props: { token, account, note },
    }));
  });
  app.get(PROFILE, async (c) => {
    const { user, cookies } = await tools.visit(c);
    if (!user) return sensitiveRedirect(`${SIGN_IN}?next=${PROFILE}`, cookies);
    return tools.show(c, {
      title: 'Your profile',
      view: async (api, { settings }) => ({
        name: 'profile',
        props: {
          displayName: user.displayName,
          email: user.email,
          orders: await findOwnOrders(api, tools.getCookie(c), settings),
        },
      }),
      visitor: user,
      cookies,
    });
  });
}
