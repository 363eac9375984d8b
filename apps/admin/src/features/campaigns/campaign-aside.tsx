import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import type { ListFields } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign, type CampaignStatus } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { ArchiveCard } from './archive/archive-card.tsx';
import { CampaignVersions } from './campaign-versions.tsx';
import { EmailCheck } from './email-check/email-check.tsx';
import { LABELS } from './messages.ts';

const { campaigns } = apiContract;

/** Statuses in which the email can still be changed. */
const UNSENT: ReadonlySet<CampaignStatus> = new Set(['draft', 'scheduled', 'failed']);

/** Columns of a campaign in its history. */
const HISTORY_FIELDS: ListFields = {
  ...CAMPAIGN_FIELDS,
  content: { type: 'text', label: LABELS.content },
  list_ids: { type: 'text', label: LABELS.listIds },
  exclude_list_ids: { type: 'text', label: LABELS.excludeListIds },
  segment_id: { type: 'text', label: LABELS.segmentId },
  filters: { type: 'text', label: LABELS.filters },
  from_name: { type: 'text', label: LABELS.from_name },
  reply_to: { type: 'text', label: LABELS.reply_to },
  track_opens: { type: 'boolean', label: LABELS.track_opens },
  track_clicks: { type: 'boolean', label: LABELS.track_clicks },
  ab_test: { type: 'text', label: LABELS.abTest },
  ab_winner: { type: 'number', label: LABELS.abWinner },
  send_window: { type: 'text', label: LABELS.sendWindow },
  local_time: { type: 'text', label: LABELS.localTime },
};
/** Columns that are only reported as changed. */
const NESTED = [
  'content',
  'list_ids',
  'exclude_list_ids',
  'segment_id',
  'filters',
  'ab_test',
  'ab_winner',
  'send_window',
];
const HIDDEN = ['audience_at', 'resend_of'];

/** Renders the check of an email that was not sent or the archive of one that was, tags, versions and history beside the form of a campaign. */
export function CampaignAside({ record }: { readonly record: Campaign }): ReactElement {
  return (
    <>
      {UNSENT.has(record.status) ? (
        <EmailCheck id={record.id} />
      ) : (
        <ArchiveCard campaign={record} />
      )}
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={campaigns}
        stale={[campaigns.list]}
        readOnly={!useCan('email_marketing.can_update')}
      />
      <CampaignVersions campaign={record} />
      <RecordTimeline
        route={campaigns.timeline}
        id={record.id}
        fields={HISTORY_FIELDS}
        nested={NESTED}
        hidden={HIDDEN}
      />
    </>
  );
}
