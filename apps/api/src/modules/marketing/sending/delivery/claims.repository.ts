import { sql } from 'kysely';
import { executePrepared } from '../../../../kernel/database/prepared-statement.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';

/** Number of recipients that a worker claims together. */
export const CLAIM_SIZE = 500;

/** Recipient that a worker has taken. */
export interface ClaimedSend {
  readonly id: number;
  readonly domain: string;
  /** Number of tries, this one included. */
  readonly attempts: number;
  /** Index of the subject in an A/B test; null for recipients outside of it. */
  readonly variant: number | null;
}

/** Recipient that is about to be handed to the mail server. */
export interface ReadySend extends ClaimedSend {
  readonly subscriber_id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Takes recipients that are due for a worker, for five minutes. Several workers never take the same one.
 * @param claim - number of the batch, which no other batch has
 * @param blocked - domains of servers that asked to wait
 * @param closed - time zones of recipients in which the send window is closed
 * @param withRest - whether people outside of an A/B test are due, because its winner is chosen
 * @param size - maximum number of recipients
 */
export async function claimSends(
  tx: TenantTx,
  campaignId: number,
  {
    claim,
    blocked,
    closed,
    withRest,
    size,
  }: {
    readonly claim: number;
    readonly blocked: readonly string[];
    readonly closed: readonly string[];
    readonly withRest: boolean;
    readonly size: number;
  },
): Promise<ClaimedSend[]> {
  const isDue = withRest ? sql`(due_at <= now() or due_at = 'infinity')` : sql`due_at <= now()`;
  // Materialised: a plan may run a subquery several times, and each run would lock further rows.
  const { rows } = await sql<ClaimedSend>`
    with due as materialized (
      select id from email_sends
      where campaign_id = ${campaignId} and status in ('pending', 'deferred') and ${isDue}
        and domain <> all(${blocked}::text[]) and timezone <> all(${closed}::text[])
      order by due_at, id limit ${size} for update skip locked
    )
    update email_sends e set status = 'claimed', claim = ${claim}, attempts = e.attempts + 1,
      lease_until = now() + interval '5 minutes'
    from due where e.id = due.id
    returning e.id, e.domain, e.attempts, e.variant`.execute(tx);
  return rows;
}

/**
 * Marks taken recipients as being sent, and returns those that may be. People who have unsubscribed or were blocked in the
 * meantime are left out; a campaign that was paused sends nothing. Marking the same group again gives the same answer.
 * @param listIds - lists of the campaign; empty for all lists
 * @param recipients - number of recipients of the campaign
 */
export async function markDispatching(
  tx: TenantTx,
  campaignId: number,
  {
    claim,
    ids,
    listIds,
    recipients,
  }: {
    readonly claim: number;
    readonly ids: readonly number[];
    readonly listIds: readonly number[];
    readonly recipients: number;
  },
): Promise<ReadySend[]> {
  // Materialised: the index of everything that is taken looks small to the planner, and has hundreds of rows.
  const onList = listIds.length > 0 ? sql`and m.list_id = any(${listIds}::bigint[])` : sql``;
  const name = listIds.length > 0 ? 'mark sends of lists' : 'mark sends';
  const statement = sql<ReadySend & { readonly status: string }>`
    with mine as materialized (
      select id, tenant_id, subscriber_id, status from email_sends
      where id = any(${ids}::bigint[]) and claim = ${claim} for update
    ), checked as (
      select mine.id, s.firstname, s.lastname,
        case
          when s.id is null then 'deleted'
          when s.status = 'suppressed' and s.suppressed_reason <> 'unsubscribe' then 'suppressed'
          when s.status = 'suppressed' or not exists (
            select 1 from list_members m where m.tenant_id = s.tenant_id and m.subscriber_id = s.id
              and m.status = 'subscribed' ${onList}) then 'unsubscribed'
          when s.paused_until > now() then 'paused'
          else ''
        end as reason
      from mine left join subscribers s on s.tenant_id = mine.tenant_id and s.id = mine.subscriber_id
      where mine.status in ('claimed', 'dispatching')
    )
    update email_sends e set
      status = case when checked.reason = '' then 'dispatching' else 'skipped' end,
      reason = checked.reason,
      lease_until = case when checked.reason = '' then now() + interval '5 minutes' end
    from checked
    where e.id = checked.id
      and exists (select 1 from email_campaigns c where c.id = ${campaignId} and c.status = 'sending')
    returning e.id, e.subscriber_id, e.email, e.domain, e.attempts, e.variant, e.status, checked.firstname, checked.lastname`;
  const rows = await executePrepared(tx, { name, rows: recipients }, statement);
  return rows.filter(({ status }) => status === 'dispatching');
}

/** Releases recipients of a batch that were not handed to the server, so that another worker claims them. */
export async function releaseClaim(tx: TenantTx, campaignId: number, claim: number): Promise<void> {
  await tx
    .updateTable('email_sends')
    .set({ status: 'pending', lease_until: null, attempts: sql`attempts - 1` })
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'claimed')
    .where('claim', '=', claim)
    .execute();
}

