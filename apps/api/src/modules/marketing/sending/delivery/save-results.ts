import { sql } from 'kysely';
import { executePrepared } from '../../../../kernel/database/prepared-statement.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { MailOutcome } from '../../../../kernel/mail/mail-outcome.ts';
import type { ReadySend } from './claims.repository.ts';
import { nextTry } from './domain-backoff.ts';

/** A recipient with what the mail server said. */
export interface SendResult {
  readonly send: ReadySend;
  readonly outcome: MailOutcome;
}

/** Columns of a row after a result. */
interface NewState {
  readonly id: number;
  readonly status: 'sent' | 'pending' | 'deferred' | 'failed' | 'uncertain';
  readonly reason: string;
  readonly error: string;
  /** Milliseconds from now. */
  readonly wait: number;
}

/** Pause in ms before another try when the mail server could not be reached. */
const UNREACHABLE_PAUSE = 30_000;

function getState({ send: { id, attempts }, outcome }: SendResult): NewState {
  if (outcome.kind === 'sent') return { id, status: 'sent', reason: '', error: '', wait: 0 };
  const { kind, reason: error } = outcome;
  const state = { id, error, wait: 0 };
  switch (kind) {
    case 'refused':
      return { ...state, status: 'failed', reason: 'bounced' };
    case 'rejected':
      return { ...state, status: 'failed', reason: 'rejected' };
    case 'unknown':
      return { ...state, status: 'uncertain', reason: 'interrupted' };
    case 'unreachable':
      return { ...state, status: 'pending', reason: '', wait: UNREACHABLE_PAUSE };
    case 'later': {
      const wait = nextTry(attempts);
      return wait === undefined
        ? { ...state, status: 'failed', reason: 'gave_up' }
        : { ...state, status: 'deferred', reason: 'later', wait };
    }
  }
}

/**
 * Saves what the server said about some recipients, with the counts of the day. Saving the same results again changes nothing.
 * A mailbox that does not exist is never written to again.
 */
export async function saveResults(
  tx: TenantTx,
  {
    tenantId,
    campaignId,
    claim,
    day,
    recipients,
  }: {
    readonly tenantId: number;
    readonly campaignId: number;
    readonly claim: number;
    /** Day of the tenant, such as `2026-03-01`. */
    readonly day: string;
    /** Number of recipients of the campaign. */
    readonly recipients: number;
  },
  results: readonly SendResult[],
): Promise<void> {
  if (results.length === 0) return;
  const states = results.map(getState);
  const column = <Key extends keyof NewState>(key: Key): NewState[Key][] =>
    states.map((state) => state[key]);
  const statement = sql`
    with changed as (
      update email_sends e set status = n.status, lease_until = null,
        -- The email may have been returned before its group was saved.
        reason = case when e.bounce = '' then n.reason else e.reason end,
        error = case when e.bounce = '' then n.error else e.error end,
        due_at = now() + n.wait * interval '1 millisecond',
        attempts = case when n.status = 'pending' then e.attempts - 1 else e.attempts end,
        sent_at = case when n.status = 'sent' then now() else e.sent_at end
      from unnest(${column('id')}::bigint[], ${column('status')}::text[], ${column('reason')}::text[],
        ${column('error')}::text[], ${column('wait')}::float8[]) n (id, status, reason, error, wait)
      where e.id = n.id and e.claim = ${claim} and e.status in ('dispatching', 'uncertain')
      returning e.subscriber_id, e.status, e.reason
    ), blocked as (
      update subscribers set status = 'suppressed', suppressed_reason = 'hard_bounce', updated_at = now()
      where status = 'enabled' and id in (select subscriber_id from changed where reason = 'bounced')
    )
    insert into email_stats (tenant_id, campaign_id, day, sent, failed, bounces)
    select ${tenantId}::bigint, ${campaignId}::bigint, ${day}::date,
      count(*) filter (where status = 'sent'), count(*) filter (where status = 'failed'),
      count(*) filter (where reason = 'bounced')
    from changed having count(*) filter (where status in ('sent', 'failed')) > 0
    on conflict (tenant_id, campaign_id, day) do update set
      sent = email_stats.sent + excluded.sent, failed = email_stats.failed + excluded.failed,
      bounces = email_stats.bounces + excluded.bounces`;
  await executePrepared(tx, { name: 'save sends', rows: recipients }, statement);
}
