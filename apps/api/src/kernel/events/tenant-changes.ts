import type { ChangeFeed } from './change-feed.ts';

/** Tells caches whether the data of a tenant has changed. */
export interface TenantChanges {
  /**
   * Returns a text that differs after each change of the tenant. Cache keys contain it, so that a change invalidates cached
   * values, also those that are being computed.
   */
  getState(tenantId: number): string;
  /** Something of the tenant has changed: for those who know before the feed tells it. */
  forget(tenantId: number): void;
}

/**
 * Counts the changes of tenants.
 * @param feed - the feed of changes
 */
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
