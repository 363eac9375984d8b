import { describeError } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  Button,
  ErrorState,
  FormSection,
  RelativeTime,
  SkeletonLines,
  StatusDot,
  toast,
} from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

const { account } = apiContract;

/** Renders the user's sessions, with buttons that end them. */
export function SessionList(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState('');
  const found = useQuery(callQuery(api, account.sessions));
  const sessions = found.data?.results.rows ?? [];
  const others = sessions.filter(({ is_current }) => !is_current);

  async function end(name: string, body: { ids: string[] } | { others: true }): Promise<void> {
    setBusy(name);
    try {
      const { message } = await api.call(account.endSessions, { body });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(account.sessions) });
      setBusy('');
    }
  }

  return (
    <FormSection title={text.sessions} text={text.sessionsText}>
      {found.isPending && <SkeletonLines count={2} />}
      {found.isError && (
        <ErrorState {...describeError(found.error)} onRetry={() => void found.refetch()} />
      )}
      <ul className="ad-rows">
        {sessions.map(({ id, device, address, last_used_at, is_current }) => (
          <li key={id}>
            <span className="ad-rows-main">
              <strong>{device}</strong>
              <span className="at-meta">
                {address && `${address} · `}
                <RelativeTime value={last_used_at} />
              </span>
            </span>
            {is_current ? (
              <StatusDot tone="success" label={text.thisOne} />
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={`${text.signOutThere}: ${device}`}
                loading={busy === id}
                onClick={() => void end(id, { ids: [id] })}
              >
                {text.signOutThere}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.isSuccess && others.length === 0 && <p className="at-meta">{text.alone}</p>}
      {others.length > 0 && (
        <div>
          <Button
            variant="default"
            loading={busy === 'others'}
            onClick={() => void end('others', { others: true })}
          >
            {text.signOutOthers}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
