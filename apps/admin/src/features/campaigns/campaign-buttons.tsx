import { useCan } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { Button, confirm } from '@org/ui';
import type { ReactElement } from 'react';
import { isLaunched } from './campaign-form.ts';
import { EditCampaign } from './edit-campaign.tsx';
import { text } from './messages.ts';
import { SendCampaign } from './send-campaign.tsx';
import { SendTest } from './send-test.tsx';
import { type PlainAction, useCampaignCall, useResend } from './use-campaign-call.ts';

/** Renders the actions of a campaign that fit its status. */
export function CampaignButtons({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const canSend = useCan('email_marketing.can_send');
  const canCreate = useCan('email_marketing.can_create');
  const call = useCampaignCall();
  const resend = useResend();
  const { status } = campaign;
  const button = (action: PlainAction, label: string) => (
    <Button variant="default" onClick={() => void call(campaign, action)}>
      {label}
    </Button>
  );
  const cancel = async (): Promise<void> => {
    const answer = await confirm({
      title: text.cancelTitle,
      text: text.cancelAbout,
      confirmLabel: text.cancelSending,
      cancelLabel: text.keepSending,
      danger: true,
    });
    if (answer === 'confirm') await call(campaign, 'cancel');
  };
  const isUnderWay = status === 'sending' || status === 'paused';
  return (
    <>
      <SendTest campaign={campaign} />
      {!isLaunched(campaign) && <EditCampaign campaign={campaign} />}
      {canCreate && status === 'sent' && campaign.track_opens && (
        <Button variant="default" onClick={() => void resend(campaign)}>
          {text.resendUnopened}
        </Button>
      )}
      {canSend && status === 'scheduled' && button('unschedule', text.unschedule)}
      {canSend && isUnderWay && (
        <Button variant="default" onClick={() => void cancel()}>
          {text.cancelSending}
        </Button>
      )}
      {canSend && status === 'sending' && button('pause', text.pause)}
      {canSend && status === 'paused' && button('resume', text.resume)}
      {!isLaunched(campaign) && <SendCampaign campaign={campaign} />}
    </>
  );
}
