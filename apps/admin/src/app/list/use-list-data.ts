import { callKey, useApi } from '@org/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListRow, ListScreen } from './list-screen.ts';
import { getAsked } from './list-state.ts';
import type { ListPosition } from './use-list-state.ts';

/** The rows of a list and where they come from. */
export interface ListData<Row> {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly capped: boolean;
  /** True while other rows than those in sight are on their way. */
  readonly busy: boolean;
  /** What went wrong, where there is nothing to show. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Counts all that match, however many. Errors: those of the call. */
  readonly countAll: () => Promise<number>;
}

/** Loads what a list stands at; the rows before stay until the new ones are there. */
export function useListData<Row extends ListRow>(
  screen: ListScreen<Row>,
  position: ListPosition,
  canView: boolean,
): ListData<Row> {
  const api = useApi();
  const { calls } = screen;
  const asked = { ...getAsked(position.state), ...calls.scope };
  const found = useQuery({
    // As `callQuery` writes it: whoever knows the call finds its answers.
    queryKey: [...callKey(calls.route), {}, asked],
    queryFn: ({ signal }) => calls.list(api, asked, signal),
    placeholderData: keepPreviousData,
    enabled: canView && !position.isWaiting,
  });
  const results = found.data?.results;

  // The last row of the last page may have gone.
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
