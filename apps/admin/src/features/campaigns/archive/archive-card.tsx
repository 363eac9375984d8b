import { failureWords, logFailure, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { Switch, toast } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useRefreshCampaigns } from '../use-campaign-call.ts';
import { ArchiveLink } from './archive-link.tsx';
import { text } from './messages.ts';

/** Renders whether the archive shows a campaign that is sent or being sent, which can still be changed, and its public link. */
export function ArchiveCard({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const canPublish = useCan('email_marketing.can_send');
  const [isBusy, setIsBusy] = useState(false);
  const { id, status, in_archive } = campaign;
  // A canceled campaign is never shown.
  if (status === 'cancelled') return null;
  const change = async (shown: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const { message } = await api.call(apiContract.newsletterArchive.set, {
        params: { id },
        body: { in_archive: shown },
      });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.action, error);
      toast.error(failureWords(error));
    } finally {
      await refresh();
      setIsBusy(false);
    }
  };
  const isSent = status === 'sent';
  const about = isSent ? text.shown : text.later;
  return (
    <section className="ad-record-card cp-archive" aria-label={text.title}>
      <h2 className="at-section-title">{text.title}</h2>
      {canPublish ? (
        <Switch
          label={text.show}
          description={isSent ? text.helpSent : text.help}
          disabled={isBusy}
          checked={in_archive}
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      ) : (
        <p>{in_archive ? about : text.hidden}</p>
      )}
      <ArchiveLink campaign={campaign} />
    </section>
  );
}
