import { safeHref } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';
import { ARCHIVE_FIELD, UNSUBSCRIBE_FIELD } from './merge-fields.ts';

/** Escapes braces in URLs, which are not merge fields: inserting values into a URL would need another guard. */
const withoutFields = (url: string): string => url.replace(/[{}]/g, encodeURIComponent);

function whole(address: string, origin: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:|data:)/i.test(address)) return address;
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : '';
}

/**
 * Returns an absolute link for an email. The URL of the archive is filled in when the whole email is compiled, and the one to
 * unsubscribe for each recipient.
 * @param href - stored URL
 * @param origin - site's origin
 * @returns URL or ''
 */
export function emailHref(href: string, origin: string): string {
  const safe = safeHref(href);
  if (safe === ARCHIVE_FIELD || safe === UNSUBSCRIBE_FIELD) return safe;
  return safe ? withoutFields(whole(safe, origin)) : '';
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
