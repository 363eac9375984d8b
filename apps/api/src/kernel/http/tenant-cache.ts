import type { TenantContext } from '../access/call.ts';
import type { FindTenant } from './host-table.ts';

const SECONDS = 5;
const MOST = 1000;

/** Tenants by host name, kept for a moment. */
export interface CachedTenants {
  readonly find: FindTenant;
  /** Forgets everything: some name may lead elsewhere now. */
  forget(): void;
}

/**
 * Caches the tenants of host names for five seconds, so that a page with many images needs one query. Unknown names are cached as
 * well.
 */
export function tenantCache(find: FindTenant, now: () => number = Date.now): CachedTenants {
  const kept = new Map<string, { until: number; tenant: Promise<TenantContext | undefined> }>();
  return {
    find(by) {
      const key = JSON.stringify(by);
      const known = kept.get(key);
      if (known && known.until > now()) return known.tenant;
      if (kept.size >= MOST) kept.clear();
      const tenant = find(by);
      const entry = { until: now() + SECONDS * 1000, tenant };
      kept.set(key, entry);
      tenant.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return tenant;
    },
    forget: () => kept.clear(),
  };
}
