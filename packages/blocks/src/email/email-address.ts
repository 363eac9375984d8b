import { safeHref } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';
import type { EmailContext } from './email-view.ts';
import { ARCHIVE_FIELD, findField, toUrlFields, UNSUBSCRIBE_FIELD } from './merge-fields.ts';

/** Context of links: the origin of the site, and a function that reports warnings. */
export type AddressContext = Pick<EmailContext, 'origin'> & Partial<Pick<EmailContext, 'warn'>>;

/** Escapes braces in URLs that are not merge fields. */
const withoutFields = (url: string): string => url.replace(/[{}]/g, encodeURIComponent);

function whole(address: string, origin: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:|data:)/i.test(address)) return address;
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : '';
}

/** Matches the part of a URL after which values can be filled in: those of a scheme or host would lead to other sites. */
const BEFORE_VALUES = /^(?:https?:\/\/[^/?#]+[/?#]|mailto:[^?]*\?)/i;
const BEFORE_VALUES_OF_SITE = /^[^:/?#]*[/?#]/;

/** Returns a URL with merge fields, which are URL-encoded; '' for one with fields in its scheme or host. */
function addressWithFields(address: string, start: number, origin: string): string {
  const before = address.slice(0, start);
  const rest = address.slice(start);
  if (BEFORE_VALUES.test(before)) return toUrlFields(address, withoutFields);
  if (/^[a-z][a-z0-9+.-]*:/i.test(before) || !BEFORE_VALUES_OF_SITE.test(before)) return '';
  const absolute = whole(before, origin);
  return absolute && withoutFields(absolute) + toUrlFields(rest, withoutFields);
}

/**
 * Returns the absolute link of an author for an email. The URL of the archive is filled in when the whole email is compiled; the one
 * to unsubscribe and merge fields, which are URL-encoded, are filled in for each recipient.
 * @param href - stored URL
 * @returns URL or ''
 */
export function emailHref(href: string, { origin, warn }: AddressContext): string {
  const safe = safeHref(href);
  if (safe === ARCHIVE_FIELD || safe === UNSUBSCRIBE_FIELD) return safe;
  const start = findField(safe);
  if (start < 0) return fixedHref(safe, { origin });
  const address = addressWithFields(safe, start, origin);
  if (address === '') warn?.('merge_tag_in_host');
  return address;
}

/**
 * Returns an absolute link of a record, such as a product or an order, whose braces are not merge fields.
 * @param href - stored URL
 * @returns URL or ''
 */
export function fixedHref(href: string, { origin }: AddressContext): string {
  const safe = safeHref(href);
  return safe && withoutFields(whole(safe, origin));
}

/** Matches an image of the media library: its path with a width, in a format for browsers. */
const OF_LIBRARY = /^(\/media\/[^?]*-)(\d{1,5})\.(?:webp|avif)(\?.*)?$/;
/** Formats to ask for, by the type of the upload. The library serves PNG in place of JPEG where a picture is transparent. */
const FOR_MAILS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'jpg',
  'image/avif': 'jpg',
};

/**
 * Returns the URL of an image in an email. The media library also serves uploaded images as JPEG or PNG, which all email clients
 * show, in the nearest available width; the requested width is at most twice the displayed one. Takes
 * stored URL, type of the upload, displayed width in px, site's origin.
 * @returns URL or ''
 */
export function emailPicture(
  { src, mimeType }: { readonly src: string; readonly mimeType: string },
  width: number,
  origin: string,
): string {
  const safe = safeMediaUrl(src);
  if (!safe) return '';
  const [, name, stored, rest = ''] = OF_LIBRARY.exec(safe) ?? [];
  const format = FOR_MAILS[mimeType];
  const asked =
    name && format ? `${name}${Math.min(Number(stored), 2 * width)}.${format}${rest}` : safe;
  return withoutFields(whole(asked, origin));
}
