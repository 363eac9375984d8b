import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { CampaignVersions } from './campaign-versions.tsx';

const { campaigns } = apiContract;

/** Renders tags, versions and history beside the form of a campaign. */
export function CampaignAside({ record }: { readonly record: Campaign }): ReactElement {
  return (
    <>
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
