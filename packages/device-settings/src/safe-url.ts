const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,]/i;
const MAX_LENGTH = 20_000;

/**
 * The one guard of addresses that pictures and videos are loaded from: http, https, a path, or an image inside the address.
 * Shape: anything → the address trimmed, or '' when it is refused.
 */
export function safeMediaUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '';
  const url = value.trim();
  // Browsers skip control characters inside a scheme, so an address that has any is refused.
  if (/[\p{Cc}\\]/u.test(url)) return '';
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : '';
  if (DATA_IMAGE.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//') ? '' : url;
}

/** A guarded address as a CSS `url()`; what could end the string, the rule or a style element is percent-encoded. */
export function cssUrl(url: string): string {
  return `url("${url.replace(/["'()<>\s]/g, (char) => `%${(char.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(2, '0')}`)}")`;
}
