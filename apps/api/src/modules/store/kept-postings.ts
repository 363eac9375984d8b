import type { ProductPage } from '@org/schema';
import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../../events/tenant-changes.ts';
import type { IdSet } from './id-set.ts';

/** Products that have what is asked for, as they were read. */
export interface ReadPosting {
  readonly ids: IdSet;
  /** True where there are more than are read. */
  readonly isCut: boolean;
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

/** Postings of shops and the facets of their lists, kept in the process until something of their tenant changes. */
export interface KeptPostings {
  /** Products of one posting that are read at most. */
  readonly most: number;
  posting(tenantId: number, name: string): KeptPlace<ReadPosting>;
  facets(tenantId: number, name: string): KeptPlace<Facets>;
}

/** Products of one posting, bytes in all, lists with facets, and age in ms after which each is read anew whatever was told. */
const LIMITS = { most: 200_000, bytes: 96 * 1024 * 1024, facets: 2000, age: 60_000 } as const;

function placesIn<Value extends object>(
  changes: TenantChanges | undefined,
  values: LRUCache<string, Value>,
) {
  return (tenantId: number, name: string): KeptPlace<Value> => {
    if (!changes) return { kept: undefined, keep: () => undefined };
    // The state is that of before it is read: what changes meanwhile leaves it behind.
    const whole = `${changes.stateOf(tenantId)} ${name}`;
    return { kept: values.get(whole), keep: (value) => values.set(whole, value) };
  };
}

/** Keeps postings and facets. Shape: changes of tenants, without which nothing is kept; products of a posting that are read at most. */
export function keptPostings(
  changes: TenantChanges | undefined,
  most: number = LIMITS.most,
): KeptPostings {
  const postings = new LRUCache<string, ReadPosting>({
    maxSize: LIMITS.bytes,
    sizeCalculation: ({ ids }, name) => ids.byteLength + 2 * name.length + 200,
    ttl: LIMITS.age,
  });
  const facets = new LRUCache<string, Facets>({ max: LIMITS.facets, ttl: LIMITS.age });
  return { most, posting: placesIn(changes, postings), facets: placesIn(changes, facets) };
}
