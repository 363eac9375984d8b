import { appError } from '@org/schema/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from './client-address.ts';

/** Rate limit of visitors. */
export interface VisitorLimit {
  /** From one network address, of one tenant. */
  readonly perAddress: number;
  readonly perTenant: number;
  /** Time that both are counted in. */
  readonly seconds: number;
}

/** Counts what visitors ask for. */
export interface VisitorLimits {
  /** Counts a request; throws `rate_limited` beyond the limit. */
  count(tenantId: number, address: string): Promise<void>;
}

/** Creates rate limits. Each process counts separately: counting must not cost a database write. */
export function visitorLimits({
  perAddress,
  perTenant,
  seconds: duration,
}: VisitorLimit): VisitorLimits {
  const byAddress = new RateLimiterMemory({ points: perAddress, duration });
  const byTenant = new RateLimiterMemory({ points: perTenant, duration });
  return {
    async count(tenantId, address) {
      try {
        await byAddress.consume(`${tenantId} ${addressGroup(address)}`);
        await byTenant.consume(tenantId);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw appError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
      }
    },
  };
}
