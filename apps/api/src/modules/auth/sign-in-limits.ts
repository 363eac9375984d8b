import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { appError } from '@org/schema';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../http/client-address.ts';

/** How many failed attempts are let through from one address, on one account from one address, and for how long they count, s. */
const SIGN_IN_LIMITS = { perAddress: 30, perPair: 10, seconds: 900 } as const;

/** From how many failed attempts on an account, wherever they came from, each further one has to wait; ms of the first and longest wait. */
const SLOW_DOWN = { from: 20, first: 250, longest: 5000 } as const;

/** Counts attempts to sign in, in the database, so that several processes count together. */
export interface SignInLimits {
  /** Counts an attempt before any work is done for it, and makes it wait where an account is being tried. Errors: `rate_limited` with the time to wait. */
  attempt(address: string, email: string): Promise<void>;
  /** Takes back what a good sign-in was counted as. */
  succeeded(address: string, email: string): Promise<void>;
}

/** How long an attempt waits. Shape: attempts on its account, itself among them → ms; twice as long with each, up to the longest. */
function waitFor(attempts: number): number {
  const over = attempts - SLOW_DOWN.from;
  return over <= 0 ? 0 : Math.min(SLOW_DOWN.first * 2 ** (over - 1), SLOW_DOWN.longest);
}

/**
 * Makes the limits. An address (the /64 of an IPv6 one) is shut out, from everything or from one account.
 * An account is never shut: nobody can lock its owner out by failing often, they can only make everybody wait some seconds.
 * Source: reliability T08.
 */
export function signInLimits(
  pool: Pool,
  wait: (ms: number) => Promise<void> = (ms) => sleep(ms),
): SignInLimits {
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
  const byPair = limiter('pair', SIGN_IN_LIMITS.perPair);
  const byAccount = limiter('account', Number.MAX_SAFE_INTEGER);
  const getAccount = (email: string): string =>
    createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  const getPair = (address: string, email: string): string =>
    `${getAccount(email)} ${addressGroup(address)}`;

  /** Shape: → how many attempts there were, this one among them. */
  async function count(counter: RateLimiterPostgres, key: string): Promise<number> {
    try {
      return (await counter.consume(key)).consumedPoints;
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw appError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
      throw error;
    }
  }

  return {
    async attempt(address, email) {
      await count(byAddress, addressGroup(address));
      await count(byPair, getPair(address, email));
      const pause = waitFor(await count(byAccount, getAccount(email)));
      if (pause > 0) await wait(pause);
    },
    async succeeded(address, email) {
      await Promise.all([
        byAddress.reward(addressGroup(address)),
        byPair.delete(getPair(address, email)),
        byAccount.reward(getAccount(email)),
      ]);
    },
  };
}
