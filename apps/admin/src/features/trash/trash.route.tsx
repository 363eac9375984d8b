import { describeError, failureText, recordCall, seesEntry, useMe } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import {
  BulkBar,
  Button,
  type Column,
  DataTable,
  EmptyState,
  NoPermission,
  PageHeader,
  Pager,
  RelativeTime,
  type RowId,
  Segmented,
  toast,
  useFormats,
} from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { OverbookedNotice } from '../../shell/bookings/overbooked-notice.tsx';
import { AllTrash } from './all-trash.tsx';
import { text } from './messages.ts';
import { toTrashRow } from './to-trash-row.ts';
import { trashQuery } from './trash.queries.ts';
import { TRASH_KINDS, type TrashAnswer, type TrashKind, type TrashRow } from './trash-kinds.ts';

const SIZES = [25, 50, 100] as const;

const COLUMNS: readonly Column<TrashRow>[] = [
  { id: 'title', header: text.name, phone: 'title', cell: ({ title }) => title || text.untitled },
  {
    id: 'deleted_at',
    header: text.deleted,
    width: '180px',
    cell: ({ deleted_at }) => deleted_at && <RelativeTime value={deleted_at} />,
  },
];

function TrashList({ kind }: { readonly kind: TrashKind }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(SIZES[0]);
  const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set());
  const [busy, setBusy] = useState(false);
  const query = { onlydeleted: true, currentPage: page, itemsPerPage: size };
  const found = useQuery({
    queryKey: [...callKey(kind.list), 'trash', page, size],
    queryFn: async () => (await recordCall(api, kind.list, { query })) as unknown as TrashAnswer,
    placeholderData: keepPreviousData,
  });
  const listed = found.data && rows(found.data);

  async function restore(ids: readonly number[]): Promise<void> {
    setBusy(true);
    try {
      const { message } = await recordCall(api, kind.restore, { body: { ids } });
      toast.success(String(message));
      setSelection(new Set());
      for (const route of [kind.list, ...(kind.stale ?? [])])
        void queries.invalidateQueries({ queryKey: callKey(route) });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {kind.hasBookings && <OverbookedNotice />}
      <DataTable
        label={text.trash}
        columns={COLUMNS}
        rows={listed?.rows.map((record) => toTrashRow(record, kind))}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title || text.untitled}
        busy={found.isPlaceholderData}
        error={
          found.isError
            ? {
                ...describeError(found.error),
                title: text.failed,
                onRetry: () => void found.refetch(),
              }
            : undefined
        }
        empty={
          <EmptyState icon={IconTrash} title={text.emptyTitle} text={text.emptyText(kind.label)} />
        }
        selection={selection}
        onSelect={setSelection}
        rowActions={({ id }) => [{ label: text.restore, onSelect: () => void restore([id]) }]}
      />
      {found.data && listed && listed.total > 0 && (
        <Pager
          page={page}
          pageSize={size}
          total={listed.total}
          capped={found.data.results.totalIsCapped}
          pageSizes={SIZES}
          onPage={setPage}
          onPageSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
      <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
        <Button
          size="xs"
          variant="filled"
          loading={busy}
          onClick={() => void restore([...selection].map(Number))}
        >
          {text.restoreMany(selection.size)}
        </Button>
      </BulkBar>
    </>
  );
}

/** Renders deleted records of every entity with counts, and restores them. */
export function TrashRoute(): ReactElement {
  const me = useMe();
  const api = useApi();
  const { number } = useFormats();
  const kinds = TRASH_KINDS.filter((kind) => seesEntry(me, kind));
  const [chosen, setChosen] = useState('');
  const counts = useQueries({ queries: kinds.map((kind) => trashQuery(api, kind)) });
  const kind = kinds.find(({ id }) => id === chosen);
  if (kinds.length === 0) return <NoPermission what={text.see} />;
  const getLabel = (label: string, at: number): string => {
    const found = counts[at]?.data?.results;
    if (!found) return label;
    return text.withCount(label, `${number(found.total)}${found.totalIsCapped ? '+' : ''}`);
  };
  return (
    <>
      <PageHeader title={text.trash} icon={IconTrash} meta={text.meta} />
      <div className="ad-filters">
        <Segmented
          label={text.kind}
          value={kind?.id ?? ''}
          onChange={setChosen}
          options={[
            { value: '', label: text.all },
            ...kinds.map(({ id, label }, at) => ({ value: id, label: getLabel(label, at) })),
          ]}
        />
      </div>
      {kind ? <TrashList key={kind.id} kind={kind} /> : <AllTrash kinds={kinds} />}
    </>
  );
}
