import { callKey, callQuery, useApi } from '@org/api-client/react';
import { type ListConfig, type SavedView, type SavedViewUpdate, viewsContract } from '@org/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How long the views of others are taken as they are, ms. */
const FRESH = 60_000;

const NONE: readonly SavedView[] = [];

/** What a new view is made of. */
export interface NewView {
  readonly name: string;
  readonly config: ListConfig;
  readonly is_shared: boolean;
}

/** The views of a list, and what can be done with them. The calls reject with what went wrong. */
export interface ListViewsData {
  readonly views: readonly SavedView[];
  /** True until they are known, or known not to come. */
  readonly isPending: boolean;
  /** False where they could not be loaded: the list does without. */
  readonly areThere: boolean;
  readonly create: (view: NewView) => Promise<SavedView>;
  readonly update: (view: SavedView, change: SavedViewUpdate) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
}

/** The saved views of an entity's list. */
export function useListViews(entity: string): ListViewsData {
  const api = useApi();
  const queries = useQueryClient();
  const found = useQuery({
    ...callQuery(api, viewsContract.list, { query: { entity } }),
    staleTime: FRESH,
    retry: false,
  });
  const calls = useMemo(() => {
    const refresh = (): Promise<void> =>
      queries.invalidateQueries({ queryKey: callKey(viewsContract.list) });
    return {
      async create(view: NewView) {
        const answer = await api.call(viewsContract.create, {
          body: { ...view, entity },
          idempotencyKey: crypto.randomUUID(),
        });
        await refresh();
        return answer.view;
      },
      async update({ id, version }: SavedView, change: SavedViewUpdate) {
        await api.call(viewsContract.update, { params: { id }, body: { version, ...change } });
        await refresh();
      },
      async remove({ id }: SavedView) {
        await api.call(viewsContract.remove, { params: { id } });
        await refresh();
      },
    };
  }, [api, queries, entity]);
  return {
    views: found.data?.results.rows ?? NONE,
    isPending: found.isPending,
    areThere: !found.isError,
    ...calls,
  };
}
