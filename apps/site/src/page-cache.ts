import type { StoredResponse } from './stored-response.ts';

/** Notice that something of a tenant changed. `reset`: notices may have been lost. */
export interface SiteChange {
  readonly tenantId: number;
  /** Changed entity, such as `page`. */
  readonly entity: string;
  readonly action: string;
}

/** Value for the cache: a response with its tenant. A response of an unknown tenant, 0, is not cached. */
export interface CacheFill {
  readonly tenantId: number;
  readonly response: StoredResponse;
  /** False for what would only fill the cache, such as pages that are not there. */
  readonly keep: boolean;
}

/** Rendered pages of all tenants, by address. */
export interface PageCache {
  /** Returns the cached response, if there is one. */
  get(key: string): StoredResponse | undefined;
  /** Makes the answer once, however many ask for it at the same time. */
  fill(key: string, make: () => Promise<CacheFill>): Promise<StoredResponse>;
  /** Forgets what the change may have touched. */
  drop(change: Pick<SiteChange, 'tenantId' | 'action'>): void;
  readonly size: number;
}

/** Bounds of a cache. */
export interface PageCacheLimits {
  readonly entries: number;
  readonly bytes: number;
  /** Age in ms after which a response is rendered again, in case a notification was lost. */
  readonly age: number;
}

interface Entry {
  readonly tenantId: number;
  readonly response: StoredResponse;
  readonly until: number;
}

const LIMITS: PageCacheLimits = { entries: 5000, bytes: 128 * 1024 * 1024, age: 10 * 60 * 1000 };

/**
 * Makes a cache. Answers of a tenant go as soon as anything of the tenant changes; a page that was being made
 * while its tenant changed is answered but not kept. The oldest go first when a bound is reached.
 */
export function createPageCache(
  limits: PageCacheLimits = LIMITS,
  now: () => number = Date.now,
): PageCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<StoredResponse>>();
  const changedAt = new Map<number, number>();
  let tick = 0;
  let resetAt = 0;
  let bytes = 0;

  const remove = (key: string, entry: Entry): void => {
    entries.delete(key);
    bytes -= entry.response.size;
  };

  const keep = (key: string, entry: Entry): void => {
    const before = entries.get(key);
    if (before) remove(key, before);
    entries.set(key, entry);
    bytes += entry.response.size;
    for (const [oldest, old] of entries) {
      if (entries.size <= limits.entries && bytes <= limits.bytes) break;
      remove(oldest, old);
    }
  };

  const isFresh = (tenantId: number, started: number): boolean =>
    tenantId !== 0 && resetAt <= started && (changedAt.get(tenantId) ?? 0) <= started;

  const get = (key: string): StoredResponse | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until < now()) {
      remove(key, entry);
      return undefined;
    }
    // Close to the limit, a used entry moves to the end of the queue.
    if (entries.size * 2 > limits.entries || bytes * 2 > limits.bytes) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry.response;
  };

  return {
    get,
    fill(key, make) {
      const kept = get(key);
      if (kept) return Promise.resolve(kept);
      const flight = flights.get(key);
      if (flight) return flight;
      const started = tick;
      const made = make()
        .then(({ tenantId, response, keep: wanted }) => {
          if (wanted && isFresh(tenantId, started))
            keep(key, { tenantId, response, until: now() + limits.age });
          return response;
        })
        .finally(() => {
          if (flights.get(key) === made) flights.delete(key);
        });
      flights.set(key, made);
      return made;
    },
    drop({ tenantId, action }) {
      tick += 1;
      // Requests from now on must not get responses that were started before the change.
      flights.clear();
      if (action === 'reset') {
        resetAt = tick;
        changedAt.clear();
        entries.clear();
        bytes = 0;
        return;
      }
      changedAt.set(tenantId, tick);
      for (const [key, entry] of entries) if (entry.tenantId === tenantId) remove(key, entry);
    },
    get size() {
      return entries.size;
    },
  };
}
