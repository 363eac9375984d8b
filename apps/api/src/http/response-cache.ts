import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../events/tenant-changes.ts';

/** Answers of reading calls, until something of their tenant changes. */
export interface ResponseCache {
  /** The text that is kept of a tenant under a name, or what is made now, once however many ask at the same time. Rejects with what making it threw, which is not kept. */
  of(tenantId: number, name: string, make: () => Promise<string>): Promise<string>;
  /** Makes the tenant's answers anew from now on. */
  forget(tenantId: number): void;
}

/** Bytes in all, and age in ms after which an answer is made anew whatever was told: pieces in stock are not told one by one. */
const LIMITS = { bytes: 64 * 1024 * 1024, age: 60_000 } as const;

/** Keeps answers. Shape: changes of tenants; without them nothing is kept, as others may change what nobody tells us of. */
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
