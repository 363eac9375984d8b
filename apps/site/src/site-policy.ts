import { VIDEO_FRAME_ORIGINS } from '@org/device-settings';
import type { KeyedProvider } from '@org/schema/entities';

/** Origins of each provider's script, frames and requests. */
const CAPTCHA_ORIGINS: Readonly<Record<KeyedProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
  recaptcha: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
};

/**
 * Content security policy of a page. Scripts are files of the site, and a page without islands runs none;
 * the admin may frame it to show what was published.
 */
export function sitePolicy({
  adminOrigin,
  scripts,
  captcha,
  frames = [],
  framesItself = false,
  rawHtml = false,
}: {
  /** Origin of the admin, which may frame the page; undefined for a page that nobody frames. */
  readonly adminOrigin?: string | undefined;
  readonly scripts: boolean;
  /** Origins of pages of others that the page's blocks frame. */
  readonly frames?: readonly string[] | undefined;
  /** True for a page that frames a document of its own host. */
  readonly framesItself?: boolean | undefined;
  /** True for a page with HTML that staff with the permission for it wrote: it may be code of another service, with all it needs. */
  readonly rawHtml?: boolean | undefined;
  /** CAPTCHA provider of the page's forms. */
  readonly captcha?: KeyedProvider | undefined;
}): string {
  const own = framesItself ? "'self' " : '';
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
      `frame-src ${own}https:`,
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
    `frame-src ${own}${[...VIDEO_FRAME_ORIGINS, ...frames].join(' ')}${asked}`,
    `connect-src ${scripts ? `'self'${asked}` : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/**
 * Returns the content security policy of a sensitive page: only files of the site itself, and no framing. Product images may come
 * from other hosts; pages for credentials load none of them.
 */
export function sensitivePolicy({
  scripts,
  hasProducts,
}: {
  readonly scripts: boolean;
  /** True for a page that shows products. */
  readonly hasProducts: boolean;
}): string {
  return [
    "default-src 'none'",
    `script-src ${scripts ? "'self'" : "'none'"}`,
    "style-src 'unsafe-inline'",
    `img-src 'self' data:${hasProducts ? ' https:' : ''}`,
    "font-src 'self'",
    `connect-src ${scripts ? "'self'" : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of sensitive pages beside their policy. */
export const SENSITIVE_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  // A page with an author's script that opens this one in a new window must not get a handle on it.
  'cross-origin-opener-policy': 'noopener-allow-popups',
};

/** Headers of pages that staff view before publication, beside their policy. */
export const STAFF_VIEW_HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'noopener-allow-popups',
};

/** Headers of everything that a site answers. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
