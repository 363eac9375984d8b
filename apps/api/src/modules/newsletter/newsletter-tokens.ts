import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of the key that seals the tokens of newsletters. */
export const NEWSLETTER_KEY = 'newsletters';

/** What a token of a mail lets its holder do. */
export type NewsletterAct = 'confirm' | 'leave';

/** Whose membership of which list. */
export interface Membership {
  readonly listId: number;
  readonly subscriberId: number;
}

/** List, subscriber, second in which it ends or 0 for never, seal. */
const FORM = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/;

/** A confirmation can wait for so long, ms. */
const CONFIRM_LIFE = 14 * 24 * 3_600_000;

/** Tokens of the links in mails of newsletters. */
export interface NewsletterTokens {
  make(tenantId: number, act: NewsletterAct, of: Membership): string;
  /** Undefined where it has ended, was altered, is for something else, or is another tenant's. */
  read(tenantId: number, act: NewsletterAct, token: string): Membership | undefined;
}

/** Makes and reads the tokens. Nothing of them is stored: tenant and act are part of what is sealed. A link that leaves works for ever. */
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
      // Both are 43 letters, so that the time tells nothing of where they differ.
      const ours = seal(tenantId, act, `${list}.${subscriber}.${ends}`);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(ours))) return undefined;
      if (act === 'confirm' && Number(ends) * 1000 <= now()) return undefined;
      return { listId: Number(list), subscriberId: Number(subscriber) };
    },
  };
}
