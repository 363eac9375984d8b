import { safeHref } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';

/** Braces in addresses are no fields to fill: what is put into an address would need another guard. */
const withoutFields = (url: string): string => url.replace(/[{}]/g, encodeURIComponent);

function whole(address: string, origin: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:|data:)/i.test(address)) return address;
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : '';
}

/** A link as it stands in a mail: whole, since a mail stands at no address. Shape: stored, site's origin → address or ''. */
export function emailHref(href: string, origin: string): string {
  const safe = safeHref(href);
  return safe ? withoutFields(whole(safe, origin)) : '';
}

/** A picture of the library: its name with a width, in a format for browsers. */
const OF_LIBRARY = /^(\/media\/[^?]*-)(\d{1,5})\.(?:webp|avif)(\?.*)?$/;
const FOR_MAILS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Address of a picture as it stands in a mail. The library keeps what was uploaded as JPEG or PNG in that format, too, which all
 * programs show, and answers with the nearest of its widths: no more is asked for than twice what is shown.
 * Shape: stored address, type of the upload, px that it is shown wide, site's origin → address or ''.
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
