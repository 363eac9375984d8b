import { type CategoryRef, shopCalls } from '@org/schema';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from './call-options.ts';
import type { ApiClient } from './create-client.ts';
import { rows } from './rows.ts';

const { publicList } = shopCalls.productCategories;

/** ms for which visitors' categories are taken as they are. Source: CAT-007. */
const FRESH = 5 * 60_000;
/** Asks for all of them. Source: CAT-008. */
const ALL = -1;

/** How the public categories of products are asked for and kept. */
export interface PublicCategoriesQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly CategoryRef[]>;
  readonly staleTime: number;
  readonly refetchOnWindowFocus: false;
  readonly retry: 1;
}

/**
 * Options for `useQuery` of the categories of products that visitors see: kept for five minutes, not asked for again because
 * a window is looked at, and once more after a failure. Shape: client, ids of some or none for all → options.
 * Source: CAT-007, CAT-008.
 * @example useQuery(publicCategoriesQuery(api))
 */
export function publicCategoriesQuery(
  client: ApiClient,
  categoryIds?: readonly number[],
): PublicCategoriesQuery {
  const query = categoryIds ? { categoryIds: [...categoryIds], limit: ALL } : { limit: ALL };
  return {
    queryKey: callKey(publicList, { query }),
    queryFn: async ({ signal }) => rows(await client.call(publicList, { query, signal })).rows,
    staleTime: FRESH,
    refetchOnWindowFocus: false,
    retry: 1,
  };
}
