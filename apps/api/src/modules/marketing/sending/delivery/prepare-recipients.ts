import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase, TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { type SubscriberZone, subscriberZone } from '../../newsletter/recipient-zones.ts';
import { abColumns, plannedEnd } from '../ab-test.ts';
import { audienceSql } from '../audience/audience.ts';
import { campaignAudience, findCampaign, type SendingCampaign } from '../campaign-state.ts';
import { getDueTime } from '../local-time/local-times.ts';

/** Number of subscribers that one statement writes, so that none takes long. */
const ROWS_AT_ONCE = 10_000;

/** Columns of a recipient's row that depend on the local time of a campaign, for a query with `zone`. */
interface LocalColumns {
  readonly zone: RawBuilder<string>;
  readonly dueAt: RawBuilder<Date>;
}

/** Returns the time zone of each recipient, and when they are due by it. */
function localColumns(
  campaign: SendingCampaign,
  { zone, names }: Pick<SubscriberZone, 'zone' | 'names'>,
  tenantZone: string,
): LocalColumns {
  const times = names.map((name) => getDueTime(campaign, name || tenantZone).toISOString());
  // A zone that a subscriber got a moment ago counts as that of the tenant.
  return {
    zone,
    dueAt: sql<Date>`coalesce(
      (select known.due from unnest(${names}::text[], ${times}::timestamptz[]) known (name, due) where known.name = zone),
      ${getDueTime(campaign, tenantZone).toISOString()}::timestamptz)`,
  };
}

/** Writes the recipients after the last one that has a row; returns whether there may be more. */
async function writeRows(
  tx: TenantTx,
  campaign: SendingCampaign,
  local: LocalColumns | undefined,
): Promise<boolean> {
  const { selected, reason } = await audienceSql(tx, campaignAudience(campaign));
  const { variant, dueAt } = abColumns(campaign);
  const { numAffectedRows = 0n } = await sql`
    insert into email_sends (
      tenant_id, campaign_id, subscriber_id, email, domain, status, reason, variant, due_at, timezone)
    select tenant_id, ${campaign.id}::bigint, id, email, substring(email from '[^@]*$'),
      case when reason = '' then 'pending' else 'skipped' end, reason, variant, ${local?.dueAt ?? dueAt}, zone
    from (select *, ${variant} as variant from (
      select tenant_id, id, email, ${reason} as reason, ${local?.zone ?? sql`''`} as zone from subscribers
      where id > coalesce((select max(subscriber_id) from email_sends where campaign_id = ${campaign.id}), 0) and ${selected}
      order by id limit ${ROWS_AT_ONCE}
    ) chosen) assigned
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows) === ROWS_AT_ONCE;
}

/**
 * Gives every recipient of a campaign a row, once; those that are left out get one with the reason. It continues where it was
 * interrupted.
 */
export async function prepareRecipients(
  db: TenantDatabase,
  campaign: SendingCampaign,
  signal: AbortSignal,
): Promise<void> {
  const { tenant_id: tenantId, id } = campaign;
  if (campaign.audience_at) return;
  const local =
    campaign.local_time === ''
      ? undefined
      : await db.asTenant(tenantId, async (tx) =>
          localColumns(campaign, await subscriberZone(tx), (await getSettings(tx)).timezone),
        );
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted();
    isMore = await db.asTenant(tenantId, async (tx) => {
      // Two workers that prepare the same campaign take turns.
      const current = await findCampaign(tx, id, { lock: true });
      if (current?.status !== 'sending' || current.audience_at) return false;
      if (await writeRows(tx, current, local)) return true;
      const { timezone } = await getSettings(tx);
      await tx
        .updateTable('email_campaigns')
        .set({
          rest_at: plannedEnd(current, timezone),
          audience_at: new Date(),
          recipients: sql`(select count(*) from email_sends where campaign_id = ${id} and status <> 'skipped')`,
        })
        .where('id', '=', id)
        .execute();
      return false;
    });
  }
}
