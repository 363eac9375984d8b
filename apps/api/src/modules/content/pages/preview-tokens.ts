import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of the key that signs preview tokens. */
export const PREVIEW_KEY = 'preview links';

/** Lifetime of a preview link in ms. */
const LIFE = 24 * 3_600_000;

/** Format of a token: page, expiry in seconds, signature. */
const FORM = /^([1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** Tokens that show one page of a tenant to anyone who has them, for a day. */
export interface PreviewTokens {
  make(tenantId: number, pageId: number): { readonly token: string; readonly expires: Date };
  /** Returns the page of a token; undefined when it is expired, altered or of another tenant. */
  read(tenantId: number, token: string): number | undefined;
}

/**
 * Creates and verifies preview tokens. Nothing is stored; the signature includes the tenant, the token does not. Takes key for
 * this purpose only.
 * @returns tokens
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
      // Both have 43 characters, so the comparison takes constant time.
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(seal(tenantId, pageId, ends)));
      return isOurs && Number(ends) * 1000 > now() ? Number(pageId) : undefined;
    },
  };
}
