import type { ChangeFeed } from './change-feed.ts';

/** Tells whether what was kept of a tenant is still of what is there now. */
export interface TenantChanges {
  /** A text that is another one after each change of the tenant. What is kept carries it in its name, so that a change leaves it behind, also what is being made of what was there before. */
  getState(tenantId: number): string;
  /** Something of the tenant has changed: for those who know before the feed tells it. */
  forget(tenantId: number): void;
}

/** Counts the changes of tenants. Shape: the feed of changes. */
export function tenantChanges(feed: Pick<ChangeFeed, 'subscribe'>): TenantChanges {
  const changes = new Map<number, number>();
  let resets = 0;
  const forget = (tenantId: number): void => {
    changes.set(tenantId, (changes.get(tenantId) ?? 0) + 1);
  };
  feed.subscribe(({ tenantId, action }) => {
    if (action === 'reset') resets += 1;
    else forget(tenantId);
  });
  return {
    forget,
    getState: (tenantId) => `${tenantId}.${resets}.${changes.get(tenantId) ?? 0}`,
  };
}
