import type { Campaign } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { CampaignRecord } from '../../../kernel/database/records.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';

/**
 * Shows a campaign in the archive of the site or hides it. Unlike the fields of a campaign, this can change after it was sent.
 * @throws `not_found`; `not_now` for an email of an automation
 */
export async function setInArchive(
  write: TenantWrite,
  id: number,
  inArchive: boolean,
): Promise<Campaign> {
  const row = await lockEntity<CampaignRecord>(write, campaignEntity, id, undefined);
  if (row.automation_id !== null)
    throw appError('not_now', {
      message: 'Emails of automations are sent to one person at a time',
    });
  return saveLocked<Campaign>(write, campaignEntity, row, { in_archive: inArchive });
}
