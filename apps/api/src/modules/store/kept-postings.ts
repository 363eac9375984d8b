import { LRUCache } from 'lru-cache';
import type { TenantChanges } from '../../events/tenant-changes.ts';
import type { IdSet } from './id-set.ts';

/** Products that have one of the things asked for, as they were read. */
export interface ReadPosting {
  readonly ids: IdSet;
  /** True where there are more than are read. */
  readonly isCut: boolean;
}

/** Place of one posting. */
export interface PostingPlace {
  /** What is kept there. */
  readonly kept: ReadPosting | undefined;
  /** Keeps what was read since. */
  keep(posting: ReadPosting): void;
}

/** Postings of shops, kept in the process until something of their tenant changes. */
export interface KeptPostings {
  /** Products of one posting that are read at most. */
  readonly most: number;
  at(tenantId: number, name: string): PostingPlace;
}

/** Products of one posting, bytes in all, and age in ms after which a posting is read anew whatever was told. */
const LIMITS = { most: 200_000, bytes: 96 * 1024 * 1024, age: 60_000 } as const;

/** Keeps postings. Shape: changes of tenants, without which nothing is kept; products of one that are read at most. */
export function keptPostings(
  changes: TenantChanges | undefined,
  most: number = LIMITS.most,
): KeptPostings {
  const postings = new LRUCache<string, ReadPosting>({
    maxSize: LIMITS.bytes,
    sizeCalculation: ({ ids }, name) => ids.byteLength + 2 * name.length + 200,
    ttl: LIMITS.age,
  });
  return {
    most,
    at(tenantId, name) {
      if (!changes) return { kept: undefined, keep: () => undefined };
      // The state is that of before it is read: what changes meanwhile leaves it behind.
      const whole = `${changes.stateOf(tenantId)} ${name}`;
      return { kept: postings.get(whole), keep: (posting) => postings.set(whole, posting) };
    },
  };
}
