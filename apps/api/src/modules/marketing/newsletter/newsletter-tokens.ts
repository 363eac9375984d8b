import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of the key that signs newsletter tokens. */
export const NEWSLETTER_KEY = 'newsletters';

/** Action that a token allows. */
export type NewsletterAct = 'confirm' | 'leave' | 'block';

/** Subscriber and list. */
export interface Membership {
  readonly listId: number;
  readonly subscriberId: number;
}

/** Format of a token: list, subscriber, expiry in seconds or 0 for never, signature. */
const FORM = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/;

/** Time in ms in which a sign-up can be confirmed. */
const CONFIRM_LIFE = 14 * 24 * 3_600_000;

/** Signed tokens of the links in newsletter mails. */
export interface NewsletterTokens {
  make(tenantId: number, act: NewsletterAct, of: Membership): string;
  /** Returns undefined for a token that is expired, altered, for another action or of another tenant. */
  read(tenantId: number, act: NewsletterAct, token: string): Membership | undefined;
}

/**
 * Creates and verifies the tokens. Nothing is stored; the signature includes tenant and action. Links to unsubscribe and
 * to block an address never expire.
 */
export function newsletterTokens(key: string, now: () => number = Date.now): NewsletterTokens {
  const seal = (tenantId: number, act: NewsletterAct, rest: string): string =>
    createHmac('sha256', key).update(`${tenantId}.${act}.${rest}`).digest('base64url');
  return {
    make(tenantId, act, { listId, subscriberId }) {
      const ends = act === 'confirm' ? Math.floor((now() + CONFIRM_LIFE) / 1000) : 0;
      const rest = `${listId}.${subscriberId}.${ends}`;
      return `${rest}.${seal(tenantId, act, rest)}`;
    },
    read(tenantId, act, token) {
      const [, list, subscriber, ends, given] = FORM.exec(token) ?? [];
      if (!list || !subscriber || ends === undefined || given === undefined) return undefined;
      // Both have 43 characters, so the comparison takes constant time.
      const ours = seal(tenantId, act, `${list}.${subscriber}.${ends}`);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(ours))) return undefined;
      if (act === 'confirm' && Number(ends) * 1000 <= now()) return undefined;
      return { listId: Number(list), subscriberId: Number(subscriber) };
    },
  };
}
