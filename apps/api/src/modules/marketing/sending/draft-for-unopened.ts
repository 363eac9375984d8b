import type { Campaign } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';
import { duplicateCampaign } from '../campaigns/duplicate-campaign.ts';
import { findCampaign } from './campaign-state.ts';

/** Maximum length of a campaign's name in characters. */
const LONGEST_NAME = 200;

/**
 * Drafts a copy of a sent campaign for its recipients who did not open it. Who they are is decided when the copy is sent.
 * @throws `not_found`; `not_now` before the campaign is sent, and where opens were not counted
 */
export async function draftForUnopened(write: TenantWrite, id: number): Promise<Campaign> {
  await getEntity(write, campaignEntity, id);
  const source = await findCampaign(write.tx, id);
  if (!source) throw appError('not_found');
  if (source.status !== 'sent')
    throw appError('not_now', { message: 'Wait until this campaign has been sent' });
  if (!source.track_opens)
    throw appError('not_now', {
      message: 'Opens of this campaign were not counted, so it is not known who did not open it',
    });
  const draft = await duplicateCampaign(write, id, `Again: ${source.name}`.slice(0, LONGEST_NAME));
  // Its recipients are chosen from those of the sent campaign, who matched its filters at that time.
  await write.tx
    .updateTable('email_campaigns')
    .set({ resend_of: id, filters: null, segment_id: null, ab_test: null })
    .where('id', '=', draft.id)
    .execute();
  return (await getEntity(write, campaignEntity, draft.id)) as Campaign;
}
