import { rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract, type CategoryKind } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** The calls of a kind of categories. */
export const categoryCalls = (kind: CategoryKind) =>
  kind === 'products' ? apiContract.productCategories : apiContract.blogCategories;

/** All categories of a kind, each before those below it. Source: CAT-008. */
export const categoriesQuery = (kind: CategoryKind) => ({
  queryKey: callKey(categoryCalls(kind).list),
  queryFn: async () =>
    rows(await api.call(categoryCalls(kind).list, { query: { limit: -1 } })).rows,
});

/** Asks again for what a change of categories makes old. */
export async function refreshCategories(queries: QueryClient, kind: CategoryKind): Promise<void> {
  const { posts } = apiContract;
  const stale = [categoryCalls(kind).list, ...(kind === 'blog' ? [posts.list, posts.get] : [])];
  await Promise.all(stale.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
}
