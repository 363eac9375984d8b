import { appError } from '@org/schema/errors';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../../kernel/http/client-address.ts';

/** Limits of form submissions: per address in 15 minutes, and per tenant in an hour. */
const FORM_LIMITS = { perAddress: 20, addressSeconds: 900, perTenant: 600, tenantSeconds: 3600 };

/** Rate limit of form submissions. */
export interface FormLimits {
  /** Counts a submission. Errors: `rate_limited`. */
  count(tenantId: number, address: string): Promise<void>;
}

/** Creates the limits of forms and newsletter sign-ups. */
export function formLimits(pool: Pool): FormLimits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const { perAddress, addressSeconds, perTenant, tenantSeconds } = FORM_LIMITS;
  const byAddress = limiter('forms', perAddress, addressSeconds);
  const byTenant = limiter('forms-of', perTenant, tenantSeconds);
  return {
    async count(tenantId, address) {
      try {
        await byAddress.consume(`${tenantId} ${addressGroup(address)}`);
        await byTenant.consume(String(tenantId));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw appError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
      }
    },
  };
}
