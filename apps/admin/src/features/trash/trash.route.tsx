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
} from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { seesEntry } from '../../app/build-menu.ts';
import { failureText } from '../../app/media/failure-text.ts';
import { recordCall } from '../../app/record/record-call.ts';
import { describeError } from '../../app/screen-states.tsx';
import { useMe } from '../../app/session/use-me.ts';
import { text } from './messages.ts';
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

const toRow = (record: unknown, { title }: TrashKind): TrashRow => {
  const named = record as Readonly<Record<string, unknown>>;
  return {
    id: Number(named.id),
    title: String(named[title] ?? ''),
    deleted_at: typeof named.deleted_at === 'string' ? named.deleted_at : null,
  };
};

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
      void queries.invalidateQueries({ queryKey: callKey(kind.list) });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <DataTable
        label={text.trash}
        columns={COLUMNS}
        rows={listed?.rows.map((record) => toRow(record, kind))}
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

/** What was deleted, by kind, and the way back. */
export function TrashRoute(): ReactElement {
  const me = useMe();
  const kinds = TRASH_KINDS.filter((kind) => seesEntry(me, kind));
  const [chosen, setChosen] = useState<string>();
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!kind) return <NoPermission what={text.see} />;
  return (
    <>
      <PageHeader title={text.trash} icon={IconTrash} meta={text.meta} />
      <div className="ad-filters">
        <Segmented
          label={text.kind}
          value={kind.id}
          onChange={setChosen}
          options={kinds.map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <TrashList key={kind.id} kind={kind} />
    </>
  );
}
