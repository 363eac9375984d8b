const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,]/i;
const MAX_LENGTH = 20_000;

/**
 * Guards URLs of images and videos: http, https, a path, or a data URL of an image.
 * @param value - anything
 * @returns trimmed URL, or '' when it is rejected
 */
export function safeMediaUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '';
  const url = value.trim();
  // Browsers skip control characters inside a scheme, so a URL with any is rejected.
  if (/[\p{Cc}\\]/u.test(url)) return '';
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : '';
  if (DATA_IMAGE.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//') ? '' : url;
}

/**
 * Returns a guarded URL as a CSS `url()`; characters that could end the string, the rule or a style element are percent-encoded.
 */
export function cssUrl(url: string): string {
  return `url("${url.replace(/["'()<>\s]/g, (char) => `%${(char.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(2, '0')}`)}")`;
}
