import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../events/tenant-changes.ts';

/** Answers of reading calls, until something of their tenant changes. */
export interface ResponseCache {
  /**
   * Returns the cached text of a tenant, or creates it once for all concurrent requests. Rejects with the error of `make`, which
   * is not cached.
   */
  of(tenantId: number, name: string, make: () => Promise<string>): Promise<string>;
  /** Removes the cached responses of a tenant. */
  forget(tenantId: number): void;
}

/** Maximum total size in bytes, and maximum age in ms: changes of single quantities do not invalidate the cache. */
const LIMITS = { bytes: 64 * 1024 * 1024, age: 60_000 } as const;

/**
 * Creates a response cache.
 * @param changes - changes of tenants; without them nothing is cached, as other processes may change data unnoticed
 */
export function responseCache(changes: TenantChanges | undefined): ResponseCache {
  const texts = new LRUCache<string, string>({
    maxSize: LIMITS.bytes,
    sizeCalculation: (text, name) => 2 * (text.length + name.length),
    ttl: LIMITS.age,
  });
  const making = new Map<string, Promise<string>>();
  return {
    forget: (tenantId) => changes?.forget(tenantId),
    of(tenantId, name, make) {
      if (!changes) return make();
      const whole = `${changes.getState(tenantId)} ${name}`;
      const kept = texts.get(whole);
      if (kept !== undefined) return Promise.resolve(kept);
      const underWay = making.get(whole);
      if (underWay) return underWay;
      const made = make()
        .then((text) => {
          texts.set(whole, text);
          return text;
        })
        .finally(() => making.delete(whole));
      making.set(whole, made);
      return made;
    },
  };
}
