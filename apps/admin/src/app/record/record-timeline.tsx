import { callKey, useApi } from '@org/api-client/react';
import type { ListFields, RouteContract } from '@org/schema';
import { Button, ErrorState, RelativeTime, SkeletonLines } from '@org/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describeError } from '../screen-states.tsx';
import { text } from './messages.ts';
import { recordCall } from './record-call.ts';

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly user: { readonly displayName: string } | null;
  readonly changes: readonly Change[];
}

interface Part {
  readonly rows: readonly Entry[];
  readonly nextCursor: string | null;
}

/** Shape: the call, whose history, what its fields are called. */
export interface RecordTimelineProps {
  readonly route: RouteContract;
  readonly id: number;
  readonly fields: ListFields;
}

const ACTIONS: Readonly<Record<string, string>> = {
  created: text.created,
  updated: text.updated,
  deleted: text.deleted,
  restored: text.restoredBy,
  moved: text.moved,
};

/** Columns that a person need not read about. */
const HIDDEN: ReadonlySet<string> = new Set([
  'display_name',
  'addresses',
  'custom_fields',
  'version',
]);

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return text.nothing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
};

const label = (field: string, fields: ListFields): string =>
  fields[field]?.label ?? field.replaceAll('_', ' ');

/** What happened to a record, newest first: who, when, and from what to what. */
export function RecordTimeline({ route, id, fields }: RecordTimelineProps): ReactElement {
  const api = useApi();
  const found = useInfiniteQuery({
    queryKey: [...callKey(route), id],
    queryFn: async ({ pageParam }) => {
      const query = { itemsPerPage: 10, ...(pageParam && { cursor: pageParam }) };
      return (await recordCall(api, route, { params: { id }, query })).results as Part;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const entries = found.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section className="ad-side-card" aria-label={text.history}>
      <header>
        <h2 className="at-section-title">{text.history}</h2>
      </header>
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.historyFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && entries.length === 0 && <p className="at-meta">{text.historyEmpty}</p>}
      <ol className="ad-timeline">
        {entries.map(({ id: entry, at, action, user, changes }) => (
          <li key={entry}>
            <p>
              <strong>{user?.displayName || text.somebody}</strong> {ACTIONS[action] ?? action}
            </p>
            {changes
              .filter(({ field }) => !HIDDEN.has(field))
              .map(({ field, from, to }) => (
                <p key={field} className="at-meta">
                  {text.changedTo(label(field, fields), words(from), words(to))}
                </p>
              ))}
            <p className="at-meta">
              <RelativeTime value={at} />
            </p>
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text.older}
        </Button>
      )}
    </section>
  );
}
