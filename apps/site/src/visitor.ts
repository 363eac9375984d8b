import { createClient } from '@org/api-client';
import type { PageNote } from '@org/blocks/site-pages';
import { readCookies } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { User } from '@org/schema/entities';
import type { SiteOptions } from './site.types.ts';

/** Visitor of a page. */
export interface Visit {
  /** Null for everybody who is not signed in on this site. */
  readonly user: User | null;
  /** Cookies that the answer sets: a session that lasts longer, or one that is over. */
  readonly cookies: readonly string[];
  /** True for a member of the tenant's staff who views the site before publication. */
  readonly isStaffView?: boolean | undefined;
}

const SESSION = /(?:^|;\s*)atrium\.(?:session_token|staff-view)=/;
const NOTE = 'atrium.note';
/** Set-Cookie value that removes the note once it is shown. */
export const CLEAR_NOTE = 'atrium.note=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

/** A visit of nobody who is signed in. */
export const NOBODY: Visit = { user: null, cookies: [] };

/** Returns true when a request may be signed in. It costs nothing, so that pages for everyone else come from the cache. */
export function canBeSignedIn(cookie: string): boolean {
  return SESSION.test(cookie);
}

/**
 * Asks who is signed in on the site.
 * @param reach - way to the API
 * @param origin - origin of the site
 * @param cookie - the browser's cookies
 * @returns visit
 */
export async function getVisit(
  reach: typeof fetch,
  origin: string,
  cookie: string,
): Promise<Visit> {
  if (!canBeSignedIn(cookie)) return NOBODY;
  const cookies: string[] = [];
  const api = createClient({
    baseUrl: origin,
    headers: { cookie },
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  const { user, staff_view } = await api.call(apiContract.auth.session);
  return { user, cookies, isStaffView: staff_view };
}

/** Returns a Cookie header with the note in its original form, and without a note that the API did not sign. */
export function withOpenedNote(
  cookies: string,
  host: string,
  notes: SiteOptions['pageNotes'],
): string {
  if (!cookies.includes(`${NOTE}=`)) return cookies;
  if (notes) return notes.open(cookies, host);
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith(`${NOTE}=`))
    .join('; ');
}

/** Returns the note of the API; undefined when there is none that can be read. The cookie is untrusted input. */
export function getNote(cookie: string): PageNote | undefined {
  const stored = readCookies(cookie, false).get(NOTE) ?? '';
  try {
    const { kind, text, email, code }: Record<string, unknown> = JSON.parse(
      decodeURIComponent(stored),
    );
    if (typeof text !== 'string' || text === '') return undefined;
    return {
      kind: kind === 'done' ? 'done' : 'problem',
      text: text.slice(0, 300),
      email: typeof email === 'string' ? email.slice(0, 254) : '',
      ...(typeof code === 'string' && { code: code.slice(0, 40) }),
    };
  } catch {
    return undefined;
  }
}
