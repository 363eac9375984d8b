import type { ApiClient } from '@org/api-client';
import { ownPath, type User } from '@org/schema';
import type { Context, Hono } from 'hono';
import type { SiteEnvironment } from './create-site.ts';
import { ownOrdersHtml } from './own-orders.ts';
import type { SiteAnswer } from './site-page.ts';
import type { SiteExtra } from './site-places.ts';
import { SITE_HEADERS } from './site-policy.ts';
import { NOTE_SAID, noteOf, type Visit } from './visitor.ts';
import {
  accountExtra,
  forgotExtra,
  type LinkedAccount,
  profileExtra,
  resetExtra,
  signInExtra,
} from './visitor-places.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** What the pages of visitors stand on. */
export interface VisitorTools {
  /** The browser's cookies. */
  cookieOf(context: SiteContext): string;
  visit(context: SiteContext): Promise<Visit>;
  /** Whose account a link makes; undefined for one that has ended. */
  linkedAccount(context: SiteContext, token: string): Promise<LinkedAccount | undefined>;
  /** A page of the site's own, in its frame, for one visitor alone. */
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

/** Leads on; nothing keeps the answer. */
function lead(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({
    ...SITE_HEADERS,
    location: path,
    'cache-control': 'private, no-store',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

const PROFILE = '/user-profile';
const SIGN_IN = '/sign-in';

/** The key of a link; '' for what is none. */
const tokenOf = (context: SiteContext): string => {
  const token = context.req.query('token') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : '';
};

const nextOf = (context: SiteContext): string => ownPath(context.req.query('next')) ?? '';

/** Pages on which visitors sign in, are told who they are, and set a new password. They work without a script. Source: ROUTE-SITE-03, USER-002. */
export function addVisitorPages(
  app: Hono<{ Bindings: SiteEnvironment }>,
  tools: VisitorTools,
): void {
  const page = async (
    c: SiteContext,
    title: string,
    make: (note: ReturnType<typeof noteOf>) => SiteExtra,
  ): Promise<Response> => {
    const { user, cookies } = await tools.visit(c);
    const note = noteOf(tools.cookieOf(c));
    const said = note ? [NOTE_SAID] : [];
    return tools.show(c, {
      title,
      extra: make(note),
      visitor: user ?? undefined,
      cookies: [...cookies, ...said],
    });
  };
  app.get(SIGN_IN, async (c) => {
    const next = nextOf(c);
    const { user, cookies } = await tools.visit(c);
    // Who is signed in has nothing to do here.
    if (user) return lead(next || PROFILE, cookies);
    return page(c, 'Sign in', (note) => signInExtra(next, note));
  });
  app.get('/forgot-password', (c) => page(c, 'Forgot your password?', forgotExtra));
  app.get('/reset-password', (c) =>
    page(c, 'Set a new password', (note) => resetExtra(tokenOf(c), note)),
  );
  app.get('/make-account', async (c) => {
    const token = tokenOf(c);
    const account = token ? await tools.linkedAccount(c, token) : undefined;
    return page(c, 'Make your account', (note) => accountExtra(token, account, note));
  });
  app.get(PROFILE, async (c) => {
    const { user, cookies } = await tools.visit(c);
    if (!user) return lead(`${SIGN_IN}?next=${PROFILE}`, cookies);
    return tools.show(c, {
      title: 'Your profile',
      extra: async (api, { settings }) =>
        profileExtra(user, await ownOrdersHtml(api, tools.cookieOf(c), settings)),
      visitor: user,
      cookies,
    });
  });
}
