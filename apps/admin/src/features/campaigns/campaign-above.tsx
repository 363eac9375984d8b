import type { Campaign } from '@org/schema/entities';
import { Alert, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { isLaunched } from './campaign-form.ts';
import { text } from './messages.ts';
import { CampaignReport } from './report/campaign-report.tsx';
import { PlannedWaves } from './send-time/planned-waves.tsx';

/** Renders when a campaign will be sent, or why it was not. */
function CampaignNotice({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  const { dateTime, day } = useFormats();
  const { id, status, scheduled_at, localTime, pause_reason } = campaign;
  if (status === 'scheduled' && scheduled_at && localTime)
    return (
      <>
        <Alert color="blue">
          {text.scheduledLocally(day(localTime.slice(0, 10)), localTime.slice(11))}
        </Alert>
        <PlannedWaves id={id} time={localTime} />
      </>
    );
  if (status === 'scheduled' && scheduled_at)
    return <Alert color="blue">{text.scheduledFor(dateTime(scheduled_at))}</Alert>;
  if (!pause_reason) return null;
  return (
    <Alert color="red" title={text.notSent}>
      {pause_reason}
    </Alert>
  );
}

/** Renders the report of a campaign that is sent, or when another one will be. */
export function CampaignAbove({ record }: { readonly record: Campaign }): ReactElement {
  return isLaunched(record) ? (
    <CampaignReport campaign={record} />
  ) : (
    <CampaignNotice campaign={record} />
  );
}
