import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { consumeOrThrow, rateLimiter } from '../../../kernel/access/rate-limiter.ts';
import { addressGroup } from '../../../kernel/http/client-address.ts';

/** Maximum number of calls of each kind from one address, and of links mailed to one account, per 15 minutes. */
const LINK_LIMITS = { perAddress: 30, perAccount: 3, seconds: 900 } as const;

/** Calls that are counted separately, so that guesses at one kind of link do not block another. */
export type LimitedCall =
  | 'forgot'
  | 'reset'
  | 'invitation'
  | 'accept'
  | 'shop-account'
  | 'mail-server-test'
  | 'mail-domain-check'
  | 'mailbox-check'
  | 'captcha-test';

/** Rate limits of calls that people without a session make for links in emails. */
export interface LinkLimits {
  /**
   * Counts a call.
   * @throws `rate_limited`
   */
  call(kind: LimitedCall, address: string): Promise<void>;
  /**
   * Counts a request for a link.
   * @returns false when the account has reached its limit; the response does not reveal it
   */
  canMail(email: string): Promise<boolean>;
}

/** Creates the limits. */
export function linkLimits(pool: Pool): LinkLimits {
  const limiter = (keyPrefix: string, points: number) =>
    rateLimiter(pool, { keyPrefix, points, seconds: LINK_LIMITS.seconds });
  const byAddress = limiter('links', LINK_LIMITS.perAddress);
  const byAccount = limiter('reset-mails', LINK_LIMITS.perAccount);

  return {
    async call(kind, address) {
      await consumeOrThrow(byAddress, `${kind} ${addressGroup(address)}`);
    },
    async canMail(email) {
      const key = createHash('sha256').update(email).digest('base64url');
      const { consumedPoints } = await byAccount.penalty(key);
      return consumedPoints <= LINK_LIMITS.perAccount;
    },
  };
}
