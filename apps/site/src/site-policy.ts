import { VIDEO_FRAME_ORIGINS } from '@org/device-settings';
import type { KeyedProvider } from '@org/schema';

/** Where each provider's script, its frames and its calls come from. */
const CAPTCHA_ORIGINS: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
  recaptcha: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
};

/**
 * Content security policy of a page. Scripts are files of the site, and a page without islands runs none;
 * the admin may frame it to show what was published.
 * Source: reliability T14, T15.
 */
export function sitePolicy({
  adminOrigin,
  scripts,
  captcha,
  frames = [],
  rawHtml = false,
}: {
  /** Origin of the admin, which may frame the page; undefined for a page that nobody frames. */
  readonly adminOrigin?: string | undefined;
  readonly scripts: boolean;
  /** Origins of pages of others that the page's blocks frame. */
  readonly frames?: readonly string[] | undefined;
  /** True for a page with HTML that staff with the permission for it wrote: it may be code of another service, with all it needs. */
  readonly rawHtml?: boolean | undefined;
  /** Who is asked on the page whether a person sends its form. */
  readonly captcha?: KeyedProvider | undefined;
}): string {
  const framedBy = adminOrigin === undefined ? "'none'" : `'self' ${adminOrigin}`;
  const asked = captcha === undefined ? '' : ` ${CAPTCHA_ORIGINS[captcha]}`;
  if (rawHtml)
    return [
      "default-src 'none'",
      "script-src 'self' 'unsafe-inline' https:",
      "style-src 'self' 'unsafe-inline' https:",
      "img-src 'self' data: https: http:",
      "media-src 'self' https: http:",
      "font-src 'self' data: https:",
      'frame-src https:',
      "connect-src 'self' https: wss:",
      "manifest-src 'self'",
      "form-action 'self' https:",
      "object-src 'none'",
      "base-uri 'none'",
      `frame-ancestors ${framedBy}`,
    ].join('; ');
  return [
    "default-src 'none'",
    `script-src ${scripts ? `'self'${asked}` : "'none'"}`,
    // Values that authors choose stand in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "media-src 'self' https: http:",
    "font-src 'self'",
    `frame-src ${[...VIDEO_FRAME_ORIGINS, ...frames].join(' ')}${asked}`,
    `connect-src ${scripts ? `'self'${asked}` : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** Headers of everything that a site answers. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
