import type { CategoryKind } from '@org/schema/entities';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** The categories of one kind of record. */
export interface CategorySet {
  readonly kind: CategoryKind;
  /**
   * Runs a change of the tree, and updates what depends on it.
   * @returns its result
   */
  aroundTreeChange?<Value>(
    write: TenantWrite,
    ids: readonly number[],
    change: () => Promise<Value>,
  ): Promise<Value>;
}

/** The categories of blog posts. */
export const BLOG_CATEGORIES: CategorySet = { kind: 'blog' };
