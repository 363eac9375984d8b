import { createHash } from 'node:crypto';
import { appError } from '@org/schema';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../http/client-address.ts';

/** How often each kind of call may be made from one address, and a link mailed to one account, per quarter of an hour. */
const LINK_LIMITS = { perAddress: 30, perAccount: 3, seconds: 900 } as const;

/** Calls with a counter of their own, so that guesses at one kind of link do not shut people out of another. */
export type LimitedCall =
  | 'forgot'
  | 'reset'
  | 'invitation'
  | 'accept'
  | 'shop-account'
  | 'mail-server-test'
  | 'captcha-test';

/** Counts what people without a session do with links of mails. */
export interface LinkLimits {
  /** Counts a call. Errors: `rate_limited`. */
  call(kind: LimitedCall, address: string): Promise<void>;
  /** Counts a wish for a link. Shape: → false where the account has had enough of them for now; nobody is told so. */
  canMail(email: string): Promise<boolean>;
}

/** Makes the limits. Source: reliability T08, T09. */
export function linkLimits(pool: Pool): LinkLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: LINK_LIMITS.seconds,
    });
  const byAddress = limiter('links', LINK_LIMITS.perAddress);
  const byAccount = limiter('reset-mails', LINK_LIMITS.perAccount);

  async function over(
    counter: RateLimiterPostgres,
    key: string,
  ): Promise<RateLimiterRes | undefined> {
    try {
      await counter.consume(key);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  return {
    async call(kind, address) {
      const stopped = await over(byAddress, `${kind} ${addressGroup(address)}`);
      if (stopped) throw appError('rate_limited', { retryAfter: stopped.msBeforeNext / 1000 });
    },
    async canMail(email) {
      const key = createHash('sha256').update(email).digest('base64url');
      return (await over(byAccount, key)) === undefined;
    },
  };
}
