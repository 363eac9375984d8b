import type { Campaign } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignEntity } from './campaign.entity.ts';
import { PREPARED, type PreparedContent } from './prepare-content.ts';

/** Maximum length of a campaign's name in characters. */
const LONGEST_NAME = 200;

/**
 * Returns the lists of a copy. When each of some lists was deleted, they stay: no list at all would mean the subscribers of every
 * list, and deleted ones have none.
 */
async function copiedLists(tx: TenantTx, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('email_lists').select('id').where('id', 'in', ids).execute();
  return rows.length > 0 ? rows.map(({ id }) => id) : ids;
}

/**
 * Creates a draft with the subject, content and recipients of a campaign; its status and times start over.
 * @throws `not_found`; those of content
 */
export async function duplicateCampaign(
  write: TenantWrite,
  id: number,
  name: string | undefined,
  prepared?: PreparedContent,
): Promise<Campaign> {
  // The entity definition guarantees the type of the record.
  const source = (await getEntity(write, campaignEntity, id)) as Campaign;
  const { subject, preheader, filters, segmentId, content, from_name, reply_to } = source;
  const { track_opens, track_clicks, abTest, sendWindow } = source;
  const copy = (await createEntity(write, campaignEntity, {
    name: name || `Copy of ${source.name}`.slice(0, LONGEST_NAME),
    subject,
    preheader,
    filters,
    segmentId,
    content,
    [PREPARED]: prepared?.given === content ? prepared : undefined,
    from_name,
    reply_to,
    track_opens,
    track_clicks,
    abTest,
    sendWindow,
    listIds: [],
    excludeListIds: [],
  })) as Campaign;
  const { resend_of } = await write.tx
    .selectFrom('email_campaigns')
    .select('resend_of')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await write.tx
    .updateTable('email_campaigns')
    .set({
      list_ids: JSON.stringify(await copiedLists(write.tx, source.listIds)),
      // Deleted ones too: the check says that people are no longer left out.
      exclude_list_ids: JSON.stringify(source.excludeListIds),
      resend_of,
    })
    .where('id', '=', copy.id)
    .execute();
  return (await getEntity(write, campaignEntity, copy.id)) as Campaign;
}
