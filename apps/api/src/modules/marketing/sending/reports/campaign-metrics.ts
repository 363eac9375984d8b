import type { CampaignMetrics, SendStatus } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { nextHour, readHourLimit } from '../../../../kernel/mail/mail-hours.repository.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { readAbResult } from '../ab-test.ts';
import { findCampaign, type SendingCampaign } from '../campaign-state.ts';
import { findNextDue, findWaitingZones } from '../delivery/claims.repository.ts';
import { findClosedZones } from '../local-time/local-times.ts';
import { readWaves } from '../local-time/send-waves.ts';
import { nextOpening } from '../send-window.ts';
import { emailRates, statsByDay, sumStats } from './email-figures.ts';
import { readWaits, type ServerLimits } from './send-waits.ts';

/** Maximum number of links and of domains of a report. */
const MAX_ROWS = 20;

/** Counts recipients by status, and by reason where they were left out. */
async function countRecipients(tx: TenantTx, campaignId: number) {
  const { rows } = await sql<{ status: SendStatus; reason: string; n: number }>`
    select status, case when status = 'skipped' then reason else '' end as reason, count(*)::int as n
    from email_sends where campaign_id = ${campaignId} group by 1, 2`.execute(tx);
  const count = (...statuses: SendStatus[]): number =>
    rows.reduce((sum, { status, n }) => (statuses.includes(status) ? sum + n : sum), 0);
  return {
    recipients: {
      total: rows.reduce((sum, { n }) => sum + n, 0),
      waiting: count('pending', 'claimed', 'dispatching', 'deferred'),
      sent: count('sent'),
      failed: count('failed'),
      skipped: count('skipped'),
      uncertain: count('uncertain'),
    },
    excluded: rows
      .filter(({ status }) => status === 'skipped')
      .map(({ reason, n }) => ({ reason, count: n }))
      .sort((a, b) => b.count - a.count),
  };
}

/** Days after a click in which an order counts for the campaign. */
const REVENUE_DAYS = 7;

/** Sums the orders that people placed within some days of a click, by currency. */
async function readRevenue(tx: TenantTx, campaignId: number): Promise<CampaignMetrics['revenue']> {
  const { rows } = await sql<CampaignMetrics['revenue'][number]>`
    select o.currency, count(distinct o.id)::int as orders, sum(o.paid - o.refunded)::text as amount
    from email_sends e join orders o on o.tenant_id = e.tenant_id and o.email_key = e.email
    where e.campaign_id = ${campaignId} and e.clicked_at is not null
      and o.created_at between e.clicked_at and e.clicked_at + ${REVENUE_DAYS} * interval '1 day'
      and o.cancelled_at is null and o.deleted_at is null
    group by o.currency order by count(*) desc, o.currency`.execute(tx);
  return rows;
}

/** Returns the instant at which the send window of a campaign opens or its next wave begins; undefined when it can go on now. */
async function findOpening(
  tx: TenantTx,
  campaign: SendingCampaign,
  now: Date,
): Promise<Date | undefined> {
  const { timezone } = await getSettings(tx);
  if (campaign.local_time === '')
    return campaign.send_window ? nextOpening(campaign.send_window, timezone, now) : undefined;
  const waiting = await findWaitingZones(tx, campaign.id);
  const { zones, opensAt } = findClosedZones(campaign, waiting, timezone, now);
  const due = await findNextDue(tx, campaign.id, { domains: [], zones });
  const next = due && (!opensAt || due < opensAt) ? due : opensAt;
  return next && next > now ? next : undefined;
}

/**
 * Returns the recipients who wait for the mail server of a campaign that is being sent, and the instant at which it continues, when
 * its send window is closed, its next wave is not due, or the mail server takes no more emails in this hour.
 */
async function readProgress(
  tx: TenantTx,
  campaign: SendingCampaign | undefined,
  rate: ServerLimits['rate'],
): Promise<Pick<CampaignMetrics, 'continuesAt' | 'waits'>> {
  if (campaign?.status !== 'sending') return { continuesAt: null, waits: [] };
  const now = new Date();
  const opening = await findOpening(tx, campaign, now);
  const hour = await readHourLimit(tx);
  const next = opening ?? (hour?.room === 0 ? nextHour(now) : undefined);
  return {
    continuesAt: next?.toISOString() ?? null,
    waits: await readWaits(tx, campaign.id, { hour, rate }, opening === undefined),
  };
}

/** Counts the people who opened or clicked by their device. */
async function countDevices(tx: TenantTx, campaignId: number): Promise<CampaignMetrics['devices']> {
  const { rows } = await sql<CampaignMetrics['devices'][number]>`
    select device, count(opened_at)::int as opens, count(clicked_at)::int as clicks
    from email_sends where campaign_id = ${campaignId} and opened_at is not null
    group by device order by count(*) desc, device`.execute(tx);
  return rows;
}

/**
 * Reads the figures of a campaign.
 * @param rate - times of the next emails of the installation's server; undefined for no limit
 */
export async function campaignMetrics(
  tx: TenantTx,
  campaignId: number,
  rate: ServerLimits['rate'],
): Promise<CampaignMetrics> {
  const campaign = await findCampaign(tx, campaignId);
  const ofCampaign = sql`email_stats.campaign_id = ${campaignId}`;
  const totals = await sumStats(tx, ofCampaign);
  const links = await tx
    .selectFrom('email_links')
    .select(['url', 'clicks', 'unique_clicks as uniqueClicks'])
    .where('campaign_id', '=', campaignId)
    .orderBy('clicks', 'desc')
    .orderBy('position')
    .limit(MAX_ROWS)
    .execute();
  const domains = await sql<CampaignMetrics['domains'][number]>`
    select domain, count(*) filter (where status = 'sent')::int as sent, count(opened_at)::int as opens,
      count(*) filter (where status = 'failed')::int as failed
    from email_sends where campaign_id = ${campaignId} and status in ('sent', 'failed') and domain <> ''
    group by domain order by count(*) desc, domain limit ${MAX_ROWS}`.execute(tx);
  return {
    totals,
    rates: emailRates(totals),
    ...(await countRecipients(tx, campaignId)),
    series: await statsByDay(tx, ofCampaign),
    links,
    domains: domains.rows,
    devices: await countDevices(tx, campaignId),
    ...(await readProgress(tx, campaign, rate)),
    waves: campaign ? await readWaves(tx, campaign) : [],
    abTest: await readAbResult(tx, campaignId),
    revenue: await readRevenue(tx, campaignId),
  };
}
