import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { EmailTokens } from '../tracking/email-tokens.ts';
import { addCounts, recordLeave } from '../tracking/record-email-event.ts';
import type { DeliveryEvent } from './delivery-event.ts';

/** Signed token of a campaign's Message-ID, which starts with the number of the campaign. */
const REFERENCE = /\bc\d{1,15}\.s([0-9a-z]{1,11}\.[0-9a-z]{1,4}\.[\w-]{22})/;

/** Days in which an event without a known reference is taken for the last email to its address. */
const RECENT_DAYS = 7;

/** Returned emails within some days after which an address gets no campaign for a while. */
const SOFT_LIMIT = { emails: 3, days: 14, pauseDays: 30 } as const;

/** Maximum number of characters of a reason that is stored. */
const MAX_REASON = 300;

/** Statuses of emails that their provider may know of: a server can report on an email before its group is saved as sent. */
const SENT: ReadonlySet<string> = new Set(['sent', 'uncertain', 'dispatching']);

/** Recipient that an event is about, locked. */
interface EventTarget {
  readonly id: number;
  readonly campaign_id: number;
  readonly subscriber_id: number | null;
  readonly status: string;
  readonly bounce: string;
  readonly complained_at: Date | null;
}

/** Returns the recipient of an email by its signed reference, else for a trusted event the last one that was sent to its address. */
async function findTarget(
  tx: TenantTx,
  tenantId: number,
  tokens: EmailTokens,
  { reference, email }: DeliveryEvent,
  isTrusted: boolean,
): Promise<EventTarget | undefined> {
  const token = tokens.read(tenantId, 'message', REFERENCE.exec(reference)?.[1] ?? '');
  const columns = [
    'email_sends.id',
    'email_sends.campaign_id',
    'email_sends.subscriber_id',
    'email_sends.status',
    'email_sends.bounce',
    'email_sends.complained_at',
  ] as const;
  if (token)
    return tx
      .selectFrom('email_sends')
      .select(columns)
      .where('id', '=', token.sendId)
      .forUpdate()
      .executeTakeFirst();
  if (!isTrusted) return undefined;
  return tx
    .selectFrom('email_sends')
    .innerJoin('subscribers', 'subscribers.id', 'email_sends.subscriber_id')
    .select(columns)
    .where('subscribers.email', '=', email.toLowerCase())
    .where('email_sends.status', '=', 'sent')
    .where('email_sends.sent_at', '>', sql<Date>`now() - ${RECENT_DAYS} * interval '1 day'`)
    .orderBy('email_sends.sent_at', 'desc')
    .limit(1)
    .forUpdate('email_sends')
    .executeTakeFirst();
}

/** Blocks an address for good; people who complained stay blocked for that reason. */
async function suppress(
  tx: TenantTx,
  target: EventTarget | undefined,
  email: string,
  reason: 'hard_bounce' | 'complaint',
): Promise<void> {
  const query = tx
    .updateTable('subscribers')
    .set({ status: 'suppressed', suppressed_reason: reason, updated_at: new Date() })
    .where((row) =>
      reason === 'complaint'
        ? row('suppressed_reason', 'is distinct from', 'complaint')
        : row('status', '=', 'enabled'),
    );
  await (target?.subscriber_id
    ? query.where('id', '=', target.subscriber_id)
    : query.where('email', '=', email.toLowerCase())
  ).execute();
}

/** Pauses an address after several returned emails. */
async function pauseIfRepeated(tx: TenantTx, subscriberId: number): Promise<void> {
  await sql`
    update subscribers set paused_until = now() + ${SOFT_LIMIT.pauseDays} * interval '1 day'
    where id = ${subscriberId} and ${SOFT_LIMIT.emails} <= (
      select count(*) from email_sends e
      where e.subscriber_id = ${subscriberId} and e.bounce = 'soft'
        and e.bounced_at > now() - ${SOFT_LIMIT.days} * interval '1 day')`.execute(tx);
}

/** Marks an email of unknown outcome as sent, since its provider reports on it. */
async function confirmSent(tx: TenantTx, tenantId: number, target: EventTarget): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('email_sends')
    .set({ status: 'sent', reason: '', error: '', sent_at: new Date() })
    .where('id', '=', target.id)
    .where('status', '=', 'uncertain')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await addCounts(tx, tenantId, target.campaign_id, { sent: 1 });
}

async function applyBounce(
  tx: TenantTx,
  tenantId: number,
  target: EventTarget | undefined,
  { kind, email, reason }: DeliveryEvent,
): Promise<void> {
  const isHard = kind === 'hard';
  // A mailbox that does not exist outweighs a full one, and neither is counted twice. What was never sent cannot be returned.
  const isNews =
    target &&
    SENT.has(target.status) &&
    (target.bounce === '' || (isHard && target.bounce === 'soft'));
  if (isNews) {
    await tx
      .updateTable('email_sends')
      .set({
        bounce: isHard ? 'hard' : 'soft',
        bounced_at: new Date(),
        reason: isHard ? 'returned' : 'returned_soft',
        error: reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, MAX_REASON),
      })
      .where('id', '=', target.id)
      .execute();
    await addCounts(
      tx,
      tenantId,
      target.campaign_id,
      isHard
        ? { returned: 1, soft_bounces: target.bounce === 'soft' ? -1 : 0 }
        : { soft_bounces: 1 },
    );
    if (!isHard && target.subscriber_id) await pauseIfRepeated(tx, target.subscriber_id);
  }
  if (isHard) await suppress(tx, target, email, 'hard_bounce');
}

async function applyComplaint(
  tx: TenantTx,
  tenantId: number,
  target: EventTarget | undefined,
  { email }: DeliveryEvent,
): Promise<void> {
  if (target && target.complained_at === null) {
    await tx
      .updateTable('email_sends')
      .set({ complained_at: new Date() })
      .where('id', '=', target.id)
      .execute();
    await addCounts(tx, tenantId, target.campaign_id, { complaints: 1 });
  }
  await suppress(tx, target, email, 'complaint');
}

/**
 * Applies an event of an email to its recipient, subscriber and counts. One that was applied before changes nothing.
 * @param isTrusted - true for an event of the provider, which then blocks its address even if it belongs to no known email. Anyone
 *   can write to a mailbox: only the signed reference counts there
 */
export async function applyDeliveryEvent(
  tx: TenantTx,
  tenantId: number,
  tokens: EmailTokens,
  event: DeliveryEvent,
  { isTrusted }: { readonly isTrusted: boolean },
): Promise<void> {
  const target = await findTarget(tx, tenantId, tokens, event, isTrusted);
  if (!isTrusted && !target?.subscriber_id) return;
  if (target) await confirmSent(tx, tenantId, target);
  if (event.kind === 'hard' || event.kind === 'soft')
    await applyBounce(tx, tenantId, target, event);
  else if (event.kind === 'complaint') await applyComplaint(tx, tenantId, target, event);
  else if (event.kind === 'left' && target)
    await recordLeave(tx, tenantId, { sendId: target.id, position: 0 });
}
