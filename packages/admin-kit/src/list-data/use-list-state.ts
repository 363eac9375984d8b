import type { ListFields } from '@org/schema';
import type { SavedView } from '@org/schema/entities';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMe } from '../session/use-me.ts';
import type { ListRow } from './list-row.ts';
import type { ListScreen } from './list-screen.ts';
import {
  getAddress,
  getState,
  getViewState,
  isChanged,
  LIST_SIZES,
  type ListChange,
  type ListState,
  readListAddress,
} from './list-state.ts';
import { type ListViewsData, useListViews } from './use-list-views.ts';

/** State of a list, and its changes. */
export interface ListPosition {
  readonly state: ListState;
  /** The open view. */
  readonly view: SavedView | undefined;
  /** True when the state differs from the view, or from the default. */
  readonly changed: boolean;
  /** True while the open view is loading. */
  readonly isWaiting: boolean;
  readonly views: ListViewsData;
  /** Changes the state and returns to the first page unless a page is named. `replace` adds no history entry. */
  readonly change: (next: ListChange, how?: { readonly replace?: boolean }) => void;
  /** Opens a view, or the unfiltered list; changes are discarded. */
  readonly open: (view: number | undefined) => void;
}

/** Reads and writes the state of a list in the URL. */
export function useListState<Row extends ListRow>(
  screen: ListScreen<Row>,
  fields: ListFields,
): ListPosition {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const { user } = useMe();
  const views = useListViews(screen.entity, screen.views);
  const address = useMemo(() => readListAddress(given, fields), [given, fields]);

  const own = views.views.find((view) => view.is_default && view.user.id === user.id);
  const isBare = Object.keys(address).length === 0;
  const view = isBare ? own : views.views.find(({ id }) => String(id) === address.view);
  const isNamed = address.view !== undefined && address.view !== 'all';

  const { usual } = screen;
  const base = useMemo(
    () =>
      getViewState(
        view?.config,
        {
          search: '',
          filter: undefined,
          sort: usual.sort,
          columns: undefined,
          page: 1,
          size: usual.size ?? LIST_SIZES[0],
        },
        fields,
      ),
    [view, usual, fields],
  );
  const state = useMemo(() => getState(address, base, fields), [address, base, fields]);
  // When a view is the default, the unfiltered list needs an explicit name.
  const getName = (id: number | undefined): string | undefined =>
    id === undefined ? own && 'all' : String(id);

  function go(search: object, replace: boolean): void {
    void navigate({ to: '.', search: search as never, replace });
  }

  return {
    state,
    view,
    changed: isChanged(address),
    isWaiting: views.isPending && (isBare || isNamed),
    views,
    change(next, { replace = false } = {}) {
      const merged = { ...state, page: 1, ...next };
      const columns = merged.columns ?? (base.columns && usual.columns);
      go(getAddress({ ...merged, columns }, base, getName(view?.id)), replace);
    },
    open: (id) => {
      const name = getName(id);
      go(name === undefined ? {} : { view: name }, false);
    },
  };
}
