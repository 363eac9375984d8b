import type { CampaignStatus } from '@org/schema/entities';
import type { CampaignRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import type { Audience } from './audience/audience.ts';

/** Columns of a campaign that sending reads. */
export type SendingCampaign = Omit<CampaignRecord, 'content'>;

/** Columns that a change of state sets besides the status. */
type StateColumns = Partial<
  Pick<
    CampaignRecord,
    | 'pause_reason'
    | 'sent_at'
    | 'started_at'
    | 'scheduled_at'
    | 'local_time'
    | 'audience_at'
    | 'recipients'
    | 'ab_winner'
  >
>;

/** Returns the choice of recipients of a campaign. */
export function campaignAudience(
  campaign: Pick<
    CampaignRecord,
    'list_ids' | 'exclude_list_ids' | 'filters' | 'segment_id' | 'resend_of'
  >,
): Audience {
  const { list_ids, exclude_list_ids, filters, segment_id, resend_of } = campaign;
  return {
    listIds: list_ids,
    excludeListIds: exclude_list_ids,
    filters,
    segmentId: segment_id,
    unopenedCampaignId: resend_of,
  };
}

/** Returns a campaign that is not in the trash, locked on request. */
export async function findCampaign(
  tx: TenantTx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CampaignRecord | undefined> {
  const query = tx
    .selectFrom('email_campaigns')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * Changes the state of a locked campaign without a user, such as when its last email is sent, and tells open screens and its
 * author.
 */
export async function setCampaignState(
  tx: TenantTx,
  { tenant_id: tenantId, id, author_id: userId }: SendingCampaign,
  {
    status,
    told,
    ...columns
  }: StateColumns & {
    readonly status: CampaignStatus;
    /** Message for the author. */
    readonly told?: { readonly message: string; readonly variant: 'success' | 'danger' };
  },
): Promise<void> {
  const { version } = await tx
    .updateTable('email_campaigns')
    .set((row) => ({ status, ...columns, version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await announceChange(
    { tx, tenantId, actorId: null },
    { entity: 'campaign', action: 'updated', version },
    [id],
  );
  if (told && userId !== null) await publishEvent(tx, tenantId, 'new_toast', told, { userId });
}
