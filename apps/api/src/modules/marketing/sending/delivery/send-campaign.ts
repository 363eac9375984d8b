import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@org/schema/errors';
import type { Encryption } from '../../../../kernel/crypto/encryption.ts';
import type { TenantDatabase, TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { TenantJobWork } from '../../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../../kernel/jobs/send-job.ts';
import { nextHour, returnShare, takeShare } from '../../../../kernel/mail/mail-hours.repository.ts';
import type { MailPool } from '../../../../kernel/mail/mail-pool.ts';
import type { MailRateLimit, RateSlots } from '../../../../kernel/mail/mail-rate.ts';
import { findMailServer } from '../../../../kernel/mail/mail-servers.repository.ts';
import type { Mailer } from '../../../../kernel/mail/mailer.ts';
import { dayIn } from '../../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { findWinner } from '../ab-test.ts';
import { findWebhooks } from '../bounces/bounce-providers.ts';
import { findBounceSettings } from '../bounces/bounce-settings.service.ts';
import { findCampaign, type SendingCampaign, setCampaignState } from '../campaign-state.ts';
import { type ClosedZones, findClosedZones } from '../local-time/local-times.ts';
import { nextOpening } from '../send-window.ts';
import { sendCampaignJob } from '../sending.jobs.ts';
import type { EmailTokens } from '../tracking/email-tokens.ts';
import {
  CLAIM_SIZE,
  type ClaimedSend,
  claimSends,
  findNextDue,
  findWaitingZones,
  recoverExpired,
  releaseClaim,
  skipRest,
} from './claims.repository.ts';
import { deliverBatch } from './deliver-batch.ts';
import { type DomainBackoff, domainBackoff } from './domain-backoff.ts';
import { personaliser } from './personalise.ts';
import { prepareRecipients } from './prepare-recipients.ts';
import { sendGuard } from './send-guard.ts';

/** Dependencies of sending. */
export interface SendCampaignTools {
  readonly db: TenantDatabase;
  readonly send: SendJob;
  readonly mailer: Mailer;
  /** Limit of the installation's mail server. @default none */
  readonly mailRate?: MailRateLimit | undefined;
  /** Mailbox of returned emails of the installation's server. @default none */
  readonly bounceAddress?: string | undefined;
  /** Encryption of the passwords of mail servers. */
  readonly seal: Encryption;
  /** Address that the installation's mails come from. */
  readonly mailFrom: string;
  readonly tokens: EmailTokens;
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** Time in ms after which a job hands over to a new one, well before a job's limit. */
const SLICE = 10 * 60_000;

/** Pauses in ms after a mail server could not be reached, one for each time in a row; then the campaign pauses. */
const UNREACHABLE_PAUSES = [30_000, 120_000, 600_000, 1_800_000];

/** Highest number of a batch. */
const MAX_CLAIM = 2 ** 47;

/** Puts the next job of a campaign into the queue. */
async function ring(
  { send }: SendCampaignTools,
  tx: TenantTx,
  { tenant_id: tenantId, id }: SendingCampaign,
  {
    startAfter,
    unreachable = 0,
  }: { readonly startAfter?: Date; readonly unreachable?: number } = {},
): Promise<void> {
  // A job that waits for a later time must not swallow one that a person asks for now.
  const key = startAfter ? `campaign ${id} ${startAfter.getTime()}` : `campaign ${id}`;
  await send(tx, sendCampaignJob, { campaignId: id, unreachable }, { tenantId, key, startAfter });
}

/** Reads everything that each email of a campaign has. */
async function openCampaign(tools: SendCampaignTools, campaign: SendingCampaign) {
  const { db, seal, mailFrom, mailer, mailRate, bounceAddress = '', tokens, getSite } = tools;
  const { tenant_id: tenantId, id } = campaign;
  const site = await getSite(tenantId);
  const { snapshot, links, own, settings, bounces } = await db.asTenant(tenantId, async (tx) => ({
    snapshot: await tx
      .selectFrom('email_snapshots')
      .select(['subject', 'html', 'body'])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow(),
    links: await tx
      .selectFrom('email_links')
      .select('url')
      .where('campaign_id', '=', id)
      .orderBy('position')
      .execute(),
    own: await findMailServer(tx, seal),
    settings: await getSettings(tx),
    bounces: await findBounceSettings(tx),
  }));
  const from = own?.from ?? { name: '', address: mailFrom };
  const pool = await mailer.openPool(own?.server);
  const compose = personaliser(
    {
      tenantId,
      campaignId: id,
      snapshot: { subject: snapshot.subject, html: snapshot.html, text: snapshot.body },
      otherSubjects: campaign.ab_test?.subjects,
      links: links.map(({ url }) => url),
      from: { ...from, name: campaign.from_name || from.name || settings.company_name },
      replyTo: campaign.reply_to || (own?.replyTo ?? ''),
      companyName: settings.company_name,
      trackOpens: campaign.track_opens,
      trackClicks: campaign.track_clicks,
      site,
      // Servers of the installation only take its own addresses.
      bounceAddress: own ? (bounces?.address ?? '') : bounceAddress,
      hasSharedMailbox: !own && bounceAddress !== '',
      providerHeaders: findWebhooks(bounces?.provider)?.headers,
    },
    tokens,
  );
  return {
    pool,
    compose,
    timezone: settings.timezone,
    hourlyLimit: own?.hourlyLimit ?? null,
    rate: own ? undefined : mailRate,
  };
}

/** Recipients that a job has passed over, and the time at which the next of them can get an email. */
interface PassedOver {
  /** Domains of servers that asked to wait. */
  readonly domains: readonly string[];
  /** Time zones in which the send window is closed. */
  readonly zones: readonly string[];
  readonly opensAt: Date | undefined;
}

/** Returns the time at which a campaign continues; null when every recipient is settled. */
async function findNextTime(
  tx: TenantTx,
  campaignId: number,
  { opensAt, passed }: Pick<SendingEnd, 'opensAt' | 'passed'>,
): Promise<Date | null> {
  const due = await findNextDue(tx, campaignId);
  if (!due) return null;
  if (opensAt) return due < opensAt ? opensAt : due;
  if (!passed?.opensAt) return due;
  const others = await findNextDue(tx, campaignId, passed);
  return others && others < passed.opensAt ? others : passed.opensAt;
}

/** Ends a campaign when all recipients are settled, or queues a job for the time at which it continues. */
async function finish(
  tools: SendCampaignTools,
  campaign: SendingCampaign,
  end: Pick<SendingEnd, 'opensAt' | 'passed'>,
): Promise<void> {
  await tools.db.asTenant(campaign.tenant_id, async (tx) => {
    const current = await findCampaign(tx, campaign.id, { lock: true });
    if (current?.status !== 'sending') return;
    const startAfter = await findNextTime(tx, campaign.id, end);
    if (startAfter) return ring(tools, tx, campaign, { startAfter });
    // An email of an automation is sent to one person after another while the automation is active.
    if (current.automation_id !== null) return;
    const { n } = await tx
      .selectFrom('email_sends')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('campaign_id', '=', campaign.id)
      .where('status', '=', 'sent')
      .executeTakeFirstOrThrow();
    await setCampaignState(tx, current, {
      status: 'sent',
      sent_at: new Date(),
      told: { message: `“${current.name}” was sent to ${n} people`, variant: 'success' },
    });
  });
}

/** Pauses a campaign that must not go on, and tells its author. */
async function pauseFor(
  { db }: SendCampaignTools,
  { tenant_id: tenantId, id }: SendingCampaign,
  reason: string,
): Promise<void> {
  await db.asTenant(tenantId, async (tx) => {
    const current = await findCampaign(tx, id, { lock: true });
    if (current?.status !== 'sending') return;
    await setCampaignState(tx, current, {
      status: 'paused',
      pause_reason: reason.slice(0, 500),
      told: { message: `“${current.name}” is paused. ${reason}`.slice(0, 500), variant: 'danger' },
    });
  });
}

/** Claims recipients within the hourly limit of the tenant's mail server. Returns 'full' when the hour has no room. */
async function claimWithin(
  tx: TenantTx,
  { id, tenant_id: tenantId }: SendingCampaign,
  limit: number | null,
  options: Parameters<typeof claimSends>[2],
): Promise<ClaimedSend[] | 'full'> {
  if (limit === null) return claimSends(tx, id, options);
  const share = await takeShare(tx, tenantId, limit, options.size);
  if (share.count === 0) return 'full';
  const batch = await claimSends(tx, id, { ...options, size: share.count });
  await returnShare(tx, { ...share, count: share.count - batch.length });
  return batch;
}

/** Outcome of sending batches. */
interface SendingEnd {
  readonly end: 'done' | 'time' | 'unreachable' | 'problem';
  readonly reason?: string;
  /** Time before which nothing is sent: the send window is closed, or the mail server takes no more. */
  readonly opensAt?: Date | undefined;
  readonly passed?: PassedOver;
}

/** Returns a function that waits for the reserved times of emails. */
function paceBy(
  slots: RateSlots | undefined,
  signal: AbortSignal,
): ((count: number) => Promise<void>) | undefined {
  if (!slots) return undefined;
  let used = 0;
  return async (count) => {
    used += count;
    const wait = slots.startsAt + (used - 1) * slots.interval - Date.now();
    // Recipients that are left when the worker is stopped are released with the batch.
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
  };
}

/** Returns the recipients that are passed over because of their domain or their time zone. */
function passedOver(backoff: DomainBackoff, closed: ClosedZones): PassedOver {
  const times = [backoff.nextOpen(), closed.opensAt].flatMap((at) => at?.getTime() ?? []);
  return {
    domains: backoff.blocked(),
    zones: closed.zones,
    opensAt: times.length > 0 ? new Date(Math.min(...times)) : undefined,
  };
}

/** Sends batches until nothing is due, the time is over, or the campaign must stop. Returns how it ended. */
async function sendBatches(
  tools: SendCampaignTools,
  campaign: SendingCampaign,
  pool: MailPool,
  { compose, timezone, hourlyLimit, rate }: Awaited<ReturnType<typeof openCampaign>>,
  signal: AbortSignal,
): Promise<SendingEnd> {
  const { db } = tools;
  const { tenant_id: tenantId, id, list_ids: listIds } = campaign;
  const inTx = <Value>(work: (tx: TenantTx) => Promise<Value>) => db.asTenant(tenantId, work);
  const backoff = domainBackoff();
  const guard = sendGuard(id);
  const began = Date.now();
  const isLocal = campaign.local_time !== '';
  // The campaign was read before its recipients had rows.
  const recipients = (await inTx((tx) => findCampaign(tx, id)))?.recipients ?? 0;
  const zones = isLocal && campaign.send_window ? await inTx((tx) => findWaitingZones(tx, id)) : [];
  /** Undefined before the end of an A/B test. */
  let winner = campaign.ab_test ? undefined : 0;
  for (;;) {
    signal.throwIfAborted();
    if (Date.now() - began > SLICE) return { end: 'time' };
    const now = new Date();
    const opening =
      campaign.send_window && !isLocal
        ? nextOpening(campaign.send_window, timezone, now)
        : undefined;
    if (opening) return { end: 'done', opensAt: opening };
    const closed = findClosedZones(campaign, zones, timezone, now);
    const slots = await rate?.reserve(CLAIM_SIZE);
    if (slots && 'opensAt' in slots) return { end: 'done', opensAt: slots.opensAt };
    const claim = randomInt(1, MAX_CLAIM);
    const batch = await inTx(async (tx) => {
      await recoverExpired(tx, id);
      winner ??= await findWinner(tx, id);
      const withRest = campaign.ab_test !== null && winner !== undefined;
      return claimWithin(tx, campaign, hourlyLimit, {
        claim,
        blocked: backoff.blocked(),
        closed: closed.zones,
        withRest,
        size: slots?.count ?? CLAIM_SIZE,
      });
    });
    if (slots) await rate?.release(slots, batch.length);
    if (batch === 'full') return { end: 'done', opensAt: nextHour(new Date()) };
    if (batch.length === 0) return { end: 'done', passed: passedOver(backoff, closed) };
    const day = dayIn(timezone, new Date());
    const { unreachable } = await deliverBatch(
      { inTx, pool, compose, backoff, guard, signal, pace: paceBy(slots, signal) },
      { tenantId, campaignId: id, claim, day, listIds, recipients, winner: winner ?? 0 },
      batch,
    );
    await inTx((tx) => releaseClaim(tx, id, claim));
    if (unreachable !== undefined) return { end: 'unreachable', reason: unreachable };
    const problem = await inTx((tx) => guard.problem(tx));
    if (problem !== undefined) return { end: 'problem', reason: problem };
    const current = await inTx((tx) => findCampaign(tx, id));
    if (current?.status === 'cancelled')
      // The job of the cancellation passed over the recipients of this claim.
      while (await inTx((tx) => skipRest(tx, id))) signal.throwIfAborted();
    if (current?.status !== 'sending') return { end: 'done' };
  }
}

/**
 * Sends the emails of a campaign that is being sent. It may be interrupted at any time, and several workers may send the same
 * campaign: each recipient is claimed by one of them. A recipient becomes uncertain when its worker dies during the handover.
 */
export async function sendCampaign(
  tools: SendCampaignTools,
  { tenantId, payload, signal }: TenantJobWork<{ campaignId: number; unreachable: number }>,
): Promise<void> {
  const { db } = tools;
  const campaign = await db.asTenant(tenantId, (tx) => findCampaign(tx, payload.campaignId));
  if (!campaign) return;
  if (campaign.status === 'cancelled') {
    while (await db.asTenant(tenantId, (tx) => skipRest(tx, campaign.id))) signal.throwIfAborted();
    return;
  }
  if (campaign.status !== 'sending') return;
  await prepareRecipients(db, campaign, signal);
  let opened: Awaited<ReturnType<typeof openCampaign>>;
  try {
    opened = await openCampaign(tools, campaign);
  } catch (error) {
    // The tenant's mail server has a host that is not allowed.
    if (error instanceof AppError) return pauseFor(tools, campaign, error.message);
    throw error;
  }
  try {
    const sent = await sendBatches(tools, campaign, opened.pool, opened, signal);
    const { end, reason = '' } = sent;
    if (end === 'done') return await finish(tools, campaign, sent);
    if (end === 'time') return await db.asTenant(tenantId, (tx) => ring(tools, tx, campaign));
    if (end === 'problem') return await pauseFor(tools, campaign, reason);
    const pause = UNREACHABLE_PAUSES[payload.unreachable];
    if (pause === undefined)
      return await pauseFor(
        tools,
        campaign,
        `The mail server could not be reached, ${UNREACHABLE_PAUSES.length + 1} times in a row. ${reason}`,
      );
    const startAfter = new Date(Date.now() + pause);
    const unreachable = payload.unreachable + 1;
    await db.asTenant(tenantId, (tx) => ring(tools, tx, campaign, { startAfter, unreachable }));
  } finally {
    opened.pool.close();
  }
}
