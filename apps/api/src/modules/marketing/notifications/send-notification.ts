import {
  type EmailDetails,
  getSampleDetails,
  getSampleValues,
  mergeEmail,
  mergeLine,
} from '@org/blocks/email';
import type { EmailNotification, NotificationSend } from '@org/schema/entities';
import { givenEmail, NOTIFICATION_EVENTS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { compileCampaign } from '../campaigns/compile-campaign.ts';
import { type ProductTools, readEmailProducts } from '../campaigns/email-products.ts';
import { type EventFacts, readFacts } from './event-facts.ts';
import { getNotification } from './notifications.service.ts';

/** Dependencies of sending. */
export interface NotificationTools extends ProductTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  /** Returns the URL of a tenant's site, with a trailing slash, within a transaction of the tenant. */
  readonly getSiteWithin: (tx: TenantTx, tenantId: number) => Promise<string>;
  readonly adminOrigin: string;
}

/** Label of the button that opens the record of a notification. */
const OPEN = 'Open it';
/** Text of a notification that is sent about no record. */
const SAMPLE_LINE = 'This is an example without a record.';

/** Returns what a notification is about: its record, or a sample. */
export function getDetails(
  notification: Pick<EmailNotification, 'event' | 'audience'>,
  facts: EventFacts | undefined,
  { title, adminOrigin }: { readonly title: string; readonly adminOrigin: string },
): EmailDetails {
  const isForCustomer = notification.audience === 'customer';
  if (!facts)
    return notification.audience === 'team'
      ? { title, paragraphs: [SAMPLE_LINE], rows: [] }
      : getSampleDetails(notification);
  const { subject, lines, path } = facts;
  return {
    title: subject,
    paragraphs: lines,
    rows: [],
    ...(!isForCustomer && { button: { label: OPEN, href: `${adminOrigin}/admin/${path}` } }),
  };
}

/** Makes the email of a notification about a record, or about none. */
async function compose(
  tools: NotificationTools,
  tx: TenantTx,
  tenantId: number,
  notification: EmailNotification,
  facts: EventFacts | undefined,
): Promise<(to: string) => MailContent> {
  const { getSiteWithin, adminOrigin } = tools;
  const settings = await getSettings(tx);
  const sender = settings.company_name;
  const label = NOTIFICATION_EVENTS.find(({ key }) => key === notification.event)?.label ?? '';
  const subject = notification.subject || facts?.subject || notification.name;
  const { lines, values } = facts ?? { lines: [], values: getSampleValues(notification) };
  const details = getDetails(notification, facts, { title: label, adminOrigin });
  const fields = { company_name: sender, ...values, title: details.title };
  if (notification.content === null) {
    const mail = renderMail({
      subject: mergeLine(subject, fields),
      sender,
      title: label,
      paragraphs: [...lines],
      ...(facts && { button: { label: OPEN, href: `${adminOrigin}/admin/${facts.path}` } }),
      note: `The notification “${notification.name}” of ${sender} sends this.`,
    });
    return () => mail;
  }
  const site = await getSiteWithin(tx, tenantId);
  const email = await compileCampaign(
    { subject, preheader: '', content: notification.content },
    settings,
    site,
    (ids) => readEmailProducts(tools, tx, ids, settings),
    details,
  );
  return (to) =>
    mergeEmail(email, {
      fields: { ...fields, email: to },
      unsubscribeUrl: site,
    });
}

/** Queues the emails of a notification in a transaction, and counts them. */
async function queue(
  tools: NotificationTools,
  tx: TenantTx,
  tenantId: number,
  {
    notification,
    facts,
    to,
    userId,
  }: {
    readonly notification: EmailNotification;
    readonly facts: EventFacts | undefined;
    readonly to: readonly string[];
    readonly userId: number | null;
  },
): Promise<void> {
  const getContent = await compose(tools, tx, tenantId, notification, facts);
  await tools.db.platformWithin(tx, 'send mail', async (platform) => {
    for (const address of to)
      await tools.mailQueue.add(platform, {
        tenantId,
        via: 'tenant',
        kind: 'notification',
        to: address,
        userId,
        content: getContent(address),
      });
  });
  await tx
    .updateTable('email_notifications')
    .set((row) => ({ sent: row('sent', '+', to.length), last_sent_at: new Date() }))
    .where('id', '=', notification.id)
    .execute();
}

/**
 * Sends a notification now, to its addresses or to others, about a record or about none.
 * @returns number of emails
 * @throws `not_found`; `validation_failed` on `to` or `entity`; `rate_limited`
 */
export async function sendNotification(
  tools: NotificationTools,
  write: TenantWrite,
  { notificationId, to, entity }: NotificationSend,
): Promise<number> {
  const { tx, tenantId, actor } = write;
  const notification = await getNotification(tx, notificationId);
  const addresses = [...new Set((to ?? notification.emails).map(givenEmail))];
  if (addresses.length === 0)
    throw appError('validation_failed', { formErrors: { to: 'Enter an email address' } });
  const expected = NOTIFICATION_EVENTS.find(({ key }) => key === notification.event)?.entity;
  if (entity && entity.type !== expected)
    throw appError('validation_failed', {
      formErrors: { entity: `This notification is about records of the type ${expected}` },
    });
  const facts =
    entity && (await readFacts(tx, notification.event, entity.id, { isHappening: false }));
  if (entity && !facts)
    throw appError('validation_failed', { formErrors: { entity: 'This record does not exist' } });
  await queue(tools, tx, tenantId, {
    notification,
    facts: facts ?? undefined,
    to: addresses,
    userId: actor.person.id,
  });
  return addresses.length;
}

/** Sends a notification about the record of an event, once: the run is marked in the transaction that queues its emails. */
export async function sendRun(
  tools: NotificationTools,
  { tenantId, payload: { runId } }: TenantJobWork<{ runId: number }>,
): Promise<void> {
  await tools.db.asTenant(tenantId, async (tx) => {
    const run = await tx
      .updateTable('email_notification_runs')
      .set({ sent_at: new Date() })
      .where('id', '=', runId)
      .where('sent_at', 'is', null)
      .returning(['notification_id', 'record_id'])
      .executeTakeFirst();
    if (!run) return;
    const notification = await getNotification(tx, run.notification_id);
    if (!notification.enabled || notification.emails.length === 0) return;
    const facts = await readFacts(tx, notification.event, run.record_id, { isHappening: true });
    if (!facts) return;
    await queue(tools, tx, tenantId, {
      notification,
      facts,
      to: notification.emails.map(({ email }) => email),
      userId: null,
    });
  });
}
