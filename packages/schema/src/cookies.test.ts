import { describe, expect, it } from 'vitest';
import { cookieName, linkCookie, ownCookieHeader, readCookies, sentCookie } from './cookies.ts';

describe('cookies', () => {
  it('ignores a cookie that was sent twice', () => {
    const header = 'atrium.cart=planted; atrium.note=x; atrium.cart=own';
    expect([...readCookies(header, false)]).toEqual([['atrium.note', 'x']]);
    expect(ownCookieHeader(header, false)).toBe('atrium.note=x');
  });

  it('accepts only names with __Host- under https', () => {
    const header =
      'atrium.cart=planted; __Host-atrium.cart=own; __Secure-atrium.session_token=old; other=1';
    expect([...readCookies(header, true)]).toEqual([['atrium.cart', 'own']]);
    expect(readCookies('__Host-atrium.cart=x', false).size).toBe(0);
    expect(readCookies('__Host-atrium.cart=one; __Host-atrium.cart=two', true).size).toBe(0);
  });

  it('sends its cookies with __Host- and Secure under https', () => {
    expect(sentCookie('atrium.note=x; Path=/', true)).toBe('__Host-atrium.note=x; Path=/; Secure');
    expect(sentCookie('atrium.note=x; Path=/', false)).toBe('atrium.note=x; Path=/');
    expect(sentCookie('other=x', true)).toBe('other=x');
    expect(cookieName('atrium.note', true)).toBe('__Host-atrium.note');
  });

  it('removes the cookie of a link that has no token', () => {
    expect(linkCookie('atrium.reset', '')).toContain('Max-Age=0');
  });
});
