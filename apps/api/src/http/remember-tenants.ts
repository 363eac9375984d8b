import type { TenantContext } from './call.ts';
import type { FindTenant } from './host-table.ts';

const SECONDS = 5;
const MOST = 1000;

/** Keeps what host names lead to for five seconds, so that a page with many images asks once. Unknown names are kept as well. */
export function rememberTenants(find: FindTenant, now: () => number = Date.now): FindTenant {
  const kept = new Map<string, { until: number; tenant: Promise<TenantContext | undefined> }>();
  return (by) => {
    const key = JSON.stringify(by);
    const known = kept.get(key);
    if (known && known.until > now()) return known.tenant;
    if (kept.size >= MOST) kept.clear();
    const tenant = find(by);
    kept.set(key, { until: now() + SECONDS * 1000, tenant });
    tenant.catch(() => kept.delete(key));
    return tenant;
  };
}
