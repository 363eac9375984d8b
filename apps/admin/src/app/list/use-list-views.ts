import { callKey, callQuery, useApi } from '@org/api-client/react';
import {
  type ListConfig,
  type SavedView,
  type SavedViewUpdate,
  type ViewsContract,
  viewsContract,
} from '@org/schema';
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

/** The saved views of an entity's list. Shape: its plural name, the calls of its views. */
export function useListViews(
  entity: string,
  contract: ViewsContract = viewsContract,
): ListViewsData {
  const api = useApi();
  const queries = useQueryClient();
  const found = useQuery({
    ...callQuery(api, contract.list, { query: { entity } }),
    staleTime: FRESH,
    retry: false,
  });
  const calls = useMemo(() => {
    const refresh = (): Promise<void> =>
      queries.invalidateQueries({ queryKey: callKey(contract.list) });
    return {
      async create(view: NewView) {
        const answer = await api.call(contract.create, {
          body: { ...view, entity },
          ...(contract.create.idempotent && { idempotencyKey: crypto.randomUUID() }),
        });
        await refresh();
        return answer.view;
      },
      async update({ id, version }: SavedView, change: SavedViewUpdate) {
        await api.call(contract.update, { params: { id }, body: { version, ...change } });
        await refresh();
      },
      async remove({ id }: SavedView) {
        await api.call(contract.remove, { params: { id } });
        await refresh();
      },
    };
  }, [api, queries, entity, contract]);
  return {
    views: found.data?.results.rows ?? NONE,
    isPending: found.isPending,
    areThere: !found.isError,
    ...calls,
  };
}
