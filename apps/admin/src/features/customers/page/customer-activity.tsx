import { AppLink, describeError, failureText, useCan } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { ACTIVITY_TYPES, type ActivityEntry, type ActivityType } from '@org/schema/entities';
import {
  Button,
  confirm,
  ErrorState,
  Icon,
  NativeSelect,
  RelativeTime,
  SkeletonLines,
  toast,
  useFormats,
} from '@org/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ACTIVITY_ICONS } from './activity-icons.ts';
import { describeEntry, TYPES, text } from './messages.ts';
import { recordHref } from './record-href.ts';
import { useCustomerRefresh } from './use-customer-refresh.ts';

const { customers } = apiContract;

function UndoMerge({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  const refresh = useCustomerRefresh();
  const [isBusy, setIsBusy] = useState(false);
  async function undo(): Promise<void> {
    const answer = await confirm({
      title: text.undoMergeTitle,
      text: text.undoMergeText,
      confirmLabel: text.undoMerge,
    });
    if (answer !== 'confirm') return;
    setIsBusy(true);
    try {
      await api.call(customers.undoMerge, { params: { id } });
      toast.success(text.mergeUndone);
      refresh();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button size="xs" loading={isBusy} onClick={() => void undo()}>
      {text.undoMerge}
    </Button>
  );
}

function Entry({
  entry,
  undo,
}: {
  readonly entry: ActivityEntry;
  /** Customer whose merge the entry can undo. */
  readonly undo: number | undefined;
}): ReactElement {
  const { money } = useFormats();
  const { type, at, amount, currency, entity, entityId, user } = entry;
  const sentence = describeEntry(entry);
  return (
    <li className="ad-activity-entry" data-type={type}>
      <Icon of={ACTIVITY_ICONS[type]} size={16} />
      <div>
        <p>
          {entity && entityId !== null ? (
            <AppLink href={recordHref(entity, entityId)}>{sentence}</AppLink>
          ) : (
            <strong>{sentence}</strong>
          )}
          {amount !== null && <span className="ad-activity-amount">{money(amount, currency)}</span>}
        </p>
        {entry.text && <p className="ad-activity-text">{entry.text}</p>}
        <p className="at-meta">
          <RelativeTime value={at} />
          {user && ` · ${user.displayName}`}
        </p>
        {undo !== undefined && <UndoMerge id={undo} />}
      </div>
    </li>
  );
}

/** Renders what happened with a customer, newest first, page by page. */
export function CustomerActivity({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  const [type, setType] = useState<ActivityType | ''>('');
  const canUndo = useCan('customers.can_delete');
  const found = useInfiniteQuery({
    queryKey: [...callKey(customers.activity), id, type],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(type && { type }), ...(pageParam && { cursor: pageParam }) };
      return (await api.call(customers.activity, { params: { id }, query, signal })).results;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const lastMerge = rows.find(({ action }) => action === 'merged')?.key;
  return (
    <section className="ad-record-card" aria-labelledby="customer-activity">
      <header>
        <h2 className="at-section-title" id="customer-activity">
          {text.activity}
        </h2>
        <NativeSelect
          size="xs"
          aria-label={text.filter}
          value={type}
          onChange={(event) => setType(event.currentTarget.value as ActivityType | '')}
          data={[
            { value: '', label: text.all },
            ...ACTIVITY_TYPES.map((value) => ({ value, label: TYPES[value] })),
          ]}
        />
      </header>
      {found.isPending && <SkeletonLines count={6} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.activityFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && (
        <p className="at-meta">{type ? text.noneOfType : text.noActivity}</p>
      )}
      <ol className="ad-activity">
        {rows.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            undo={canUndo && entry.key === lastMerge ? id : undefined}
          />
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
