import { describeError, failureText, recordCall } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import {
  BulkBar,
  Button,
  type Column,
  DataTable,
  EmptyState,
  RelativeTime,
  type RowId,
  toast,
} from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { OverbookedNotice } from '../../shell/bookings/overbooked-notice.tsx';
import { text } from './messages.ts';
import { toTrashRow } from './to-trash-row.ts';
import { NEWEST, trashQuery } from './trash.queries.ts';
import type { TrashKind, TrashRow } from './trash-kinds.ts';

const getKey = ({ kind, id }: TrashRow): string => `${kind} ${id}`;

/** Returns why rows of a restore were refused. */
function getReasons(failed: unknown): string[] {
  if (!Array.isArray(failed)) return [];
  return failed.map((one: unknown) => {
    const reason: unknown = typeof one === 'object' && one !== null && Reflect.get(one, 'error');
    return typeof reason === 'string' ? reason : text.notRestored;
  });
}

/** Renders the newest deleted records of all entities in one list. */
export function AllTrash({ kinds }: { readonly kinds: readonly TrashKind[] }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set());
  const [busy, setBusy] = useState(false);
  const found = useQueries({ queries: kinds.map((kind) => trashQuery(api, kind)) });
  const failed = found.find(({ isError }) => isError);
  const isPending = found.some((one) => one.isPending);
  const all = found.flatMap(({ data }, at): TrashRow[] => {
    const kind = kinds[at];
    return data && kind ? rows(data).rows.map((record) => toTrashRow(record, kind)) : [];
  });
  const newest = all.toSorted((one, other) =>
    (other.deleted_at ?? '').localeCompare(one.deleted_at ?? ''),
  );
  const hasMore = found.some(({ data }) => (data?.results.total ?? 0) > NEWEST);

  const columns: readonly Column<TrashRow>[] = [
    { id: 'title', header: text.name, phone: 'title', cell: ({ title }) => title || text.untitled },
    {
      id: 'kind',
      header: text.kindColumn,
      width: '180px',
      cell: ({ kind }) => kinds.find(({ id }) => id === kind)?.label,
    },
    {
      id: 'deleted_at',
      header: text.deleted,
      width: '180px',
      cell: ({ deleted_at }) => deleted_at && <RelativeTime value={deleted_at} />,
    },
  ];

  async function restore(chosen: readonly TrashRow[]): Promise<void> {
    setBusy(true);
    const refused: string[] = [];
    try {
      for (const kind of kinds) {
        const ids = chosen.filter((row) => row.kind === kind.id).map(({ id }) => id);
        if (ids.length === 0) continue;
        const { failed } = await recordCall(api, kind.restore, { body: { ids } });
        refused.push(...getReasons(failed));
        for (const route of [kind.list, ...(kind.stale ?? [])])
          void queries.invalidateQueries({ queryKey: callKey(route) });
      }
      const count = chosen.length - refused.length;
      if (count > 0) toast.success(text.restored(count));
      if (refused.length > 0) toast.error([...new Set(refused)].join('. '));
      setSelection(new Set());
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {kinds.some(({ hasBookings }) => hasBookings) && <OverbookedNotice />}
      <DataTable
        label={text.trash}
        columns={columns}
        rows={isPending ? undefined : newest}
        rowId={getKey}
        rowLabel={({ title }) => title || text.untitled}
        error={
          failed
            ? {
                ...describeError(failed.error),
                title: text.failed,
                onRetry: () => void failed.refetch(),
              }
            : undefined
        }
        empty={<EmptyState icon={IconTrash} title={text.emptyTitle} text={text.allEmptyText} />}
        selection={selection}
        onSelect={setSelection}
        rowActions={(row) => [{ label: text.restore, onSelect: () => void restore([row]) }]}
      />
      {hasMore && <p className="ad-quiet">{text.newest(NEWEST)}</p>}
      <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
        <Button
          size="xs"
          variant="filled"
          loading={busy}
          onClick={() => void restore(newest.filter((row) => selection.has(getKey(row))))}
        >
          {text.restoreMany(selection.size)}
        </Button>
      </BulkBar>
    </>
  );
}
