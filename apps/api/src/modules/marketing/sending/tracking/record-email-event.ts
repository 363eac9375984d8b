import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import type { EmailToken } from './email-tokens.ts';
import { isAutomated } from './is-automated.ts';

/** Recipient of an event, locked. */
export interface EventSend {
  readonly campaign_id: number;
  readonly subscriber_id: number | null;
  readonly sent_at: Date | null;
  readonly opened_at: Date | null;
  readonly clicked_at: Date | null;
  readonly clicked_links: readonly number[];
  readonly unsubscribed_at: Date | null;
}

/** Counts of `email_stats` that events add to. */
type Counts = Partial<
  Record<
    | 'sent'
    | 'returned'
    | 'soft_bounces'
    | 'complaints'
    | 'opens'
    | 'unique_opens'
    | 'bot_opens'
    | 'clicks'
    | 'unique_clicks'
    | 'bot_clicks'
    | 'unsubscribes',
    number
  >
>;

/** Returns the locked recipient row of an event; undefined when its campaign was deleted for good. */
export async function lockSend(tx: TenantTx, id: number): Promise<EventSend | undefined> {
  return tx
    .selectFrom('email_sends')
    .select([
      'campaign_id',
      'subscriber_id',
      'sent_at',
      'opened_at',
      'clicked_at',
      'clicked_links',
      'unsubscribed_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds to the counts of a campaign on the tenant's day. */
export async function addCounts(
  tx: TenantTx,
  tenantId: number,
  campaignId: number,
  counts: Counts,
): Promise<void> {
  const { timezone } = await getSettings(tx);
  const names = Object.keys(counts) as (keyof Counts)[];
  await tx
    .insertInto('email_stats')
    .values({
      tenant_id: tenantId,
      campaign_id: campaignId,
      day: dayIn(timezone, new Date()),
      ...counts,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'campaign_id', 'day'])
        .doUpdateSet(
          Object.fromEntries(
            names.map((name) => [
              name,
              sql`${sql.ref(`email_stats.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
            ]),
          ),
        ),
    )
    .execute();
}

/** Counts that an email was opened; the first time by a person makes it an opened one. */
export async function recordOpen(
  tx: TenantTx,
  tenantId: number,
  { sendId }: EmailToken,
  userAgent: string,
): Promise<void> {
  const send = await lockSend(tx, sendId);
  if (!send) return;
  if (isAutomated(userAgent, send.sent_at))
    return addCounts(tx, tenantId, send.campaign_id, { bot_opens: 1 });
  const isFirst = send.opened_at === null;
  if (isFirst)
    await tx
      .updateTable('email_sends')
      .set({ opened_at: new Date() })
      .where('id', '=', sendId)
      .execute();
  await addCounts(tx, tenantId, send.campaign_id, { opens: 1, unique_opens: isFirst ? 1 : 0 });
}

/**
 * Counts a click. Who clicks has opened the email, even where pictures are off.
 * @returns URL that the link leads to; undefined for a deleted link
 */
export async function recordClick(
  tx: TenantTx,
  tenantId: number,
  { sendId, position }: EmailToken,
  userAgent: string,
): Promise<string | undefined> {
  const send = await lockSend(tx, sendId);
  if (!send) return undefined;
  const { campaign_id: campaignId } = send;
  const isBot = isAutomated(userAgent, send.sent_at);
  const isNewLink = !isBot && !send.clicked_links.includes(position);
  const link = await tx
    .updateTable('email_links')
    .set((row) =>
      isBot
        ? { bot_clicks: row('bot_clicks', '+', 1) }
        : {
            clicks: row('clicks', '+', 1),
            unique_clicks: row('unique_clicks', '+', isNewLink ? 1 : 0),
          },
    )
    .where('campaign_id', '=', campaignId)
    .where('position', '=', position)
    .returning('url')
    .executeTakeFirst();
  if (!link) return undefined;
  if (isBot) {
    await addCounts(tx, tenantId, campaignId, { bot_clicks: 1 });
    return link.url;
  }
  const now = new Date();
  if (isNewLink)
    await tx
      .updateTable('email_sends')
      .set({
        clicked_at: send.clicked_at ?? now,
        opened_at: send.opened_at ?? now,
        clicked_links: [...send.clicked_links, position],
      })
      .where('id', '=', sendId)
      .execute();
  await addCounts(tx, tenantId, campaignId, {
    clicks: 1,
    unique_clicks: send.clicked_at === null ? 1 : 0,
    ...(send.opened_at === null && { opens: 1, unique_opens: 1 }),
  });
  return link.url;
}

/**
 * Ends the subscription by which a recipient got a campaign: that to its lists, or to all lists for a campaign to everyone.
 * Repeating it changes nothing.
 * @returns false when the campaign or the subscriber is gone
 */
export async function recordLeave(
  tx: TenantTx,
  tenantId: number,
  { sendId }: EmailToken,
): Promise<boolean> {
  const send = await lockSend(tx, sendId);
  if (!send?.subscriber_id) return false;
  const { list_ids: listIds } = await tx
    .selectFrom('email_campaigns')
    .select('list_ids')
    .where('id', '=', send.campaign_id)
    .executeTakeFirstOrThrow();
  const consent = JSON.stringify({ left_at: new Date().toISOString() });
  await tx
    .updateTable('list_members')
    .set({
      status: 'unsubscribed',
      consent: sql`list_members.consent || ${consent}::jsonb`,
      updated_at: new Date(),
    })
    .where('subscriber_id', '=', send.subscriber_id)
    .where('status', '!=', 'unsubscribed')
    .$if(listIds.length > 0, (query) => query.where('list_id', 'in', listIds))
    .execute();
  await countLeave(tx, tenantId, sendId, send);
  return true;
}

/** Counts, once for each recipient, that a campaign made them end a subscription. */
export async function countLeave(
  tx: TenantTx,
  tenantId: number,
  sendId: number,
  { campaign_id: campaignId, unsubscribed_at: before }: EventSend,
): Promise<void> {
  if (before) return;
  await tx
    .updateTable('email_sends')
    .set({ unsubscribed_at: new Date() })
    .where('id', '=', sendId)
    .execute();
  await addCounts(tx, tenantId, campaignId, { unsubscribes: 1 });
}
