import {
  type EmailDetails,
  getSampleDetails,
  getSampleValues,
  mergeEmail,
  mergeLine,
} from '@org/blocks/email';
import type { EmailNotification, NotificationSend, Settings } from '@org/schema/entities';
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

/** Runs work in a transaction of the notification's tenant. */
type InTx = <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;

/** A notification with what its email is made from. */
interface NotificationSource {
  readonly notification: EmailNotification;
  readonly facts: EventFacts | undefined;
  readonly settings: Settings;
  /** URL of the tenant's site, with a trailing slash. */
  readonly site: string;
}

/** A notification with its composed email. */
interface ComposedNotification {
  readonly notification: EmailNotification;
  readonly getContent: (to: string) => MailContent;
}

/** Reads what the email of a notification is made from. */
async function readSource(
  { getSiteWithin }: NotificationTools,
  tx: TenantTx,
  tenantId: number,
  about: Pick<NotificationSource, 'notification' | 'facts'>,
): Promise<NotificationSource> {
  const settings = await getSettings(tx);
  return { ...about, settings, site: await getSiteWithin(tx, tenantId) };
}

/** Makes the email of a notification about a record, or about none, outside of transactions: a design is compiled in a thread. */
async function compose(
  tools: NotificationTools,
  inTx: InTx,
  { notification, facts, settings, site }: NotificationSource,
): Promise<ComposedNotification> {
  const { adminOrigin } = tools;
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
    return { notification, getContent: () => mail };
  }
  const email = await compileCampaign(
    { subject, preheader: '', content: notification.content },
    settings,
    site,
    (ids) => inTx((tx) => readEmailProducts(tools, tx, ids, settings)),
    details,
  );
  return {
    notification,
    getContent: (to) =>
      mergeEmail(email, { fields: { ...fields, email: to }, unsubscribeUrl: site }),
  };
}

/** Queues the emails of a notification in a transaction, and counts them. */
async function queue(
  tools: NotificationTools,
  tx: TenantTx,
  tenantId: number,
  {
    composed: { notification, getContent },
    to,
    userId,
  }: {
    readonly composed: ComposedNotification;
    readonly to: readonly string[];
    readonly userId: number | null;
  },
): Promise<void> {
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

/** A notification that is about to be sent, with its addresses. */
export interface PreparedNotification {
  readonly composed: ComposedNotification;
  readonly addresses: readonly string[];
}

/**
 * Composes a notification for its addresses or for others, about a record or about none, outside of transactions.
 * @throws `not_found`; `validation_failed` on `to` or `entity`
 */
export async function prepareNotification(
  tools: NotificationTools,
  inWrite: <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>,
  { notificationId, to, entity }: NotificationSend,
): Promise<PreparedNotification> {
  const { source, addresses } = await inWrite(async ({ tx, tenantId }) => {
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
    const about = { notification, facts: facts ?? undefined };
    return { source: await readSource(tools, tx, tenantId, about), addresses };
  });
  const inTx: InTx = (work) => inWrite(({ tx }) => work(tx));
  return { composed: await compose(tools, inTx, source), addresses };
}

/**
 * Sends a composed notification now.
 * @returns number of emails
 * @throws `not_found`; `conflict` when the notification has changed since it was composed; `rate_limited`
 */
export async function sendNotification(
  tools: NotificationTools,
  { tx, tenantId, actor }: TenantWrite,
  { composed, addresses }: PreparedNotification,
): Promise<number> {
  const current = await getNotification(tx, composed.notification.id);
  if (current.version !== composed.notification.version) throw appError('conflict', { current });
  await queue(tools, tx, tenantId, { composed, to: addresses, userId: actor.person.id });
  return addresses.length;
}

/** Reads a run that was not sent yet; undefined where there is nothing to send. */
async function readRun(
  tools: NotificationTools,
  tx: TenantTx,
  tenantId: number,
  runId: number,
): Promise<NotificationSource | undefined> {
  const run = await tx
    .selectFrom('email_notification_runs')
    .select(['notification_id', 'record_id'])
    .where('id', '=', runId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!run) return undefined;
  const notification = await getNotification(tx, run.notification_id);
  const isOn = notification.enabled && notification.emails.length > 0;
  const facts =
    isOn && (await readFacts(tx, notification.event, run.record_id, { isHappening: true }));
  return facts ? readSource(tools, tx, tenantId, { notification, facts }) : undefined;
}

/**
 * Sends a notification about the record of an event, once: the run is marked in the transaction that queues its emails. One that has
 * nothing to send is marked too.
 */
export async function sendRun(
  tools: NotificationTools,
  { tenantId, payload: { runId } }: TenantJobWork<{ runId: number }>,
): Promise<void> {
  const inTx: InTx = (work) => tools.db.asTenant(tenantId, work);
  const source = await inTx((tx) => readRun(tools, tx, tenantId, runId));
  const composed = source && (await compose(tools, inTx, source));
  await inTx(async (tx) => {
    const run = await tx
      .updateTable('email_notification_runs')
      .set({ sent_at: new Date() })
      .where('id', '=', runId)
      .where('sent_at', 'is', null)
      .returning('notification_id')
      .executeTakeFirst();
    if (!run || !composed) return;
    const current = await getNotification(tx, run.notification_id);
    // It was changed while it was composed: the repeat of this job sends what is saved now.
    if (current.version !== composed.notification.version)
      throw new Error('The notification has changed');
    await queue(tools, tx, tenantId, {
      composed,
      to: current.emails.map(({ email }) => email),
      userId: null,
    });
  });
}
