import { rows } from '@org/api-client';
import { PAGE_STATUSES, type PageStatus } from '@org/schema';
import {
  BulkBar,
  Button,
  DataTable,
  EmptyState,
  Icon,
  NoPermission,
  PageHeader,
  Pager,
  type RowId,
} from '@org/ui';
import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { describeError } from '../../../app/screen-states.tsx';
import { useCan } from '../../../app/session/use-me.ts';
import { text } from '../messages.ts';
import { pageListQuery } from '../pages.queries.ts';
import { usePageActions } from '../use-page-actions.ts';
import { PAGE_COLUMNS } from './page-columns.tsx';
import { PageFilters } from './page-filters.tsx';
import { changeSearch, PAGE_SIZES, type PageSearch, sortOf, toListQuery } from './page-search.ts';

/** Shape: the list's state, and who is told of a change; `replace` changes make no entry in the history. */
export interface PageListScreenProps {
  readonly search: PageSearch;
  readonly onSearch: (search: PageSearch, how: { readonly replace: boolean }) => void;
}

function NewPageButton() {
  return (
    <Button
      component={Link}
      to="/admin/pages/new"
      variant="filled"
      leftSection={<Icon of={IconPlus} />}
    >
      {text.newPage}
    </Button>
  );
}

/** All pages of the tenant. */
export function PageListScreen({ search, onSearch }: PageListScreenProps): ReactElement {
  const mayView = useCan('pages.can_view');
  const mayCreate = useCan('pages.can_create');
  const mayDelete = useCan('pages.can_delete');
  const list = useQuery({
    ...pageListQuery(toListQuery(search)),
    placeholderData: keepPreviousData,
    enabled: mayView,
  });
  const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set());
  const [removing, setRemoving] = useState(false);
  const unselect = useCallback(
    (ids: readonly number[]) =>
      setSelection((before) => new Set([...before].filter((id) => !ids.includes(Number(id))))),
    [],
  );
  const actions = usePageActions(unselect);

  const found = list.data && rows(list.data);
  const change = (next: Partial<Record<keyof PageSearch, unknown>>, replace = false) =>
    onSearch(changeSearch(search, next), { replace });

  // The last row of the last page may have been deleted.
  const pageNumber = search.page ?? 1;
  const beyond =
    found !== undefined && !list.isPlaceholderData && found.rows.length === 0 && pageNumber > 1;
  useEffect(() => {
    if (beyond) onSearch(changeSearch(search, {}), { replace: true });
  }, [beyond, onSearch, search]);

  if (!mayView) return <NoPermission what={text.seePages} />;

  async function removeSelected(): Promise<void> {
    const chosen = [...selection].map(Number);
    const title = found?.rows.find((page) => page.id === chosen[0])?.title ?? '';
    setRemoving(true);
    await actions.remove(chosen, title).finally(() => setRemoving(false));
  }

  const filtered = search.search !== undefined || search.status !== undefined;
  return (
    <>
      <PageHeader title={text.pages} icon={IconFileText} buttons={mayCreate && <NewPageButton />} />
      <PageFilters
        search={search.search ?? ''}
        status={search.status ?? 'all'}
        statuses={['all', ...PAGE_STATUSES]}
        onSearch={(typed) => change({ search: typed }, true)}
        onStatus={(status: PageStatus | 'all') =>
          change({ status: status === 'all' ? undefined : status })
        }
      />
      <DataTable
        label={text.pages}
        columns={PAGE_COLUMNS}
        rows={found?.rows}
        rowId={(page) => page.id}
        rowLabel={(page) => page.title || text.untitled}
        busy={list.isPlaceholderData}
        error={
          list.isError && !found
            ? {
                ...describeError(list.error),
                title: text.loadFailed,
                onRetry: () => void list.refetch(),
              }
            : undefined
        }
        empty={
          filtered ? (
            <EmptyState
              title={text.noneTitle}
              text={text.noneText}
              action={
                <Button onClick={() => change({ search: '', status: undefined })}>
                  {text.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconFileText}
              title={text.emptyTitle}
              text={text.emptyText}
              action={mayCreate && <NewPageButton />}
            />
          )
        }
        sort={sortOf(search)}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        {...(mayDelete && { selection, onSelect: setSelection })}
        rowActions={actions.forRow}
      />
      {found && found.total > 0 && (
        <Pager
          page={pageNumber}
          pageSize={search.size ?? PAGE_SIZES[0]}
          total={found.total}
          capped={list.data?.results.totalIsCapped ?? false}
          pageSizes={PAGE_SIZES}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ size })}
        />
      )}
      <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
        <Button
          size="xs"
          variant="filled"
          color="red"
          loading={removing}
          leftSection={<Icon of={IconTrash} />}
          onClick={removeSelected}
        >
          {text.removeMany(selection.size)}
        </Button>
      </BulkBar>
    </>
  );
}
