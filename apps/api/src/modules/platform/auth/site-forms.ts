import { ACCOUNT_COOKIE, linkCookie, ownPath, RESET_COOKIE } from '@org/schema';
import { type AppError, ERRORS } from '@org/schema/errors';
import type { CallInfo, TenantContext } from '../../../kernel/access/call.ts';
import type { Refuse } from '../../../kernel/http/bind-route.ts';
import { readsPages, seeOther } from '../../../kernel/http/plain-page.ts';

/** Pages of a site for signing in. */
export const SITE_PAGES = {
  signIn: '/sign-in',
  forgot: '/forgot-password',
  reset: '/reset-password',
  account: '/make-account',
} as const;

/** Cookies that hold the token of a link while its page is open, by path of the page. */
const LINK_COOKIES: Readonly<Record<string, string>> = {
  [SITE_PAGES.reset]: RESET_COOKIE,
  [SITE_PAGES.account]: ACCOUNT_COOKIE,
};

/** Redirects to the sign-in page after a link was used, and removes its token from the browser. */
export function redirectToSignIn(page: 'reset' | 'account', note: Note): Response {
  const response = redirectWithNote(SITE_PAGES.signIn, note);
  const cookie = LINK_COOKIES[SITE_PAGES[page]];
  if (cookie) response.headers.append('set-cookie', linkCookie(cookie, ''));
  return response;
}

/** Message that the next page of the site shows once. It travels in a cookie, so that typed values do not appear in a URL. */
interface Note {
  /** Success or error. */
  readonly kind: 'done' | 'problem';
  readonly text: string;
  /** Typed email address, to fill in again. */
  readonly email?: string | undefined;
  /** Rejected discount code, to fill in again. */
  readonly code?: string | undefined;
}

/** Seconds for which a message waits for its page. */
const NOTE_LIFE = 60;

/**
 * Redirects to a page that shows a message once.
 * @returns response
 */
export function redirectWithNote(path: string, note?: Note): Response {
  const response = seeOther(path);
  if (note) {
    const value = encodeURIComponent(JSON.stringify(note));
    response.headers.append(
      'set-cookie',
      `atrium.note=${value}; Max-Age=${NOTE_LIFE}; Path=/; HttpOnly; SameSite=Lax`,
    );
  }
  return response;
}

/** Returns whether a browser submitted a form on a site without a script, and expects a redirect. */
export function isSiteForm(call: CallInfo, tenant: TenantContext | undefined): boolean {
  return tenant !== undefined && readsPages(call.headers);
}

function getWords(error: AppError): string {
  const { formErrors = {}, message, retryAfter } = error.details;
  const [problem] = Object.values(formErrors);
  const text = problem ?? message ?? ERRORS[error.code].message;
  if (error.code !== 'rate_limited' || retryAfter === undefined) return text;
  const minutes = Math.ceil(retryAfter / 60);
  return `${text}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

const getText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/**
 * Creates the handler of rejected forms, which redirects back to the form's page with the error.
 * @returns handler
 */
export function redirectBack(path: string): Refuse {
  return (error, sent) => {
    const next = ownPath(sent.next) ?? '';
    const token = /^[\w-]{43}$/.test(getText(sent.token)) ? getText(sent.token) : '';
    const query = new URLSearchParams({ ...(next && { next }) }).toString();
    const response = redirectWithNote(query ? `${path}?${query}` : path, {
      kind: 'problem',
      text: getWords(error),
      email: getText(sent.email) || undefined,
    });
    const cookie = LINK_COOKIES[path];
    // The token stays out of the URL; its cookie allows another attempt.
    if (cookie && token) response.headers.append('set-cookie', linkCookie(cookie, token));
    return response;
  };
}
