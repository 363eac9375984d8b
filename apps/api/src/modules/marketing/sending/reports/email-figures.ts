import { dayPlus, daysBetween } from '@org/schema';
import type { EmailRates, EmailTotals } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';

/** Sums of `email_stats`, as the database returns them. */
interface StatRow {
  readonly sent: number;
  readonly failed: number;
  readonly bounces: number;
  readonly returned: number;
  readonly soft_bounces: number;
  readonly complaints: number;
  readonly opens: number;
  readonly unique_opens: number;
  readonly bot_opens: number;
  readonly proxy_opens: number;
  readonly clicks: number;
  readonly unique_clicks: number;
  readonly bot_clicks: number;
  readonly unsubscribes: number;
}

const sums = sql.join(
  [
    'sent',
    'failed',
    'bounces',
    'returned',
    'soft_bounces',
    'complaints',
    'opens',
    'unique_opens',
    'bot_opens',
    'proxy_opens',
    'clicks',
    'unique_clicks',
    'bot_clicks',
    'unsubscribes',
  ].map(
    (name) => sql`coalesce(sum(${sql.ref(`email_stats.${name}`)}), 0)::int as ${sql.ref(name)}`,
  ),
);

const toTotals = (row: StatRow): EmailTotals => ({
  sent: row.sent,
  delivered: Math.max(0, row.sent - row.returned - row.soft_bounces),
  failed: row.failed,
  bounces: row.bounces + row.returned,
  softBounces: row.soft_bounces,
  complaints: row.complaints,
  opens: row.opens,
  uniqueOpens: row.unique_opens,
  botOpens: row.bot_opens,
  proxyOpens: row.proxy_opens,
  clicks: row.clicks,
  uniqueClicks: row.unique_clicks,
  botClicks: row.bot_clicks,
  unsubscribes: row.unsubscribes,
});

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.round((part / whole) * 10_000) / 10_000) : 0;

/** Returns the rates of some totals. */
export function emailRates(totals: EmailTotals): EmailRates {
  const { delivered, bounces, softBounces, uniqueOpens, uniqueClicks, unsubscribes, complaints } =
    totals;
  // Some servers refuse an email right away, others return it later: both count as tried.
  const tried = delivered + bounces + softBounces;
  return {
    deliveryRate: share(delivered, tried),
    openRate: share(uniqueOpens, delivered),
    clickRate: share(uniqueClicks, delivered),
    clickToOpenRate: share(uniqueClicks, uniqueOpens),
    bounceRate: share(bounces + softBounces, tried),
    complaintRate: share(complaints, delivered),
    unsubscribeRate: share(unsubscribes, delivered),
  };
}

/** Sums the counts of the rows of `email_stats` that meet a condition. */
export async function sumStats(tx: TenantTx, condition: RawBuilder<unknown>): Promise<EmailTotals> {
  const { rows } = await sql<StatRow>`select ${sums} from email_stats where ${condition}`.execute(
    tx,
  );
  const [row] = rows;
  // A sum without a group always has one row.
  return toTotals(row as StatRow);
}

/** Counts of a day. */
export interface DayFigures {
  readonly date: string;
  readonly sent: number;
  readonly uniqueOpens: number;
  readonly uniqueClicks: number;
  readonly bounces: number;
  readonly unsubscribes: number;
}

/** First and last day, both included. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** Maximum number of days in a series. */
export const MAX_SERIES_DAYS = 3660;

/** Adds the days of a range without figures, so that charts do not draw distant days side by side. */
function withEmptyDays(days: readonly DayFigures[], range: DayRange | undefined): DayFigures[] {
  const startDate = range?.startDate ?? days[0]?.date;
  const endDate = range?.endDate ?? days.at(-1)?.date;
  if (startDate === undefined || endDate === undefined) return [];
  const count = daysBetween(startDate, endDate);
  // A server with a wrong clock has stored days that are centuries apart.
  if (count > MAX_SERIES_DAYS) return [...days];
  const known = new Map(days.map((row) => [row.date, row]));
  return Array.from({ length: count }, (_, at) => {
    const date = dayPlus(startDate, at);
    const none = { date, sent: 0, uniqueOpens: 0, uniqueClicks: 0, bounces: 0, unsubscribes: 0 };
    return known.get(date) ?? none;
  });
}

/**
 * Sums the counts by day of the tenant. Days without any are in between as zeros.
 * @param range - @default from the first to the last day with counts
 */
export async function statsByDay(
  tx: TenantTx,
  condition: RawBuilder<unknown>,
  range?: DayRange,
): Promise<DayFigures[]> {
  const { rows } = await sql<StatRow & { readonly date: string }>`
    select day as date, ${sums} from email_stats where ${condition} group by day order by day`.execute(
    tx,
  );
  const days = rows.map((row) => ({
    date: row.date,
    sent: row.sent,
    uniqueOpens: row.unique_opens,
    uniqueClicks: row.unique_clicks,
    bounces: row.bounces + row.returned + row.soft_bounces,
    unsubscribes: row.unsubscribes,
  }));
  return withEmptyDays(days, range);
}

/** Totals of a campaign in a ranking. */
export interface RankedCampaign {
  readonly id: number;
  readonly name: string;
  readonly sent: number;
  readonly openRate: number;
  readonly clickRate: number;
}

/** Returns the ten campaigns with the most emails that meet a condition. */
export async function topCampaigns(
  tx: TenantTx,
  condition: RawBuilder<unknown>,
): Promise<RankedCampaign[]> {
  const { rows } = await sql<StatRow & { readonly id: number; readonly name: string }>`
    select email_campaigns.id, email_campaigns.name, ${sums}
    from email_stats join email_campaigns
      on email_campaigns.tenant_id = email_stats.tenant_id and email_campaigns.id = email_stats.campaign_id
    where ${condition} and email_campaigns.deleted_at is null
    group by email_campaigns.tenant_id, email_campaigns.id
    order by sum(email_stats.sent) desc, email_campaigns.id desc limit 10`.execute(tx);
  return rows.map((row) => {
    const { openRate, clickRate } = emailRates(toTotals(row));
    return { id: row.id, name: row.name, sent: row.sent, openRate, clickRate };
  });
}
