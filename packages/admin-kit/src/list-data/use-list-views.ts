import { callKey, callQuery, useApi } from '@org/api-client/react';
import { type ViewsContract, viewsContract } from '@org/schema/contract';
import type { ListConfig, SavedView, SavedViewUpdate } from '@org/schema/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Time for which views of others are cached, ms. */
const FRESH = 60_000;

const NONE: readonly SavedView[] = [];

/** A view to create. */
export interface NewView {
  readonly name: string;
  readonly config: ListConfig;
  readonly is_shared: boolean;
}

/** Views of a list and their actions, which reject on failure. */
export interface ListViewsData {
  readonly views: readonly SavedView[];
  /** True until they are loaded or failed to load. */
  readonly isPending: boolean;
  /** False when they failed to load: the list works without them. */
  readonly areThere: boolean;
  readonly create: (view: NewView) => Promise<SavedView>;
  readonly update: (view: SavedView, change: SavedViewUpdate) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
}

/**
 * Returns the saved views of an entity's list.
 * @param entity - its plural name
 * @param contract - endpoints of its views
 */
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
