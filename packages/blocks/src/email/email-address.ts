import { safeHref } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';

/** Escapes braces in URLs, which are not merge fields: inserting values into a URL would need another guard. */
const withoutFields = (url: string): string => url.replace(/[{}]/g, encodeURIComponent);

function whole(address: string, origin: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:|data:)/i.test(address)) return address;
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : '';
}

/**
 * Returns an absolute link for an email.
 * @param href - stored URL
 * @param origin - site's origin
 * @returns URL or ''
 */
export function emailHref(href: string, origin: string): string {
  const safe = safeHref(href);
  return safe ? withoutFields(whole(safe, origin)) : '';
}

/** Matches an image of the media library: its path with a width, in a format for browsers. */
const OF_LIBRARY = /^(\/media\/[^?]*-)(\d{1,5})\.(?:webp|avif)(\?.*)?$/;
const FOR_MAILS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Returns the URL of an image in an email. The media library also serves uploaded JPEG and PNG images in their original format,
 * which all mail clients support, in the nearest available width; the requested width is at most twice the displayed one. Takes
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
