import { rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { CategoryKind } from '@org/schema/entities';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../shell/client/api.ts';

/** Returns the endpoints of a kind of categories. */
export const categoryCalls = (kind: CategoryKind) =>
  kind === 'products' ? apiContract.productCategories : apiContract.blogCategories;

/** Query of all categories of a kind, parents before their children. */
export const categoriesQuery = (kind: CategoryKind) => ({
  queryKey: callKey(categoryCalls(kind).list),
  queryFn: async () =>
    rows(await api.call(categoryCalls(kind).list, { query: { limit: -1 } })).rows,
});

/** Invalidates what a change of categories affects. */
export async function refreshCategories(queries: QueryClient, kind: CategoryKind): Promise<void> {
  const { posts } = apiContract;
  const stale = [categoryCalls(kind).list, ...(kind === 'blog' ? [posts.list, posts.get] : [])];
  await Promise.all(stale.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
}
