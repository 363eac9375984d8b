import type { EmailDevice } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import type { EmailToken } from './email-tokens.ts';
import {
  addRecentClick,
  hashAgent,
  identifyReader,
  isBeingScanned,
  isBurst,
  type RecentClick,
  readDevice,
} from './identify-reader.ts';

/** Recipient of an event, locked. */
export interface EventSend {
  readonly campaign_id: number;
  readonly subscriber_id: number | null;
  readonly status: string;
  readonly sent_at: Date | null;
  readonly opened_at: Date | null;
  readonly clicked_at: Date | null;
  readonly clicked_links: readonly number[];
  readonly device: '' | EmailDevice;
  readonly recent_clicks: readonly RecentClick[];
  readonly scanned_at: Date | null;
  readonly scanned_by: string;
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
    | 'proxy_opens'
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
      'status',
      'sent_at',
      'opened_at',
      'clicked_at',
      'clicked_links',
      'device',
      'recent_clicks',
      'scanned_at',
      'scanned_by',
      'unsubscribed_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Statuses of an email that is being handed over: it is saved as sent with its whole group. */
const LEAVING: ReadonlySet<string> = new Set(['pending', 'claimed', 'dispatching']);

/** Returns the time at which an email was sent: now, while it is being handed over; null when that is unknown. */
function getSentAt({ status, sent_at }: EventSend, now: Date): Date | null {
  return sent_at ?? (LEAVING.has(status) ? now : null);
}

/** Adds to the counts of a campaign on the tenant's day of a time, by default today. */
export async function addCounts(
  tx: TenantTx,
  tenantId: number,
  campaignId: number,
  counts: Counts,
  at = new Date(),
): Promise<void> {
  const { timezone } = await getSettings(tx);
  const names = Object.keys(counts) as (keyof Counts)[];
  await tx
    .insertInto('email_stats')
    .values({
      tenant_id: tenantId,
      campaign_id: campaignId,
      day: dayIn(timezone, at),
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

/** A request for a picture or a link of an email. */
export interface EmailRequest {
  /** '' for a program that does not say what it is. */
  readonly userAgent: string;
  readonly now: Date;
}

/** Counts that an email was opened; the first time by a person makes it an opened one. */
export async function recordOpen(
  tx: TenantTx,
  tenantId: number,
  { sendId }: Pick<EmailToken, 'sendId'>,
  { userAgent, now }: EmailRequest,
): Promise<void> {
  const send = await lockSend(tx, sendId);
  if (!send) return;
  const count = (counts: Counts) => addCounts(tx, tenantId, send.campaign_id, counts, now);
  const sentAt = getSentAt(send, now);
  const reader = identifyReader({ act: 'open', userAgent, sentAt, now });
  if (reader === 'program' || isBeingScanned(send, hashAgent(userAgent), now))
    return count({ bot_opens: 1 });
  if (reader === 'privacy-proxy') return count({ proxy_opens: 1 });
  const isFirst = send.opened_at === null;
  if (isFirst)
    await tx
      .updateTable('email_sends')
      .set({ opened_at: now, device: readDevice(userAgent) })
      .where('id', '=', sendId)
      .execute();
  await count({ opens: 1, unique_opens: isFirst ? 1 : 0 });
}

/** Counts a click of a program on a link. Returns the URL; undefined for a deleted link. */
async function countProgram(
  tx: TenantTx,
  campaignId: number,
  position: number,
): Promise<string | undefined> {
  const link = await tx
    .updateTable('email_links')
    .set((row) => ({ bot_clicks: row('bot_clicks', '+', 1) }))
    .where('campaign_id', '=', campaignId)
    .where('position', '=', position)
    .returning('url')
    .executeTakeFirst();
  return link?.url;
}

/** Makes recent clicks those of a program, which followed several links faster than a person. */
async function uncountClicks(
  tx: TenantTx,
  tenantId: number,
  sendId: number,
  send: EventSend,
  clicks: readonly RecentClick[],
): Promise<void> {
  const { campaign_id: campaignId, clicked_at: clickedAt } = send;
  if (clicks.length === 0) return;
  const links = clicks.flatMap(([link, , , isNew]) => (isNew ? [link] : []));
  const rest = send.clicked_links.filter((link) => !links.includes(link));
  // Who had clicked or opened the email before was a reader all the same.
  const isUnclicked = rest.length === 0;
  const isUnopened = isUnclicked && send.opened_at?.getTime() === clickedAt?.getTime();
  for (const [link, , , isNew] of clicks)
    await tx
      .updateTable('email_links')
      .set((row) => ({
        clicks: row('clicks', '-', 1),
        unique_clicks: row('unique_clicks', '-', isNew ? 1 : 0),
        bot_clicks: row('bot_clicks', '+', 1),
      }))
      .where('campaign_id', '=', campaignId)
      .where('position', '=', link)
      .execute();
  await tx
    .updateTable('email_sends')
    .set({
      clicked_links: rest,
      ...(isUnclicked && { clicked_at: null }),
      ...(isUnopened && { opened_at: null, device: '' }),
    })
    .where('id', '=', sendId)
    .execute();
  const [, at = Date.now()] = clicks[0] ?? [];
  await addCounts(
    tx,
    tenantId,
    campaignId,
    {
      clicks: -clicks.length,
      bot_clicks: clicks.length,
      ...(isUnclicked && { unique_clicks: -1 }),
      ...(isUnopened && { opens: -1, unique_opens: -1 }),
    },
    new Date(at),
  );
}

/**
 * Counts a click. Who clicks has opened the email, even where pictures are off.
 * @returns URL that the link leads to; undefined for a deleted link
 */
export async function recordClick(
  tx: TenantTx,
  tenantId: number,
  { sendId, position }: Pick<EmailToken, 'sendId' | 'position'>,
  { userAgent, now }: EmailRequest,
): Promise<string | undefined> {
  const send = await lockSend(tx, sendId);
  if (!send) return undefined;
  const { campaign_id: campaignId } = send;
  const isNewLink = !send.clicked_links.includes(position);
  const reader = identifyReader({ act: 'click', userAgent, sentAt: getSentAt(send, now), now });
  const agent = hashAgent(userAgent);
  const recent = addRecentClick(send.recent_clicks, [position, now.getTime(), agent, isNewLink]);
  const isScan = isBeingScanned(send, agent, now);
  const isFollowed = !isScan && isBurst(recent, send.opened_at);
  if (reader !== 'person' || isFollowed || isScan) {
    const url = await countProgram(tx, campaignId, position);
    if (!url) return undefined;
    if (isFollowed) {
      // The last one was not counted.
      await uncountClicks(tx, tenantId, sendId, send, recent.slice(0, -1));
      await tx
        .updateTable('email_sends')
        .set({ recent_clicks: '[]', scanned_at: now, scanned_by: agent })
        .where('id', '=', sendId)
        .execute();
    }
    await addCounts(tx, tenantId, campaignId, { bot_clicks: 1 }, now);
    return url;
  }
  const link = await tx
    .updateTable('email_links')
    .set((row) => ({
      clicks: row('clicks', '+', 1),
      unique_clicks: row('unique_clicks', '+', isNewLink ? 1 : 0),
    }))
    .where('campaign_id', '=', campaignId)
    .where('position', '=', position)
    .returning('url')
    .executeTakeFirst();
  if (!link) return undefined;
  await tx
    .updateTable('email_sends')
    .set({
      recent_clicks: JSON.stringify(recent),
      ...(isNewLink && {
        clicked_at: send.clicked_at ?? now,
        opened_at: send.opened_at ?? now,
        clicked_links: [...send.clicked_links, position],
        // A browser says more about the device than a proxy that loads pictures.
        device: readDevice(userAgent) || send.device,
      }),
    })
    .where('id', '=', sendId)
    .execute();
  await addCounts(
    tx,
    tenantId,
    campaignId,
    {
      clicks: 1,
      unique_clicks: send.clicked_at === null ? 1 : 0,
      ...(send.opened_at === null && { opens: 1, unique_opens: 1 }),
    },
    now,
  );
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
