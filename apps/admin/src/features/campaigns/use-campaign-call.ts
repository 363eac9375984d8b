import { failureWords, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { campaignHref } from './campaign-links.ts';
import { text } from './messages.ts';

const { campaigns, campaignSending } = apiContract;

/** Actions on a campaign without further fields. */
export type PlainAction = 'unschedule' | 'pause' | 'resume' | 'cancel' | 'resendUncertain';

/** Returns a function that reloads everything about campaigns. */
export function useRefreshCampaigns(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stale = [
      campaigns.get,
      campaigns.list,
      campaigns.timeline,
      campaignSending.metrics,
      campaignSending.recipients,
      campaignSending.dashboardMetrics,
    ];
    await Promise.all(
      stale.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
    );
  };
}

/** Returns a function that runs an action on a campaign, tells how it went, and reloads the campaign. */
export function useCampaignCall(): (campaign: Campaign, action: PlainAction) => Promise<void> {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  return async ({ id }, action) => {
    try {
      const { message } = await api.call(campaignSending[action], { params: { id } });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.actions[action], error);
      toast.error(failureWords(error));
    }
    await refresh();
  };
}

/** Returns a function that drafts a copy of a sent campaign for those who did not open it, and opens the draft. */
export function useResend(): (campaign: Campaign) => Promise<void> {
  const api = useApi();
  const router = useRouter();
  const refresh = useRefreshCampaigns();
  const isBusy = useRef(false);
  return async ({ id }) => {
    // A double click must not create two drafts.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { campaign, message } = await api.call(campaignSending.resendUnopened, {
        params: { id },
        idempotencyKey: crypto.randomUUID(),
      });
      toast.success(message);
      await refresh();
      await router.navigate({ href: campaignHref(campaign) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.resendAction, error);
      toast.error(failureWords(error));
    } finally {
      isBusy.current = false;
    }
  };
}
