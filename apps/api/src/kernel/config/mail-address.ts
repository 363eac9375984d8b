import { domainToASCII } from 'node:url';

/** The part before the @, without quotes, comments or anything that a header could take for a second address. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Reads exactly one plain address; the only way for text to become a recipient or a sender.
 * @returns address with its domain in ASCII and lower case, or undefined for anything else
 */
export function mailAddress(text: string): string | undefined {
  // Before anything else is done with it: the text may be as long as a request.
  if (text.length > 254) return undefined;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))];
  if (at < 1 || local.length > 64) return undefined;
  return LOCAL.test(local) && DOMAIN.test(domain) ? `${local}@${domain}` : undefined;
}

/** Returns a text that is safe beside an address and in a subject: one line of a length that servers accept. */
export function headerText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
