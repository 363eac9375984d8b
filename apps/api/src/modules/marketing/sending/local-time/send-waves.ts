import type { SendWave } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { subscriberZone } from '../../newsletter/recipient-zones.ts';
import { audienceSql } from '../audience/audience.ts';
import { campaignAudience, type SendingCampaign } from '../campaign-state.ts';
import { getDueTime, type LocalCampaign } from './local-times.ts';

/** Recipients of one time zone; '' for that of the tenant. */
interface ZoneCount {
  readonly zone: string;
  readonly recipients: number;
  readonly waiting: number;
}

/** Groups time zones by the instant at which a campaign is due there. */
export function groupWaves(
  campaign: LocalCampaign,
  counts: readonly ZoneCount[],
  tenantZone: string,
): SendWave[] {
  const largestFirst = counts.toSorted((a, b) => b.recipients - a.recipients);
  const byTime = Map.groupBy(largestFirst, ({ zone }) =>
    getDueTime(campaign, zone || tenantZone).toISOString(),
  );
  return [...byTime]
    .map(([at, rows]) => ({
      at,
      zones: [...new Set(rows.map(({ zone }) => zone || tenantZone))],
      recipients: rows.reduce((sum, { recipients }) => sum + recipients, 0),
      waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    }))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns the waves of a campaign that was not started, by the people who would get it at this moment. */
export async function planWaves(tx: TenantTx, campaign: SendingCampaign): Promise<SendWave[]> {
  const { selected, reason } = await audienceSql(tx, campaignAudience(campaign));
  const { zone } = await subscriberZone(tx);
  const { timezone } = await getSettings(tx);
  const { rows } = await sql<ZoneCount>`
    select zone, count(*)::int as recipients, count(*)::int as waiting
    from (select ${zone} as zone, ${reason} as reason from subscribers where ${selected}) chosen
    where reason = '' group by zone`.execute(tx);
  return groupWaves(campaign, rows, timezone);
}

/** Returns the waves of a campaign that was started; none for a campaign without a local time. */
export async function readWaves(tx: TenantTx, campaign: SendingCampaign): Promise<SendWave[]> {
  if (campaign.local_time === '') return [];
  const { timezone } = await getSettings(tx);
  const { rows } = await sql<ZoneCount>`
    select timezone as zone, count(*)::int as recipients,
      count(*) filter (where status in ('pending', 'claimed', 'dispatching', 'deferred'))::int as waiting
    from email_sends where campaign_id = ${campaign.id} and status <> 'skipped' group by timezone`.execute(
    tx,
  );
  return groupWaves(campaign, rows, timezone);
}
