import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../crypto/secret.ts';

const NOTE = 'atrium.note=';

/**
 * Signs the notes that the API leaves for the next page of a site, such as "Email or password is wrong". Scripts of authors run on
 * the same host and can set cookies; without the signature they could put their own words on the sign-in page.
 */
export interface PageNotes {
  /** Returns a Set-Cookie value with its note signed for a host; other cookies, and the removal of a note, as they are. */
  sign(cookie: string, host: string): string;
  /** Returns a Cookie header with the note in its unsigned form, and without a note that was not signed for the host. */
  open(cookies: string, host: string): string;
}

/** Creates what signs and opens notes. */
export function pageNotes(secret: string): PageNotes {
  const key = derivedKey(secret, 'page note');
  const signature = (note: string, host: string): string =>
    createHmac('sha256', key).update(`${host}\n${note}`).digest('base64url');
  const openOne = (cookie: string, host: string): string[] => {
    if (!cookie.startsWith(NOTE)) return [cookie];
    const dot = cookie.lastIndexOf('.');
    const note = cookie.slice(NOTE.length, Math.max(dot, NOTE.length));
    const expected = Buffer.from(signature(note, host));
    const sent = Buffer.from(cookie.slice(dot + 1));
    return sent.length === expected.length && timingSafeEqual(sent, expected) ? [NOTE + note] : [];
  };
  return {
    sign(cookie, host) {
      if (!cookie.startsWith(NOTE)) return cookie;
      const end = cookie.indexOf(';') < 0 ? cookie.length : cookie.indexOf(';');
      const note = cookie.slice(NOTE.length, end);
      return note === '' ? cookie : `${NOTE}${note}.${signature(note, host)}${cookie.slice(end)}`;
    },
    open: (cookies, host) =>
      cookies
        .split('; ')
        .flatMap((cookie) => openOne(cookie, host))
        .join('; '),
  };
}