/**
 * Releases recipients of workers that died. Those that were not handed to a server are sent later; those that were become
 * uncertain, and are not sent a second time.
 */
export async function recoverExpired(tx: TenantTx, campaignId: number): Promise<void> {
  await sql`
    update email_sends set
      status = case when status = 'claimed' then 'pending' else 'uncertain' end,
      attempts = case when status = 'claimed' then attempts - 1 else attempts end,
      reason = case when status = 'claimed' then reason else 'interrupted' end,
      lease_until = null
    where campaign_id = ${campaignId} and status in ('claimed', 'dispatching') and lease_until < now()`.execute(
    tx,
  );
}

/**
 * Returns the time at which the next recipient is due or a lease ends; null when every recipient is settled. People outside of an
 * A/B test are due when it ends, or now that its winner is chosen.
 * @param passed - domains and time zones of recipients that are passed over
 */
export async function findNextDue(
  tx: TenantTx,
  campaignId: number,
  passed: { readonly domains: readonly string[]; readonly zones: readonly string[] } = {
    domains: [],
    zones: [],
  },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(due_at) from email_sends
        where campaign_id = ${campaignId} and status in ('pending', 'deferred') and due_at < 'infinity'
          and domain <> all(${passed.domains}::text[]) and timezone <> all(${passed.zones}::text[])),
      (select min(lease_until) from email_sends where campaign_id = ${campaignId} and status in ('claimed', 'dispatching')),
      (select case when c.ab_winner is null then coalesce(c.rest_at, now()) else now() end
        from email_campaigns c where c.id = ${campaignId} and exists (
          select 1 from email_sends s where s.tenant_id = c.tenant_id and s.campaign_id = c.id
            and s.status in ('pending', 'deferred') and s.due_at = 'infinity'))
    ) as at`.execute(tx);
  return rows[0]?.at ?? null;
}

/** Returns the time zones of recipients who wait for a campaign; '' for that of the tenant. */
export async function findWaitingZones(tx: TenantTx, campaignId: number): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`
    select distinct timezone from email_sends
    where campaign_id = ${campaignId} and status in ('pending', 'deferred')`.execute(tx);
  return rows.map(({ timezone }) => timezone);
}

/**
 * Leaves out recipients of a cancelled campaign that were not sent.
 * @returns whether there may be more
 */
export async function skipRest(tx: TenantTx, campaignId: number): Promise<boolean> {
  const size = 10_000;
  const { numAffectedRows = 0n } = await sql`
    with rest as materialized (
      select id from email_sends where campaign_id = ${campaignId} and status in ('pending', 'deferred')
      limit ${size} for update skip locked
    )
    update email_sends e set status = 'skipped', reason = 'cancelled' from rest where e.id = rest.id`.execute(
    tx,
  );
  return Number(numAffectedRows) === size;
}
