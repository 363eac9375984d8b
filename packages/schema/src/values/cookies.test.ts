import { describe, expect, it } from 'vitest';
import {
  cookieName,
  linkCookie,
  ownCookieHeader,
  prefixedCookieHeader,
  readCookies,
  sentCookie,
} from './cookies.ts';

describe('cookies', () => {
  it('ignores a cookie that was sent twice', () => {
    const header = 'atrium.cart=planted; atrium.note=x; atrium.cart=own';
    expect([...readCookies(header, false)]).toEqual([['atrium.note', 'x']]);
    expect(ownCookieHeader(header, false)).toBe('atrium.note=x');
  });

  it('accepts only names with their prefix under https', () => {
    const header =
      'atrium.cart=planted; __Host-atrium.cart=of a script; __Host-Http-atrium.cart=own; __Secure-atrium.session_token=old; other=1';
    expect([...readCookies(header, true)]).toEqual([['atrium.cart', 'own']]);
    expect(readCookies('__Host-Http-atrium.cart=x', false).size).toBe(0);
    const twice = '__Host-Http-atrium.cart=one; __Host-Http-atrium.cart=two';
    expect(readCookies(twice, true).size).toBe(0);
    expect([...readCookies('__Host-atrium.has-cart=1', true)]).toEqual([['atrium.has-cart', '1']]);
  });

  it('sends its cookies with Secure and a prefix under https, which says whether scripts can set them', () => {
    expect(sentCookie('atrium.note=x; Path=/', true)).toBe(
      '__Host-Http-atrium.note=x; Path=/; Secure',
    );
    expect(sentCookie('atrium.has-cart=1; Path=/', true)).toBe(
      '__Host-atrium.has-cart=1; Path=/; Secure',
    );
    expect(sentCookie('atrium.note=x; Path=/', false)).toBe('atrium.note=x; Path=/');
    expect(sentCookie('other=x', true)).toBe('other=x');
    expect(cookieName('atrium.note', true)).toBe('__Host-Http-atrium.note');
    expect(prefixedCookieHeader('atrium.note=a=b; atrium.has-cart=1', true)).toBe(
      '__Host-Http-atrium.note=a=b; __Host-atrium.has-cart=1',
    );
  });

  it('removes the cookie of a link that has no token', () => {
    expect(linkCookie('atrium.reset', '')).toContain('Max-Age=0');
  });
});
