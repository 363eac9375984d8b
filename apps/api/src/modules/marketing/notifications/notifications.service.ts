import { toZlibContent } from '@org/content/node';
import {
  type EmailNotification,
  type EmailNotificationCreate,
  type EmailNotificationUpdate,
  type GivenEmail,
  givenEmail,
  NOTIFICATION_EVENTS,
  type NotificationAudience,
  type NotificationEventName,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import { type AskedList, getList } from '../../../kernel/database/list-definition.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { EmailNotificationRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { currentSnapshot } from '../../../kernel/events/read-outbox.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { type PreparedContent, takeContent } from '../campaigns/prepare-content.ts';
import { followEvents } from './follow-events.ts';

const NOTIFICATIONS = getList('email_notifications', {
  orders: { name: 'text', event: 'text', created_at: 'time', updated_at: 'time' },
  usual: { by: 'name', direction: 'asc' },
  searched: ['name', 'description', 'subject'],
  hasTrash: false,
});

/** Returns rows as the API returns them, with their addresses. */
async function toRecords(
  tx: TenantTx,
  rows: readonly EmailNotificationRecord[],
): Promise<EmailNotification[]> {
  if (rows.length === 0) return [];
  const emails = await tx
    .selectFrom('email_notification_emails')
    .select(['id', 'notification_id', 'email'])
    .where(
      'notification_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    event: row.event as EmailNotification['event'],
    module: NOTIFICATION_EVENTS.find(({ key }) => key === row.event)?.module ?? '',
    audience: row.audience as EmailNotification['audience'],
    subject: row.subject,
    content: row.content && toZlibContent(row.content),
    enabled: row.enabled,
    emails: emails
      .filter(({ notification_id }) => notification_id === row.id)
      .map(({ id, email }) => ({ id, email })),
    stats: { sent: row.sent, lastSentAt: row.last_sent_at?.toISOString() ?? null },
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Lists notifications. */
export async function listNotifications(
  tx: TenantTx,
  query: AskedList & {
    readonly event?: string | undefined;
    readonly enabled?: boolean | undefined;
    readonly audience?: NotificationAudience | undefined;
  },
) {
  const own = [
    ...(query.event === undefined
      ? []
      : [sql<SqlBool>`email_notifications.event = ${query.event}`]),
    ...(query.enabled === undefined
      ? []
      : [sql<SqlBool>`email_notifications.enabled = ${query.enabled}`]),
    ...(query.audience === undefined
      ? []
      : [sql<SqlBool>`email_notifications.audience = ${query.audience}`]),
  ];
  const results = await readList(tx, NOTIFICATIONS, query, own);
  return { ...results, rows: await toRecords(tx, results.rows) };
}

/**
 * Returns a notification.
 * @throws `not_found`
 */
export async function getNotification(tx: TenantTx, id: number): Promise<EmailNotification> {
  const row = await tx
    .selectFrom('email_notifications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const [record] = row ? await toRecords(tx, [row]) : [];
  if (!record) throw appError('not_found');
  return record;
}

/** Replaces the addresses of a notification; those that stay keep their ids. */
async function saveEmails(
  { tx, tenantId }: TenantWrite,
  id: number,
  emails: readonly GivenEmail[],
): Promise<void> {
  const wanted = [...new Set(emails.map(givenEmail))];
  await tx
    .deleteFrom('email_notification_emails')
    .where('notification_id', '=', id)
    .$if(wanted.length > 0, (query) => query.where('email', 'not in', wanted))
    .execute();
  if (wanted.length > 0)
    await tx
      .insertInto('email_notification_emails')
      .values(wanted.map((email) => ({ tenant_id: tenantId, notification_id: id, email })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Settles what has happened so far, so that a notification counts only what happens after it is created or enabled. */
async function settleEvents({ tx, tenantId }: TenantWrite, send: SendJob): Promise<void> {
  await followEvents(tx, tenantId, send);
  await tx
    .insertInto('email_notification_positions')
    .values({ tenant_id: tenantId, snapshot: await currentSnapshot(tx) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the stored form of the content of a body, which was checked before the transaction. */
async function toStored(
  write: TenantWrite,
  content: string | null | undefined,
  checked: { readonly prepared: PreparedContent | undefined; readonly before: string | null },
): Promise<{ readonly content?: string | null }> {
  return content === undefined ? {} : { content: await takeContent(write, content, checked) };
}

/** Returns the stored content of a notification; undefined where there is none. */
export async function readNotificationContent(
  tx: TenantTx,
  id: number,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('email_notifications')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

/** Rule of a notification: who gets an email about which event. */
interface NotificationRule {
  readonly event: NotificationEventName;
  readonly audience: NotificationAudience;
  readonly enabled: boolean;
}

/** Reasons to refuse an audience, by the first audience that the event has. */
const ONLY_AUDIENCE: Readonly<Record<NotificationAudience, string>> = {
  team: 'Only your team gets an email about this event',
  customer: 'Only customers get an email about this event',
  staff: 'Only the staff it concerns get an email about this event',
};
const NO_ADDRESSES = {
  customer: 'A notification to customers cannot have addresses',
  staff: 'A notification to the staff it concerns cannot have addresses',
} as const;

/**
 * Checks the rule of a notification, and that no other is on that replaces the same standard email.
 * @throws `validation_failed` on `audience`, `emails` or `enabled`
 */
async function requireRule(
  { tx, tenantId }: TenantWrite,
  { event, audience, enabled }: NotificationRule,
  { id, emails }: { readonly id?: number; readonly emails: readonly GivenEmail[] },
): Promise<void> {
  const refuse = (formErrors: Record<string, string>) =>
    appError('validation_failed', { formErrors });
  const known = NOTIFICATION_EVENTS.find(({ key }) => key === event);
  if (!known?.audiences.includes(audience))
    throw refuse({ audience: ONLY_AUDIENCE[known?.audiences[0] ?? 'team'] });
  if (audience === 'team') return;
  if (emails.length > 0) throw refuse({ emails: NO_ADDRESSES[audience] });
  if (!enabled) return;
  await withAdvisoryLock(tx, tenantId, `notifications to ${audience} about ${event}`);
  const other = await tx
    .selectFrom('email_notifications')
    .select('name')
    .where('event', '=', event)
    .where('audience', '=', audience)
    .where('enabled', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? 0))
    .executeTakeFirst();
  if (other)
    throw refuse({
      enabled: `“${other.name}” is the email to ${audience === 'staff' ? 'staff' : 'customers'} about this event. Turn it off first.`,
    });
}

/** Returns who gets the email of a notification that does not say so: the team, unless nobody enters addresses for the event. */
function usualAudience(event: NotificationEventName): NotificationAudience {
  return NOTIFICATION_EVENTS.find(({ key }) => key === event)?.audiences[0] ?? 'team';
}

/**
 * Creates a notification. Events that happened before do not count.
 * @throws `validation_failed`; those of content
 */
export async function createNotification(
  write: TenantWrite,
  { emails = [], content, ...fields }: EmailNotificationCreate,
  send: SendJob,
  prepared?: PreparedContent,
): Promise<EmailNotification> {
  const { tx, tenantId } = write;
  const { event, audience = usualAudience(event), enabled = true } = fields;
  await requireRule(write, { event, audience, enabled }, { emails });
  await settleEvents(write, send);
  const { id, version } = await tx
    .insertInto('email_notifications')
    .values({
      tenant_id: tenantId,
      ...fields,
      audience,
      ...(await toStored(write, content, { prepared, before: null })),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await saveEmails(write, id, emails);
  await recordChange(write, { entity: 'email_notification', id, action: 'created', version });
  return getNotification(tx, id);
}

/**
 * Updates a notification.
 * @throws `not_found`; `conflict` with the current notification; `validation_failed`; those of content
 */
export async function updateNotification(
  write: TenantWrite,
  id: number,
  { version: seen, emails, content, ...fields }: EmailNotificationUpdate,
  send: SendJob,
  prepared?: PreparedContent,
): Promise<EmailNotification> {
  const { tx } = write;
  if (fields.enabled !== undefined || fields.event !== undefined) await settleEvents(write, send);
  const row = await tx
    .selectFrom('email_notifications')
    .select(['version', 'content', 'event', 'audience', 'enabled'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  if (seen !== undefined && seen !== row.version)
    throw appError('conflict', { current: await getNotification(tx, id) });
  const rule = {
    event: fields.event ?? (row.event as NotificationEventName),
    audience: fields.audience ?? (row.audience as NotificationAudience),
    enabled: fields.enabled ?? row.enabled,
  };
  await requireRule(write, rule, { id, emails: emails ?? [] });
  const { version } = await tx
    .updateTable('email_notifications')
    .set({
      ...fields,
      ...(await toStored(write, content, { prepared, before: row.content })),
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (rule.audience !== 'team') await saveEmails(write, id, []);
  else if (emails) await saveEmails(write, id, emails);
  await recordChange(write, { entity: 'email_notification', id, action: 'updated', version });
  return getNotification(tx, id);
}

/**
 * Deletes a notification with its addresses.
 * @throws `not_found`
 */
export async function removeNotification(write: TenantWrite, id: number): Promise<void> {
  const { numDeletedRows } = await write.tx
    .deleteFrom('email_notifications')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw appError('not_found');
  await recordChange(write, { entity: 'email_notification', id, action: 'deleted' });
}

/**
 * Deletes one address of a notification.
 * @throws `not_found`
 */
export async function removeNotificationEmail(
  write: TenantWrite,
  emailId: number,
): Promise<EmailNotification> {
  const { tx } = write;
  const gone = await tx
    .deleteFrom('email_notification_emails')
    .where('id', '=', emailId)
    .returning('notification_id')
    .executeTakeFirst();
  if (!gone) throw appError('not_found');
  const { version } = await tx
    .updateTable('email_notifications')
    .set((row) => ({ version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', gone.notification_id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordChange(write, {
    entity: 'email_notification',
    id: gone.notification_id,
    action: 'updated',
    version,
  });
  return getNotification(tx, gone.notification_id);
}
