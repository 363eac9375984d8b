import { shopCalls } from '@org/schema/contract';
import type { CategoryRef } from '@org/schema/entities';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from './call-options.ts';
import type { ApiClient } from './create-client.ts';
import { rows } from './rows.ts';

const { publicList } = shopCalls.productCategories;

/** Time in ms for which public categories are fresh. */
const FRESH = 5 * 60_000;
/** Limit that returns all categories. */
const ALL = -1;

/** Query options of the public product categories. */
export interface PublicCategoriesQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly CategoryRef[]>;
  readonly staleTime: number;
  readonly refetchOnWindowFocus: false;
  readonly retry: 1;
}

/**
 * Returns options for `useQuery` of the product categories that visitors see: fresh for five minutes, not refetched on window
 * focus, and retried once.
 * @param categoryIds - ids of some or none for all
 * @returns options
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
