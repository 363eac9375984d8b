import { FailedState, failureWords, useCan, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { SettingsUpdate } from '@org/schema/entities';
import { FormSection, SkeletonLines, Switch, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

const { settings } = apiContract;

/** Renders the live chat switch, which requires a tenant and the email marketing module. */
export function LiveChatSwitch(): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const { tenant, plan } = useMe();
  const canWrite = useCan('settings.can_update');
  const isThere = tenant !== null && plan?.modules.includes('email_marketing') === true;
  const found = useQuery({ ...callQuery(api, settings.get), enabled: isThere });
  const [wanted, setWanted] = useState<boolean>();

  async function save(live_chat_enabled: boolean): Promise<void> {
    setWanted(live_chat_enabled);
    try {
      // Omitted groups do not change, although the type requires all of them.
      const body = { live_chat_enabled } as SettingsUpdate;
      const answer = await api.call(settings.update, { body });
      queries.setQueryData(callKey(settings.get, {}), { ...answer, results: answer.settings });
      void queries.invalidateQueries({ queryKey: callKey(settings.history) });
      toast.success(live_chat_enabled ? text.chat.on : text.chat.off);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      setWanted(undefined);
    }
  }

  if (!isThere) return null;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonLines count={2} />;
  return (
    <FormSection title={text.chat.title}>
      <Switch
        label={text.chat.label}
        description={text.chat.note}
        checked={wanted ?? found.data.settings.live_chat_enabled}
        disabled={!canWrite || wanted !== undefined}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
    </FormSection>
  );
}
