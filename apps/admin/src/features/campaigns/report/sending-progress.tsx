import { useCan } from '@org/admin-kit';
import type { Campaign, CampaignMetrics } from '@org/schema/entities';
import { Alert, Button, Progress, StatusDot, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { CAMPAIGN_TONES } from '../campaign-list.config.tsx';
import { STATUS_NAMES, text } from '../messages.ts';
import { useCampaignCall } from '../use-campaign-call.ts';
import '../campaigns.css';

/** Renders how far the sending of a campaign is, and what its recipients wait for. */
export function SendingProgress({
  campaign,
  metrics: { recipients, continuesAt, waits },
}: {
  readonly campaign: Campaign;
  readonly metrics: Pick<CampaignMetrics, 'recipients' | 'continuesAt' | 'waits'>;
}): ReactElement {
  const { number, dateTime } = useFormats();
  const canSend = useCan('email_marketing.can_send');
  const call = useCampaignCall();
  const { status, pause_reason, sent_at } = campaign;
  const { total, skipped, waiting, uncertain } = recipients;
  const all = total - skipped;
  const done = all - waiting;
  return (
    <section className="ad-card cp-sending" aria-label={text.sendingTitle}>
      <div className="ad-card-head">
        <StatusDot tone={CAMPAIGN_TONES[status]} label={STATUS_NAMES[status]} />
        <span className="at-meta">
          {status === 'sent' && sent_at
            ? text.sentAt(dateTime(sent_at))
            : text.progress(number(done), number(all))}
        </span>
      </div>
      {status !== 'sent' && (
        <Progress value={all > 0 ? (100 * done) / all : 0} aria-label={text.sendingTitle} />
      )}
      {continuesAt && waiting > 0 && (
        <p className="at-meta">{text.continues(dateTime(continuesAt))}</p>
      )}
      {waits.map(({ reason, recipients: count, until }) => (
        <p key={reason} className="at-meta">
          {text.waits[reason](number(count), count, dateTime(until))}
        </p>
      ))}
      {pause_reason && <Alert color="yellow">{pause_reason}</Alert>}
      {uncertain > 0 && (
        <Alert color="yellow" title={text.uncertainTitle(number(uncertain), uncertain)}>
          <p>{text.uncertainAbout}</p>
          {canSend && (status === 'sent' || status === 'sending') && (
            <Button
              size="xs"
              variant="default"
              onClick={() => void call(campaign, 'resendUncertain')}
            >
              {text.resendUncertain}
            </Button>
          )}
        </Alert>
      )}
    </section>
  );
}
