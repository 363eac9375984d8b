import type { Pool } from 'pg';
import { consumeOrThrow, rateLimiter } from '../../../kernel/access/rate-limiter.ts';
import { addressGroup } from '../../../kernel/http/client-address.ts';

/** Limits of form submissions: per address in 15 minutes, and per tenant in an hour. */
const FORM_LIMITS = { perAddress: 20, addressSeconds: 900, perTenant: 600, tenantSeconds: 3600 };

/** Rate limit of form submissions. */
export interface FormLimits {
  /**
   * Counts a submission.
   * @throws `rate_limited`
   */
  count(tenantId: number, address: string): Promise<void>;
}

/** Creates the limits of forms and newsletter sign-ups. */
export function formLimits(pool: Pool): FormLimits {
  const { perAddress, addressSeconds, perTenant, tenantSeconds } = FORM_LIMITS;
  const byAddress = rateLimiter(pool, {
    keyPrefix: 'forms',
    points: perAddress,
    seconds: addressSeconds,
  });
  const byTenant = rateLimiter(pool, {
    keyPrefix: 'forms-of',
    points: perTenant,
    seconds: tenantSeconds,
  });
  return {
    async count(tenantId, address) {
      await consumeOrThrow(byAddress, `${tenantId} ${addressGroup(address)}`);
      await consumeOrThrow(byTenant, String(tenantId));
    },
  };
}
