/** Prefix of the names of all cookies of the product. */
const OWN_PREFIX = 'atrium.';
/** Cookies that scripts of pages read. Only the server sets all others, and only requests carry them. */
const SCRIPT_COOKIES: ReadonlySet<string> = new Set(['atrium.has-cart']);

const HOST_PREFIX = '__Host-';
/** Prefix of cookies that browsers accept from responses alone: a script of the page cannot plant one. */
const HTTP_PREFIX = '__Host-Http-';

const getPrefix = (name: string): string => (SCRIPT_COOKIES.has(name) ? HOST_PREFIX : HTTP_PREFIX);

/**
 * Returns the name under which a cookie is sent. Under https, `__Host-` prevents sibling domains from setting it, and
 * `__Host-Http-` scripts as well.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? getPrefix(name) + name : name;
}

/** Returns the name of one of the product's cookies without its prefix; undefined for another cookie, or another prefix. */
function ownName(sent: string, isSecure: boolean): string | undefined {
  const name = isSecure ? sent.replace(/^__Host-(?:Http-)?/, '') : sent;
  return name.startsWith(OWN_PREFIX) && cookieName(name, isSecure) === sent ? name : undefined;
}

/**
 * Returns the product's own cookies of a request by their names without prefix. A name that was sent twice is omitted, since
 * one of the two values was injected and it is unknown which. Under https, names without their prefix are omitted too.
 */
export function readCookies(header: string, isSecure: boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    const name = ownName(part.slice(0, Math.max(equals, 0)).trim(), isSecure);
    if (name === undefined) continue;
    if (found.has(name)) repeated.add(name);
    found.set(name, part.slice(equals + 1).trim());
  }
  for (const name of repeated) found.delete(name);
  return found;
}

/** Returns the Cookie header of a request with only the product's own unambiguous cookies, by their names without prefix. */
export function ownCookieHeader(header: string, isSecure: boolean): string {
  return Array.from(readCookies(header, isSecure), ([name, value]) => `${name}=${value}`).join(
    '; ',
  );
}

/** Returns a Cookie header with prefixes added to its names, as a browser would send it. */
export function prefixedCookieHeader(header: string, isSecure: boolean): string {
  return header
    .split('; ')
    .map((cookie) => {
      const [name = ''] = cookie.split('=', 1);
      return name === '' ? '' : cookieName(name, isSecure) + cookie.slice(name.length);
    })
    .join('; ');
}

/** Returns a Set-Cookie value as it is sent: under https with a prefix and `Secure`. */
export function sentCookie(cookie: string, isSecure: boolean): string {
  if (!isSecure || !cookie.startsWith(OWN_PREFIX)) return cookie;
  const rest = /;\s*secure(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
  const [name = ''] = cookie.split('=', 1);
  return getPrefix(name) + rest;
}

/** Cookie that holds the token of a password reset link after the link was opened. */
export const RESET_COOKIE = 'atrium.reset';
/** Cookie that holds the token of an account link after the link was opened. */
export const ACCOUNT_COOKIE = 'atrium.account';
/** Cookie of staff who view the site before publication. */
export const STAFF_VIEW_COOKIE = 'atrium.staff-view';
/** Lifetime of the cookie with the token of an opened link, seconds. */
const LINK_COOKIE_SECONDS = 900;

/** Returns the cookie that keeps the token of an opened link out of the URL; an empty token deletes it. */
export function linkCookie(name: string, token: string): string {
  const life = token === '' ? 0 : LINK_COOKIE_SECONDS;
  return `${name}=${token}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax`;
}
