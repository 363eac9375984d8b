import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookies } from '@org/schema';
import { derivedKey } from '../crypto/secret.ts';

/** Makes and checks the tokens of sensitive pages. */
export interface PageTokens {
  /**
   * Returns the token of a page for one visitor.
   * @param host - host name
   * @param cookies - cookies by their names without `__Host-`
   */
  create(host: string, cookies: string): string;
  /** Returns true for the token of a page that this visitor was given. */
  isValid(token: string | null, host: string, cookies: string): boolean;
}

/**
 * Creates what makes and checks tokens. A token is bound to the session, or to the cart of a guest: one that an attacker was given
 * is of no use to their script in the browser of another visitor.
 */
export function pageTokens(secret: string): PageTokens {
  const key = derivedKey(secret, 'page token');
  const getToken = (host: string, header: string): string => {
    const cookies = readCookies(header, false);
    const visitor = cookies.get('atrium.session_token') ?? cookies.get('atrium.cart') ?? '';
    return createHmac('sha256', key).update(`${host}\n${visitor}`).digest('base64url');
  };
  return {
    create: getToken,
    isValid(token, host, cookies) {
      const expected = Buffer.from(getToken(host, cookies));
      const sent = Buffer.from(token ?? '');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}
