import type { ListFields, SavedView } from '@org/schema';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMe } from '../session/use-me.ts';
import type { ListRow, ListScreen } from './list-screen.ts';
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

/** Where a list stands, and how it gets elsewhere. */
export interface ListPosition {
  readonly state: ListState;
  /** The view that it stands on. */
  readonly view: SavedView | undefined;
  /** True where it shows something else than the view, or than usual. */
  readonly changed: boolean;
  /** True while the view that it stands on is not known yet. */
  readonly isWaiting: boolean;
  readonly views: ListViewsData;
  /** Goes back to the first page unless a page is named. `replace` makes no entry in the history. */
  readonly change: (next: ListChange, how?: { readonly replace?: boolean }) => void;
  /** Opens a view, or the whole list; what was changed is forgotten. */
  readonly open: (view: number | undefined) => void;
}

/** The state of a list, held by the address. */
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
  // Where a view opens the list, the whole list has to be asked for.
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
