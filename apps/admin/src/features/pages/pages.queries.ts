import { rows } from '@org/api-client';
import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../shell/client/api.ts';

const { pages } = apiContract;

/** Query of a page with its content. */
export const pageQuery = (id: number) => callQuery(api, pages.get, { params: { id } });

/** Query of pages for a picker, by a search in titles; all of them without. */
export const pickPageQuery = (search: string | undefined) => ({
  queryKey: [...callKey(pages.list), 'pick', search],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(
      await api.call(pages.list, {
        query: {
          itemsPerPage: 20,
          orderBy: 'title',
          orderDirection: 'ASC',
          ...(search && { search }),
        },
        signal,
      }),
    ).rows.map(({ id, title, slug }) => ({ id, title, slug })),
});

/** Invalidates every list and record of pages. */
export async function refreshPages(queries: QueryClient): Promise<void> {
  await Promise.all(
    [pages.list, pages.get].map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
  );
}
