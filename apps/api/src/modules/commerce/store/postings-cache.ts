import type { ProductPage } from '@org/schema/entities';
import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../../../kernel/events/tenant-changes.ts';
import type { IdSet } from './id-set.ts';
import type { ListFigures, Span } from './list-figures.types.ts';

/** Products of a posting, or the first of an order, as they were read. */
export interface ReadPosting {
  readonly ids: IdSet;
  /** True when there are more than were read. */
  readonly isCut: boolean;
}

/** Result of a query in the requested order. */
export interface FoundList {
  /** The first results, or all. */
  readonly ids: Float64Array;
  /** True when there are no more results. */
  readonly isAll: boolean;
  /** Number of results; one more than are counted if there are more. */
  readonly n: number;
  /** True when even the number is incomplete. */
  readonly isCut: boolean;
  /** Some or all results in any order, for the facets. */
  readonly among: IdSet;
  /** Price range of the results without the price filter. */
  readonly span: Span;
}

/** Facets of a list. */
export type Facets = NonNullable<ProductPage['facets']>;

/** Cache entry of one value. */
export interface KeptPlace<Value> {
  /** Cached value, if any. */
  readonly kept: Value | undefined;
  /** Caches the value that was read since. */
  keep(value: Value): void;
}

/** Cache of postings, search results, figures and facets in the process, invalidated by changes of the tenant. */
export interface PostingsCache {
  /** Maximum number of products that are read of one posting. */
  readonly most: number;
  posting(tenantId: number, name: string): KeptPlace<ReadPosting>;
  found(tenantId: number, name: string): KeptPlace<FoundList>;
  figures(tenantId: number, name: string): KeptPlace<ListFigures>;
  facets(tenantId: number, name: string): KeptPlace<Facets>;
}

/**
 * Maximum number of products of one posting, bytes of postings, bytes of search results, number of lists with figures and facets,
 * and age in ms of every entry.
 */
const LIMITS = {
  most: 200_000,
  bytes: 96 * 1024 * 1024,
  foundBytes: 32 * 1024 * 1024,
  lists: 2000,
  age: 60_000,
} as const;

function placesIn<Value extends object>(
  changes: TenantChanges | undefined,
  values: LRUCache<string, Value>,
) {
  return (tenantId: number, name: string): KeptPlace<Value> => {
    if (!changes) return { kept: undefined, keep: () => undefined };
    // The key has the state before the read, so that a change during the read invalidates the entry.
    const whole = `${changes.getState(tenantId)} ${name}`;
    return { kept: values.get(whole), keep: (value) => values.set(whole, value) };
  };
}

/**
 * Creates the cache. Takes changes of tenants, without which nothing is cached, maximum number of products that are read of a
 * posting.
 */
export function postingsCache(
  changes: TenantChanges | undefined,
  most: number = LIMITS.most,
): PostingsCache {
  const postings = new LRUCache<string, ReadPosting>({
    maxSize: LIMITS.bytes,
    sizeCalculation: ({ ids }, name) => ids.byteLength + 2 * name.length + 200,
    ttl: LIMITS.age,
  });
  const found = new LRUCache<string, FoundList>({
    maxSize: LIMITS.foundBytes,
    sizeCalculation: ({ ids, among }, name) =>
      ids.byteLength + among.byteLength + 2 * name.length + 300,
    ttl: LIMITS.age,
  });
  const few = { max: LIMITS.lists, ttl: LIMITS.age };
  return {
    most,
    posting: placesIn(changes, postings),
    found: placesIn(changes, found),
    figures: placesIn(changes, new LRUCache<string, ListFigures>(few)),
    facets: placesIn(changes, new LRUCache<string, Facets>(few)),
  };
}
