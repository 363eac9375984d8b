import type { CampaignRecord } from '../../../kernel/database/records.ts';
import type { RevisionedEntity } from '../../../kernel/entities/revisions.ts';

/** Saved states of email campaigns. */
export const CAMPAIGN_REVISIONS: RevisionedEntity<
  Pick<CampaignRecord, 'name' | 'subject' | 'preheader' | 'content'>
> = {
  of: 'email_campaigns',
  table: 'email_campaign_revisions',
  owner: 'campaign_id',
  called: 'name',
  kept: ['name', 'subject', 'preheader', 'content'],
};
