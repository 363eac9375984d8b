import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of the key that seals preview tokens. */
export const PREVIEW_KEY = 'preview links';

/** How long a preview link works, ms. */
const LIFE = 24 * 3_600_000;

/** Page, second in which it ends, seal. */
const FORM = /^([1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** Tokens that show one page of one tenant to whoever has them, for a day. */
export interface PreviewTokens {
  make(tenantId: number, pageId: number): { readonly token: string; readonly expires: Date };
  /** The page that a token shows in a tenant; undefined where it has ended, was altered, or is another tenant's. */
  read(tenantId: number, token: string): number | undefined;
}

/**
 * Makes and reads preview tokens. Nothing of them is stored: the tenant is part of what is sealed, not of the token.
 * Shape: key for this purpose alone → tokens.
 */
export function previewTokens(key: string, now: () => number = Date.now): PreviewTokens {
  const seal = (tenantId: number, pageId: string, ends: string): string =>
    createHmac('sha256', key).update(`${tenantId}.${pageId}.${ends}`).digest('base64url');

  return {
    make(tenantId, pageId) {
      const ends = Math.floor((now() + LIFE) / 1000);
      const token = `${pageId}.${ends}.${seal(tenantId, `${pageId}`, `${ends}`)}`;
      return { token, expires: new Date(ends * 1000) };
    },
    read(tenantId, token) {
      const [, pageId, ends, given] = FORM.exec(token) ?? [];
      if (pageId === undefined || ends === undefined || given === undefined) return undefined;
      // Both are 43 letters, so that the time tells nothing of where they differ.
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(seal(tenantId, pageId, ends)));
      return isOurs && Number(ends) * 1000 > now() ? Number(pageId) : undefined;
    },
  };
}
