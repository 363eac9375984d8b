import { appError } from '@org/schema/errors';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Properties of one rate limiter of `rateLimiter`. */
export interface RateLimiterOptions {
  /** Separates its counters from those of the other limiters. */
  readonly keyPrefix: string;
  readonly points: number;
  readonly seconds: number;
}

/** Creates a rate limiter whose counters are shared by all processes through the database. */
export function rateLimiter(
  pool: Pool,
  { keyPrefix, points, seconds }: RateLimiterOptions,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
  });
}

/**
 * Counts a call and returns the number of calls in the period, including this one.
 * @throws `rate_limited` when it exceeds the limit
 */
export async function consumeOrThrow(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw appError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
  }
}
