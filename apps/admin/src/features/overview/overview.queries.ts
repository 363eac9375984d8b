import { rows } from '@org/api-client';
import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { PageStatus } from '@org/schema/entities';
import { api } from '../../shell/client/api.ts';

const { list } = apiContract.pages;

/** Query of the number of pages with a status. */
export const pageCountQuery = (status: PageStatus) => ({
  queryKey: [...callKey(list), 'count', status],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(await api.call(list, { query: { status, itemsPerPage: 1 }, signal })).total,
});

/** Query of the recently edited pages. */
export const recentPagesQuery = () =>
  callQuery(api, list, {
    query: { itemsPerPage: 6, orderBy: 'updated_at', orderDirection: 'DESC' },
  });
