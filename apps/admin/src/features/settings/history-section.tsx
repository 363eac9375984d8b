import { FailedState, failureWords, ME_KEY } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  SETTINGS_AREAS,
  type SettingChange,
  type SettingsArea,
  type SettingsEntry,
} from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  NativeSelect,
  RelativeTime,
  SkeletonLines,
  toast,
} from '@org/ui';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { inFormOrder, SettingValue, settingLabel, settingWords } from './setting-words.tsx';

const { settings: calls } = apiContract;
const words = text.history;
/** Number of entries per page. */
const AT_ONCE = 20;

interface ChangeProps {
  readonly area: SettingsArea;
  readonly change: SettingChange;
  readonly busy: boolean;
  readonly onRestore: () => void;
}

function Change({ area, change, busy, onRestore }: ChangeProps) {
  const { key, from, to, restorable } = change;
  return (
    <li className="ad-change">
      <span className="ad-change-words">
        <span className="ad-change-key">{settingLabel(area, key)}</span>
        <span className="ad-change-values">
          <SettingValue change={change} value={from} />
          <span aria-hidden>→</span>
          <span className="at-hidden">{words.became}</span>
          <SettingValue change={change} value={to} />
        </span>
      </span>
      {restorable && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={busy}
          aria-label={words.restoreOf(settingLabel(area, key))}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </li>
  );
}

/** Renders the history of settings with users and changes; each setting can be restored. */
export function HistorySection(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [area, setArea] = useState<SettingsArea | ''>('');
  const [busy, setBusy] = useState('');
  const now = useQuery(callQuery(api, calls.get));
  const found = useInfiniteQuery({
    queryKey: [...callKey(calls.history), area],
    queryFn: async ({ pageParam, signal }) => {
      const { results } = await api.call(calls.history, {
        query: {
          itemsPerPage: AT_ONCE,
          ...(area && { area }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      });
      return results;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const entries: readonly SettingsEntry[] = found.data?.pages.flatMap(({ rows }) => rows) ?? [];

  async function restore({ id, area: of }: SettingsEntry, change: SettingChange): Promise<void> {
    const label = settingLabel(of, change.key);
    const answer = await confirm({
      title: words.restoreTitle(label),
      text: words.restoreText(settingWords(change, change.from)),
      confirmLabel: words.restore,
    });
    if (answer !== 'confirm') return;
    setBusy(`${id} ${change.key}`);
    try {
      const version = now.data?.settings.version;
      const { settings, message } = await api.call(calls.restore, {
        params: { id },
        body: { key: change.key, ...(version !== undefined && { version }) },
      });
      queries.setQueryData(callKey(calls.get, {}), { success: true, settings, results: settings });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const [problem] = Object.values(error.formErrors);
      toast.error(problem ?? failureWords(error));
      // After a conflict, the next attempt is based on the current version.
      if (error.code === 'conflict') await now.refetch();
    } finally {
      setBusy('');
    }
    void queries.invalidateQueries({ queryKey: ME_KEY });
    await found.refetch();
  }

  return (
    <div className="ad-sections">
      <NativeSelect
        className="ad-history-area"
        aria-label={words.filter}
        data={[
          { value: '', label: words.all },
          ...SETTINGS_AREAS.map((value) => ({ value, label: words.areas[value] })),
        ]}
        value={area}
        onChange={(event) =>
          setArea(SETTINGS_AREAS.find((one) => one === event.currentTarget.value) ?? '')
        }
      />
      {found.isPending && <SkeletonLines count={6} />}
      {found.isError && !found.data && (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isSuccess && entries.length === 0 && (
        <EmptyState icon={IconHistory} title={words.empty} text={words.emptyText} />
      )}
      {entries.length > 0 && (
        <ol className="ad-history" aria-label={text.sections.history}>
          {entries.map((entry) => (
            <li key={entry.id} className="ad-history-entry">
              <p className="ad-history-head">
                <strong>{entry.user?.displayName || words.somebody}</strong>
                <span className="at-meta">
                  {words.areas[entry.area]} · <RelativeTime value={entry.at} />
                </span>
              </p>
              <ul>
                {inFormOrder(entry.changes).map((change) => (
                  <Change
                    key={change.key}
                    area={entry.area}
                    change={change}
                    busy={busy === `${entry.id} ${change.key}`}
                    onRestore={() => void restore(entry, change)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {found.hasNextPage && (
        <div>
          <Button
            size="xs"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {words.older}
          </Button>
        </div>
      )}
    </div>
  );
}
