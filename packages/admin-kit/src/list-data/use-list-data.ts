import { callKey, useApi } from '@org/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListRow } from './list-row.ts';
import type { ListScreen } from './list-screen.ts';
import { getAsked } from './list-state.ts';
import type { ListPosition } from './use-list-state.ts';

/** Rows of a list and their loading state. */
export interface ListData<Row> {
  /** Undefined until the first response. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly capped: boolean;
  /** True while other rows than the visible ones are loading. */
  readonly busy: boolean;
  /** Error when there is nothing to show. */
  readonly error: unknown;
  readonly retry: () => void;
  /**
   * Counts all matching rows.
   * @throws those of the request
   */
  readonly countAll: () => Promise<number>;
}

/** Loads the rows of a list's state; previous rows stay visible until then. */
export function useListData<Row extends ListRow>(
  screen: ListScreen<Row>,
  position: ListPosition,
  canView: boolean,
): ListData<Row> {
  const api = useApi();
  const { calls } = screen;
  const asked = { ...getAsked(position.state), ...calls.scope };
  const found = useQuery({
    // The same key as `callQuery` creates, so that others can find the responses of the endpoint.
    queryKey: [...callKey(calls.route), {}, asked],
    queryFn: ({ signal }) => calls.list(api, asked, signal),
    placeholderData: keepPreviousData,
    enabled: canView && !position.isWaiting,
  });
  const results = found.data?.results;

  // The last row of the last page may have been deleted.
  const { page, size } = position.state;
  const isBeyond = results?.rows.length === 0 && !found.isPlaceholderData && page > 1;
  const last = Math.max(1, Math.ceil((results?.total ?? 0) / size));
  const { change } = position;
  const goBack = useRef(change);
  goBack.current = change;
  useEffect(() => {
    if (isBeyond) goBack.current({ page: Math.min(last, page - 1) }, { replace: true });
  }, [isBeyond, last, page]);

  return {
    rows: isBeyond ? undefined : results?.rows,
    total: results?.total ?? 0,
    capped: results?.totalIsCapped ?? false,
    busy: found.isPlaceholderData,
    error: found.isError && !results ? found.error : undefined,
    retry: () => void found.refetch(),
    async countAll() {
      const counted = { ...asked, currentPage: 1, itemsPerPage: 1, countAll: true };
      return (await calls.list(api, counted)).results.total;
    },
  };
}
