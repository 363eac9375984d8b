import { createHash } from 'node:crypto';
import { appError } from '@org/schema';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../http/client-address.ts';

/** How many failed attempts are let through, and for how long they count, s. */
const SIGN_IN_LIMITS = { perAddress: 30, perAccount: 10, seconds: 900 } as const;

/** Counts attempts to sign in, in the database, so that several processes count together. */
export interface SignInLimits {
  /** Counts an attempt before any work is done for it. Errors: `rate_limited` with the time to wait. */
  attempt(address: string, email: string): Promise<void>;
  /** Takes back what a good sign-in was counted as. */
  succeeded(address: string, email: string): Promise<void>;
}

/** Makes the limits: one per address (the /64 of an IPv6 one), one per account. Source: reliability T08. */
export function signInLimits(pool: Pool): SignInLimits {
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
      duration: SIGN_IN_LIMITS.seconds,
    });
  const byAddress = limiter('address', SIGN_IN_LIMITS.perAddress);
  const byAccount = limiter('account', SIGN_IN_LIMITS.perAccount);
  const account = (email: string): string =>
    createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

  async function count(counter: RateLimiterPostgres, key: string): Promise<void> {
    try {
      await counter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw appError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
      throw error;
    }
  }

  return {
    async attempt(address, email) {
      await count(byAddress, addressGroup(address));
      await count(byAccount, account(email));
    },
    async succeeded(address, email) {
      await Promise.all([
        byAddress.reward(addressGroup(address)),
        byAccount.delete(account(email)),
      ]);
    },
  };
}
