import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign, type CampaignStatus } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { CampaignVersions } from './campaign-versions.tsx';
import { EmailCheck } from './email-check/email-check.tsx';

const { campaigns } = apiContract;

/** Statuses in which the email can still be changed. */
const UNSENT: ReadonlySet<CampaignStatus> = new Set(['draft', 'scheduled', 'failed']);

/** Renders the check of an email that was not sent, tags, versions and history beside the form of a campaign. */
export function CampaignAside({ record }: { readonly record: Campaign }): ReactElement {
  return (
    <>
      {UNSENT.has(record.status) && <EmailCheck id={record.id} />}
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={campaigns}
        stale={[campaigns.list]}
        readOnly={!useCan('email_marketing.can_update')}
      />
      <CampaignVersions campaign={record} />
      <RecordTimeline route={campaigns.timeline} id={record.id} fields={CAMPAIGN_FIELDS} />
    </>
  );
}
