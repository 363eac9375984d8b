import type { ActivityEntry, Customer } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import {
  announceChange,
  cacheActor,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { customerEntity } from '../customers/customer.entity.ts';

/** Dependencies of emails to customers. */
export interface EmailTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
}

/** Email to a customer. */
interface NewEmail {
  readonly to?: string | undefined;
  readonly subject: string;
  readonly message: string;
}

/**
 * Sends an email to a customer, with replies to the user, and keeps it in the activity.
 * @throws `not_found`; `validation_failed` on `to`; `rate_limited`
 */
export async function sendCustomerEmail(
  { db, mailQueue }: EmailTools,
  write: TenantWrite,
  sender: string,
  id: number,
  { to, subject, message }: NewEmail,
): Promise<ActivityEntry> {
  const { tx, tenantId, actor } = write;
  const customer = (await getEntity(write, customerEntity, id)) as Customer;
  const known = [customer.email, ...customer.contacts.map(({ email }) => email)].filter(Boolean);
  const recipient = to ?? known[0];
  if (!recipient)
    throw appError('validation_failed', {
      formErrors: { to: 'This customer has no email address. Add one first' },
    });
  // An address of nobody would turn this into a way to send mail to anyone.
  if (!known.includes(recipient))
    throw appError('validation_failed', {
      formErrors: { to: 'Choose an address of the customer or of a contact' },
    });
  const userId = await cacheActor(write);
  const made = await tx
    .insertInto('customer_emails')
    .values({ tenant_id: tenantId, customer_id: id, recipient, subject, message, user_id: userId })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await db.platformWithin(tx, 'send mail', (platform) =>
    mailQueue.add(platform, {
      tenantId,
      via: 'tenant',
      kind: 'customer',
      to: recipient,
      replyTo: actor.person.email,
      userId: actor.person.id,
      content: renderMail({
        subject,
        sender,
        title: subject,
        paragraphs: message.split(/\n{2,}/),
        note: `${actor.person.displayName} from ${sender} wrote this email to you.`,
      }),
    }),
  );
  await announceChange(
    { tx, tenantId, actorId: actor.person.id },
    { entity: 'customer', action: 'updated' },
    [id],
  );
  return {
    key: `email ${made.id}`,
    type: 'email',
    action: 'sent',
    at: made.created_at.toISOString(),
    title: subject,
    text: message,
    amount: null,
    currency: '',
    entity: null,
    entityId: null,
    user: { id: actor.person.id, displayName: actor.person.displayName },
  };
}
