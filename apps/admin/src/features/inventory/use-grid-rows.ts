import type { StockRow } from '@org/schema/entities';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { type GridAsked, gridQuery, MAX_GRID_ROWS } from './inventory.queries.ts';

/** Loaded rows of a grid. */
export interface GridRows {
  readonly rows: readonly StockRow[];
  /** Total number of rows, when it is known, and whether it exceeds the maximum of a grid. */
  readonly total: number;
  readonly isCut: boolean;
  /** True until the first rows are loaded, and whether more are loading. */
  readonly isPending: boolean;
  readonly isComing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Replaces rows by their current versions. */
  readonly patch: (rows: readonly StockRow[]) => void;
}

/** Loads the rows of a grid in chunks, up to its maximum. `asked` must be a stable reference. */
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
  // Each chunk has its own total, so only a grid with a single chunk knows its total in advance.
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
