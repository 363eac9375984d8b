import type { ProductPage } from '@org/schema';
import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../../events/tenant-changes.ts';
import type { IdSet } from './id-set.ts';
import type { ListFigures, Span } from './list-figures.ts';

/** Products that have what is asked for, or the first of an order, as they were read. */
export interface ReadPosting {
  readonly ids: IdSet;
  /** True where there are more than are read. */
  readonly isCut: boolean;
}

/** What a query finds, in the order that it asks for. */
export interface FoundList {
  /** The first of them, or all. */
  readonly ids: Float64Array;
  /** True where there are no more. */
  readonly isAll: boolean;
  /** How many are found; one more than are counted where there are more. */
  readonly n: number;
  /** True where not even the number is that of all. */
  readonly isCut: boolean;
  /** Some of them, or all, whatever the order: what facets count. */
  readonly among: IdSet;
  /** Prices of what is found at any price. */
  readonly span: Span;
}

/** What a list can be narrowed by. */
export type Facets = NonNullable<ProductPage['facets']>;

/** Place of one value. */
export interface KeptPlace<Value> {
  /** What is kept there. */
  readonly kept: Value | undefined;
  /** Keeps what was read since. */
  keep(value: Value): void;
}

/** Postings of shops, what was found by them, and figures and facets of lists: kept in the process until something of their tenant changes. */
export interface PostingsCache {
  /** Products of one posting that are read at most. */
  readonly most: number;
  posting(tenantId: number, name: string): KeptPlace<ReadPosting>;
  found(tenantId: number, name: string): KeptPlace<FoundList>;
  figures(tenantId: number, name: string): KeptPlace<ListFigures>;
  facets(tenantId: number, name: string): KeptPlace<Facets>;
}

/**
 * Products of one posting that are read at most, bytes of postings, bytes of what was found by them, lists with figures and facets,
 * and age in ms after which each is read anew whatever was told.
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
    // The state is that of before it is read: what changes meanwhile leaves it behind.
    const whole = `${changes.getState(tenantId)} ${name}`;
    return { kept: values.get(whole), keep: (value) => values.set(whole, value) };
  };
}

/** Keeps postings and facets. Shape: changes of tenants, without which nothing is kept; products of a posting that are read at most. */
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
