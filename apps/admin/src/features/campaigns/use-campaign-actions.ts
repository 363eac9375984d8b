import { can, logFailure, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { type RowAction, toast } from '@org/ui';
import { IconCopy, IconPencil, IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { campaignEditorHref, campaignHref } from './campaign-links.ts';
import { text } from './messages.ts';

/** Returns the additional actions on a campaign of the list that the user may use; a stable reference between renders. */
export function useCampaignActions(): (campaign: Campaign) => RowAction[] {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const me = useMe();
  return useMemo(() => {
    const copying = new Set<number>();
    const duplicate = async ({ id }: Campaign): Promise<void> => {
      // A menu stays clickable while it fades out: a double click must not create two copies.
      if (copying.has(id)) return;
      copying.add(id);
      const waiting = toast.loading(text.duplicating);
      const { list, duplicate: copy } = apiContract.campaigns;
      try {
        await api.call(copy, {
          params: { id },
          body: {},
          idempotencyKey: crypto.randomUUID(),
        });
        await queries.invalidateQueries({ queryKey: callKey(list) });
        toast.update(waiting, 'success', text.duplicated);
      } catch (error) {
        if (!isApiError(error)) throw error;
        logFailure(text.duplicateAction, error);
        toast.update(waiting, 'error', error.message);
      } finally {
        copying.delete(id);
      }
    };
    const go = (href: string) => () => void router.navigate({ href });
    return (campaign) => {
      const editor = campaignEditorHref(campaign);
      const settings = campaignHref(campaign);
      return [
        ...(can(me, 'email_marketing.can_update')
          ? [{ label: text.edit, icon: IconPencil, href: editor, onSelect: go(editor) }]
          : []),
        { label: text.settings, icon: IconSettings, href: settings, onSelect: go(settings) },
        ...(can(me, 'email_marketing.can_create')
          ? [{ label: text.duplicate, icon: IconCopy, onSelect: () => void duplicate(campaign) }]
          : []),
      ];
    };
  }, [api, queries, router, me]);
}
