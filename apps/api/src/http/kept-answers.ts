import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../events/change-feed.ts';

/** Answers of reading calls, until something of their tenant changes. */
export interface KeptAnswers {
  /** The text that is kept of a tenant under a name, or what is made now, once however many ask at the same time. Rejects with what making it threw, which is not kept. */
  of(tenantId: number, name: string, make: () => Promise<string>): Promise<string>;
  /** Makes the tenant's answers anew from now on. */
  forget(tenantId: number): void;
}

/** Bytes in all, and age in ms after which an answer is made anew whatever was told: pieces in stock are not told one by one. */
const LIMITS = { bytes: 64 * 1024 * 1024, age: 60_000 } as const;

/**
 * Keeps answers. Those of a tenant carry the number of its changes in their names, so that a change leaves all of them behind, also
 * what is being made of what was there before. Shape: the feed of changes; without one nothing is kept, as others may change what
 * nobody tells us of.
 */
export function keptAnswers(feed: Pick<ChangeFeed, 'subscribe'> | undefined): KeptAnswers {
  const texts = new LRUCache<string, string>({
    maxSize: LIMITS.bytes,
    sizeCalculation: (text, name) => 2 * (text.length + name.length),
    ttl: LIMITS.age,
  });
  const making = new Map<string, Promise<string>>();
  const changes = new Map<number, number>();
  let resets = 0;
  const forget = (tenantId: number): void => {
    changes.set(tenantId, (changes.get(tenantId) ?? 0) + 1);
  };
  feed?.subscribe(({ tenantId, action }) => {
    if (action === 'reset') resets += 1;
    else forget(tenantId);
  });
  return {
    forget,
    of(tenantId, name, make) {
      if (!feed) return make();
      const whole = `${tenantId}.${resets}.${changes.get(tenantId) ?? 0} ${name}`;
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
