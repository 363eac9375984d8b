import type { StockRow } from '@org/schema';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { type GridAsked, gridQuery, MAX_GRID_ROWS } from './inventory.queries.ts';

/** The rows of a grid, as far as they are there. */
export interface GridRows {
  readonly rows: readonly StockRow[];
  /** How many there are to be, where it is known, and whether there are more than a grid takes. */
  readonly total: number;
  readonly isCut: boolean;
  /** True until the first rows are there; then, while others are still to come. */
  readonly isPending: boolean;
  readonly isComing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Puts rows as they are by now in the place of what they were. */
  readonly patch: (rows: readonly StockRow[]) => void;
}

/** Loads the rows of a grid, part after part, as many as a grid takes. `asked` is one object for as long as the same is asked. */
export function useGridRows(asked: GridAsked, enabled: boolean): GridRows {
  const queries = useQueryClient();
  const options = useMemo(() => gridQuery(asked), [asked]);
  const { queryKey } = options;
  const found = useInfiniteQuery({ ...options, enabled });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = found;
  const rows = useMemo(
    () => data?.pages.flatMap(({ results }) => results.rows).slice(0, MAX_GRID_ROWS) ?? [],
    [data],
  );
  const isFull = rows.length >= MAX_GRID_ROWS;
  const isMore = hasNextPage && !isFull;
  useEffect(() => {
    if (isMore && !isFetching && !isError) void fetchNextPage();
  }, [isMore, isFetching, isError, fetchNextPage]);

  const patch = useCallback(
    (changed: readonly StockRow[]) => {
      const now = new Map(changed.map((row) => [row.id, row]));
      queries.setQueryData(
        queryKey,
        (was) =>
          was && {
            ...was,
            pages: was.pages.map((page) => ({
              ...page,
              results: {
                ...page.results,
                rows: page.results.rows.map((row) => now.get(row.id) ?? row),
              },
            })),
          },
      );
    },
    [queries, queryKey],
  );
  // Parts are of different rows: only a grid of one part knows its total before it is there.
  const first = data?.pages[0]?.results;
  const isOnePart = data?.pages.every(({ part }) => part === 0) ?? true;
  return {
    rows,
    total: Math.max(rows.length, isOnePart ? (first?.total ?? 0) : 0),
    isCut: isFull && hasNextPage,
    isPending: found.isPending,
    isComing: isMore,
    error: isError ? found.error : undefined,
    retry: () => void (data ? fetchNextPage() : refetch()),
    patch,
  };
}
