import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { EmailToken } from './email-tokens.ts';
import { countLeave, lockSend } from './record-email-event.ts';

/** A list that a reader can choose. */
export interface PreferredList {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly isSubscribed: boolean;
}

/** Choices of a reader. */
export interface Preferences {
  readonly email: string;
  /** True for an address that staff or its mail server have blocked, which the reader cannot change. */
  readonly isBlocked: boolean;
  /** IANA name of the reader's time zone; '' where they have not chosen one. */
  readonly timezone: string;
  readonly lists: readonly PreferredList[];
}

/** Returns the public lists, and the private ones that a subscriber is on. */
async function listsFor(tx: TenantTx, subscriberId: number): Promise<PreferredList[]> {
  const { rows } = await sql<PreferredList>`
    select l.id, l.name, case when l.visibility = 'public' then l.description else '' end as description,
      coalesce(m.status = 'subscribed', false) as "isSubscribed"
    from email_lists l left join list_members m
      on m.tenant_id = l.tenant_id and m.list_id = l.id and m.subscriber_id = ${subscriberId}
    where l.visibility = 'public' or m.status = 'subscribed'
    order by l.name, l.id`.execute(tx);
  return rows;
}

/** Returns the choices of the reader of an email; undefined when the campaign or the subscriber is gone. */
export async function readPreferences(
  tx: TenantTx,
  { sendId }: EmailToken,
): Promise<Preferences | undefined> {
  const found = await tx
    .selectFrom('email_sends')
    .innerJoin('subscribers', (join) =>
      join
        .onRef('subscribers.tenant_id', '=', 'email_sends.tenant_id')
        .onRef('subscribers.id', '=', 'email_sends.subscriber_id'),
    )
    .select([
      'subscribers.id',
      'subscribers.email',
      'subscribers.timezone',
      'subscribers.status',
      'subscribers.suppressed_reason',
    ])
    .where('email_sends.id', '=', sendId)
    .executeTakeFirst();
  if (!found) return undefined;
  return {
    email: found.email,
    timezone: found.timezone,
    isBlocked: found.status === 'suppressed' && found.suppressed_reason !== 'unsubscribe',
    lists: await listsFor(tx, found.id),
  };
}

/** Sets the status of memberships, creates those that are missing, and extends their records of consent. */
async function saveMembers(
  tx: TenantTx,
  tenantId: number,
  subscriberId: number,
  listIds: readonly number[],
  status: 'subscribed' | 'unsubscribed',
): Promise<void> {
  if (listIds.length === 0) return;
  const time = new Date().toISOString();
  const consent = JSON.stringify(status === 'subscribed' ? { chosen_at: time } : { left_at: time });
  await sql`
    insert into list_members (tenant_id, list_id, subscriber_id, status, consent)
    select ${tenantId}::bigint, id, ${subscriberId}::bigint, ${status}, ${consent}::jsonb
    from unnest(${listIds}::bigint[]) id
    on conflict (tenant_id, list_id, subscriber_id) do update
      set status = excluded.status, consent = list_members.consent || excluded.consent, updated_at = now()`.execute(
    tx,
  );
}

/**
 * Subscribes the reader of an email to the chosen lists and ends all others. The link was sent to their address, so no further
 * confirmation is needed. Lists that the reader may not see are ignored.
 * @param timezone - IANA name of the reader's time zone, '' for none; undefined leaves it
 * @returns false when the campaign or the subscriber is gone, and for a blocked address
 */
export async function savePreferences(
  tx: TenantTx,
  tenantId: number,
  token: EmailToken,
  chosen: ReadonlySet<number>,
  timezone?: string | undefined,
): Promise<boolean> {
  const send = await lockSend(tx, token.sendId);
  const found = await readPreferences(tx, token);
  if (!send?.subscriber_id || !found || found.isBlocked) return false;
  const { subscriber_id: subscriberId } = send;
  const pick = (isSubscribed: boolean): number[] =>
    found.lists
      .filter((list) => list.isSubscribed === isSubscribed && chosen.has(list.id) !== isSubscribed)
      .map(({ id }) => id);
  const [joined, left] = [pick(false), pick(true)];
  await saveMembers(tx, tenantId, subscriberId, joined, 'subscribed');
  await saveMembers(tx, tenantId, subscriberId, left, 'unsubscribed');
  if (timezone !== undefined)
    await tx
      .updateTable('subscribers')
      .set({ timezone, updated_at: new Date() })
      .where('id', '=', subscriberId)
      .execute();
  if (joined.length > 0)
    await tx
      .updateTable('subscribers')
      .set({ status: 'enabled', suppressed_reason: '', updated_at: new Date() })
      .where('id', '=', subscriberId)
      .where('status', '=', 'suppressed')
      .execute();
  if (left.length > 0) await countLeave(tx, tenantId, token.sendId, send);
  return true;
}
