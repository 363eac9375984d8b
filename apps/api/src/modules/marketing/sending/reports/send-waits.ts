import type { SendWait } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { type HourLimit, nextHour } from '../../../../kernel/mail/mail-hours.repository.ts';
import type { RateSlots } from '../../../../kernel/mail/mail-rate.ts';

const HOUR = 3_600_000;
/** Time in ms that a mail server needs for the waiting recipients below which nobody is said to wait for its limit. */
const MIN_WAIT = 10_000;
/** Number of recent emails below which their pace means nothing. */
const MIN_RECENT = 10;

/** Limits of the mail server of a campaign. */
export interface ServerLimits {
  /** Hourly limit of the tenant's server; null for a server without one, undefined without a server of the tenant. */
  readonly hour: HourLimit | null | undefined;
  /** Times of the next emails of the installation's server; undefined for no limit. */
  readonly rate: Pick<RateSlots, 'startsAt' | 'interval'> | undefined;
}

/** Recipients of a campaign that can be sent to, and the pace of its emails. */
interface DueCounts {
  /** Number of recipients who are due and whom no worker has taken. */
  readonly due: number;
  /** Number of recipients whom a worker has taken. */
  readonly taken: number;
  /** Number of recipients whom the mail server asked to try again later. */
  readonly later: number;
  readonly later_until: Date | null;
  /** Number of emails of the last minute, and milliseconds since the first of them. */
  readonly recent: number;
  readonly recent_time: number;
}

async function countDue(tx: TenantTx, campaignId: number): Promise<DueCounts | undefined> {
  const { rows } = await sql<DueCounts>`
    select
      count(*) filter (where status in ('pending', 'deferred') and due_at <= now())::int as due,
      count(*) filter (where status in ('claimed', 'dispatching'))::int as taken,
      count(*) filter (where status = 'deferred' and due_at > now())::int as later,
      max(due_at) filter (where status = 'deferred' and due_at > now()) as later_until,
      count(*) filter (where sent_at > now() - interval '1 minute')::int as recent,
      coalesce(extract(epoch from now() - min(sent_at) filter (where sent_at > now() - interval '1 minute')), 0)::float8
        * 1000 as recent_time
    from email_sends where campaign_id = ${campaignId}`.execute(tx);
  return rows[0];
}

/**
 * Returns the recipients who wait for the rate of the installation's server. Campaigns of other tenants share the rate: where this
 * one has sent fewer emails in the last minute, it is expected to go on at this pace.
 */
function waitForRate(
  { startsAt, interval }: NonNullable<ServerLimits['rate']>,
  { due, taken, recent, recent_time }: DueCounts,
  now: Date,
): SendWait | undefined {
  // Recipients that workers have taken have times before the next one.
  const byRate = Math.max(startsAt, now.getTime()) + due * interval;
  const pace = recent >= MIN_RECENT ? recent_time / recent : 0;
  const until = new Date(Math.max(byRate, now.getTime() + due * pace));
  if (due === 0 || byRate - now.getTime() < MIN_WAIT) return undefined;
  return { reason: 'limit', recipients: due + taken, until: until.toISOString() };
}

/** Returns the recipients for whom the hourly limit of the tenant's server has no room in this hour. */
function waitForHour(
  { limit, room }: HourLimit,
  { due }: DueCounts,
  now: Date,
): SendWait | undefined {
  const recipients = due - room;
  if (recipients <= 0) return undefined;
  const hours = Math.ceil(recipients / limit) - 1;
  const until = new Date(nextHour(now).getTime() + hours * HOUR);
  return { reason: 'limit', recipients, until: until.toISOString() };
}

/**
 * Returns the recipients of a campaign that is being sent who wait for the mail server.
 * @param isOpen - false while the send window is closed or no recipient is due, so that nobody waits for a limit
 */
export async function readWaits(
  tx: TenantTx,
  campaignId: number,
  { hour, rate }: ServerLimits,
  isOpen: boolean,
): Promise<SendWait[]> {
  const counts = await countDue(tx, campaignId);
  if (!counts) return [];
  const now = new Date();
  const waits: SendWait[] = [];
  const limited =
    (hour && waitForHour(hour, counts, now)) ??
    // The rate is that of the installation's server.
    (hour === undefined && rate ? waitForRate(rate, counts, now) : undefined);
  if (limited && isOpen) waits.push(limited);
  const { later, later_until: until } = counts;
  if (until) waits.push({ reason: 'later', recipients: later, until: until.toISOString() });
  return waits;
}
