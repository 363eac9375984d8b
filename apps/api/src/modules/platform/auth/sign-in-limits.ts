import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { consumeOrThrow, rateLimiter } from '../../../kernel/access/rate-limiter.ts';
import { addressGroup } from '../../../kernel/http/client-address.ts';

/**
 * Maximum number of failed attempts from one address, and on one account from one address; `seconds` is the time for which they
 * count.
 */
const SIGN_IN_LIMITS = { perAddress: 30, perPair: 10, seconds: 900 } as const;

/**
 * Number of failed attempts on an account, from any address, after which each further one is delayed; shortest and longest delay
 * in ms.
 */
const SLOW_DOWN = { from: 20, first: 250, longest: 5000 } as const;

/** Counts sign-in attempts in the database, so that all processes share the counts. */
export interface SignInLimits {
  /**
   * Counts an attempt before any other work, and delays it when the account has many failures.
   * @throws `rate_limited` with the time to wait
   */
  attempt(address: string, email: string): Promise<void>;
  /** Removes the counts of a successful sign-in. */
  succeeded(address: string, email: string): Promise<void>;
}

/**
 * Returns the delay of an attempt.
 * @param attempts - attempts on the account, including this one
 * @returns ms, doubled with each attempt up to the maximum
 */
function waitFor(attempts: number): number {
  const over = attempts - SLOW_DOWN.from;
  return over <= 0 ? 0 : Math.min(SLOW_DOWN.first * 2 ** (over - 1), SLOW_DOWN.longest);
}

/**
 * Creates the limits. An address (the /64 of an IPv6 address) can be blocked, entirely or for one account.
 * An account is never blocked: failed attempts by others delay its owner by some seconds but cannot lock them out.
 */
export function signInLimits(
  pool: Pool,
  wait: (ms: number) => Promise<void> = (ms) => sleep(ms),
): SignInLimits {
  const limiter = (keyPrefix: string, points: number) =>
    rateLimiter(pool, { keyPrefix, points, seconds: SIGN_IN_LIMITS.seconds });
  const byAddress = limiter('address', SIGN_IN_LIMITS.perAddress);
  const byPair = limiter('pair', SIGN_IN_LIMITS.perPair);
  const byAccount = limiter('account', Number.MAX_SAFE_INTEGER);
  const getAccount = (email: string): string =>
    createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  const getPair = (address: string, email: string): string =>
    `${getAccount(email)} ${addressGroup(address)}`;

  return {
    async attempt(address, email) {
      await consumeOrThrow(byAddress, addressGroup(address));
      await consumeOrThrow(byPair, getPair(address, email));
      const pause = waitFor(await consumeOrThrow(byAccount, getAccount(email)));
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
