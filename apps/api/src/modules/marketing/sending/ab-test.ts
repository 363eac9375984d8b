import type { AbMetric, AbResult, AbTest } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findCampaign, type SendingCampaign, setCampaignState } from './campaign-state.ts';
import { nextOpening } from './send-window.ts';

/** Figures of one subject. */
type Variant = AbResult['variants'][number];

/** Standard deviations of a difference that chance explains in less than 5 % of tests. */
const SURE = 1.96;

/** Returns the number of people who get each subject. */
export function testSize({ testPercent, subjects }: AbTest, recipients: number): number {
  const count = subjects.length + 1;
  const people = Math.max(count, Math.ceil((recipients * testPercent) / 100));
  return Math.floor(Math.min(people, recipients) / count);
}

const HOUR = 3_600_000;

/** Returns the time at which an A/B test ends if nothing delays it; null without one. */
export function plannedEnd(
  { ab_test: test, send_window: window, started_at }: SendingCampaign,
  timezone: string,
): Date | null {
  if (!test || !started_at) return null;
  const begins = (window && nextOpening(window, timezone, started_at)) ?? started_at;
  return new Date(begins.getTime() + test.hours * HOUR);
}

/**
 * Returns the columns of a recipient's row that depend on the A/B test, for a query with `id` and `reason` of each: who takes part
 * is drawn by the ids, and people outside of the test are due at infinity, until the winner is chosen.
 */
export function abColumns({ ab_test: test, id }: SendingCampaign): {
  readonly variant: RawBuilder<number | null>;
  readonly dueAt: RawBuilder<Date>;
} {
  if (!test) return { variant: sql`null::smallint`, dueAt: sql`now()` };
  const subjects = test.subjects.length + 1;
  const place = sql`row_number() over (partition by reason = '' order by hashint8extended(id, ${id}::bigint), id)`;
  const all = sql`count(*) over (partition by reason = '')`;
  return {
    variant: sql`case when reason = '' and ${place} <= greatest(${subjects}::bigint, ceil(${all} * ${test.testPercent}::numeric / 100))
      then ((${place} - 1) % ${subjects}::bigint)::smallint end`,
    dueAt: sql`case when reason = '' and variant is null then 'infinity'::timestamptz else now() end`,
  };
}

/** Counts what became of the emails with each subject of a test. */
async function countVariants(tx: TenantTx, campaign: SendingCampaign): Promise<Variant[]> {
  const { rows } = await sql<Omit<Variant, 'subject'> & { readonly variant: number }>`
    select variant, count(*)::int as sent, count(opened_at)::int as opens, count(clicked_at)::int as clicks
    from email_sends where campaign_id = ${campaign.id} and variant is not null and status = 'sent'
    group by variant`.execute(tx);
  return [campaign.subject, ...(campaign.ab_test?.subjects ?? [])].map((subject, at) => {
    const { sent = 0, opens = 0, clicks = 0 } = rows.find(({ variant }) => variant === at) ?? {};
    return { subject, sent, opens, clicks };
  });
}

const getRate = (variant: Variant, metric: AbMetric): number =>
  variant.sent > 0 ? variant[metric] / variant.sent : 0;

/** Returns the index of the best subject; of equal ones the first. */
export function pickWinner(variants: readonly Variant[], metric: AbMetric): number {
  const rates = variants.map((variant) => getRate(variant, metric));
  return rates.indexOf(Math.max(...rates));
}

/** Returns the index of the only subject that is better than all others; null while there is none. */
function findLeader(variants: readonly Variant[], metric: AbMetric): number | null {
  const best = pickWinner(variants, metric);
  const rates = variants.map((variant) => getRate(variant, metric));
  return rates.filter((rate) => rate === rates[best]).length === 1 ? best : null;
}

/** Returns true when the best subject leads the second by more than chance explains, with 95 % confidence. */
export function isLeadSure(variants: readonly Variant[], metric: AbMetric): boolean {
  const [best, second] = variants.toSorted((a, b) => getRate(b, metric) - getRate(a, metric));
  if (!best?.sent || !second?.sent) return false;
  const pooled = (best[metric] + second[metric]) / (best.sent + second.sent);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / best.sent + 1 / second.sent));
  return deviation > 0 && (getRate(best, metric) - getRate(second, metric)) / deviation >= SURE;
}

/** Returns the instant at which a test ends: some hours after its last email. While some are waiting, it counts from now. */
async function findEnd(tx: TenantTx, { id, ab_test }: SendingCampaign): Promise<number> {
  const { rows } = await sql<{ readonly waiting: number; readonly last: Date | null }>`
    select count(*) filter (where status in ('pending', 'claimed', 'dispatching'))::int as waiting, max(sent_at) as last
    from email_sends where campaign_id = ${id} and variant is not null`.execute(tx);
  const { waiting = 0, last = null } = rows[0] ?? {};
  const hours = (ab_test?.hours ?? 0) * HOUR;
  if (waiting > 0) return Date.now() + hours;
  // Without any email that was sent, there is nothing to wait for.
  return last === null ? 0 : last.getTime() + hours;
}

/**
 * Returns the index of the subject that people outside of an A/B test get. The first call after the end of the test chooses it, and
 * tells the author. Undefined before the end, which is later than planned after a pause.
 */
export async function findWinner(tx: TenantTx, campaignId: number): Promise<number | undefined> {
  const seen = await findCampaign(tx, campaignId);
  if (!seen?.ab_test) return 0;
  if (seen.ab_winner !== null) return seen.ab_winner;
  if (seen.rest_at && seen.rest_at.getTime() > Date.now()) return undefined;
  const campaign = await findCampaign(tx, campaignId, { lock: true });
  if (!campaign?.ab_test) return 0;
  if (campaign.ab_winner !== null) return campaign.ab_winner;
  const end = await findEnd(tx, campaign);
  if (end > Date.now()) {
    await tx
      .updateTable('email_campaigns')
      .set({ rest_at: new Date(end) })
      .where('id', '=', campaignId)
      .execute();
    return undefined;
  }
  const variants = await countVariants(tx, campaign);
  const winner = pickWinner(variants, campaign.ab_test.metric);
  const message = `“${campaign.name}”: the subject “${variants[winner]?.subject}” won, and is sent to everybody else`;
  await setCampaignState(tx, campaign, {
    status: campaign.status,
    ab_winner: winner,
    told: { message: message.slice(0, 500), variant: 'success' },
  });
  return winner;
}

/** Reads the figures of the A/B test of a campaign; null without one. */
export async function readAbResult(tx: TenantTx, campaignId: number): Promise<AbResult | null> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign?.ab_test) return null;
  const variants = await countVariants(tx, campaign);
  const { waiting } = await tx
    .selectFrom('email_sends')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('campaign_id', '=', campaignId)
    .where('variant', 'is', null)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const { metric } = campaign.ab_test;
  return {
    variants,
    metric,
    winner: campaign.ab_winner,
    leader: findLeader(variants, metric),
    waiting: Number(waiting),
    decidesAt: Number(waiting) > 0 ? (campaign.rest_at?.toISOString() ?? null) : null,
    isSure: isLeadSure(variants, metric),
  };
}
