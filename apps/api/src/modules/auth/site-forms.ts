import {
  ACCOUNT_COOKIE,
  type AppError,
  ERRORS,
  linkCookie,
  ownPath,
  RESET_COOKIE,
} from '@org/schema';
import type { Refuse } from '../../http/bind-route.ts';
import type { CallInfo, TenantContext } from '../../http/call.ts';
import { readsPages, seeOther } from '../../http/plain-page.ts';

/** Pages of a site on which visitors sign in. */
export const SITE_PAGES = {
  signIn: '/sign-in',
  forgot: '/forgot-password',
  reset: '/reset-password',
  account: '/make-account',
} as const;

/** Cookies that hold the token of a link while its page is open, by the path of the page. */
const LINK_COOKIES: Readonly<Record<string, string>> = {
  [SITE_PAGES.reset]: RESET_COOKIE,
  [SITE_PAGES.account]: ACCOUNT_COOKIE,
};

/** Leads on to the sign-in page once a link was used, and removes its token from the browser. */
export function redirectToSignIn(page: 'reset' | 'account', note: Note): Response {
  const response = redirectWithNote(SITE_PAGES.signIn, note);
  const cookie = LINK_COOKIES[SITE_PAGES[page]];
  if (cookie) response.headers.append('set-cookie', linkCookie(cookie, ''));
  return response;
}

/** What the next page of the site says once: it comes in a cookie, so that what was typed stands in no address. */
interface Note {
  /** Told on a calm ground, or as a problem. */
  readonly kind: 'done' | 'problem';
  readonly text: string;
  /** What was typed as an email address, so that it need not be typed again. */
  readonly email?: string | undefined;
  /** A discount code that was refused, to stand in its field again. */
  readonly code?: string | undefined;
}

/** Seconds for which a note waits for its page. */
const NOTE_LIFE = 60;

/** Leads on to a page that says something once. Shape: path, what it says → answer. */
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

/** True where a browser has sent a form on a site by itself, and is led on to a page. */
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

/** What a refused form of a page leads back to: the page itself, with what was wrong. Shape: its path → what refuses. */
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
    // The token stays out of the address, and the page has it for another try.
    if (cookie && token) response.headers.append('set-cookie', linkCookie(cookie, token));
    return response;
  };
}
