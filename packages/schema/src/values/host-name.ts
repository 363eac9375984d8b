const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Maximum length of a host name, characters. */
const LONGEST = 253;

/**
 * Ends of names that no one can own on the internet.
 * @see RFC 6761, RFC 6762, RFC 7686, RFC 9476
 */
const NOBODYS = ['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'alt', 'lan'];

/**
 * Normalizes a host name: lower case, international letters as punycode, without the rest of a copied URL.
 * @param typed - typed text
 * @returns name, or undefined when it is invalid
 * @see UTS 46, RFC 1123
 */
export function normaliseHost(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '');
  if (bare === '' || /[\s@:[\]%\\]/.test(bare) || !URL.canParse(`http://${bare}`)) return undefined;
  const { hostname } = new URL(`http://${bare}`);
  const labels = hostname.split('.');
  const isName =
    hostname.length <= LONGEST &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? hostname : undefined;
}

/** Returns true for a name that equals another or is a subdomain of it. */
export function isBelow(host: string, end: string): boolean {
  return host === end || host.endsWith(`.${end}`);
}

/** Returns true for a name that no one can own on the internet, such as `shop.local`. */
export function isNobodysHost(host: string): boolean {
  return NOBODYS.some((end) => isBelow(host, end));
}
