import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { number, object } from 'yup';
import { mailAddress } from '../config/mail-address.ts';
import type { Encryption } from '../crypto/encryption.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { PlatformTx } from '../database/tenant-database.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';
import type { MailContent } from './mail-message.ts';

/** Job that sends one queued email. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: object({ mailId: number().integer().required() }).noUnknown(),
  retries: 5,
  pause: 10,
  timeout: 120,
  perTenant: 2,
});

/** Maximum number of emails of one kind that a tenant sends in 24 hours, so that no tenant can send spam. */
const DAILY_MAILS = 500;

/** Maximum number of emails of one kind about orders in 24 hours, which is higher because each belongs to an order. */
export const DAILY_RECEIPTS = 5000;

/** Share of a limit from which on emails are counted one transaction at a time. */
const LOCKED_FROM = 0.8;

/** Email to be sent. */
export interface NewMail {
  /** Tenant of the email; null for the platform. */
  readonly tenantId: number | null;
  /** `installation` for emails with a secret link: the operator of a tenant's mail server could read them. */
  readonly via: 'installation' | 'tenant';
  /** Subject matter, such as `invitation`; each kind has its daily limit. */
  readonly kind: string;
  readonly to: string;
  readonly content: MailContent;
  /** Name of the sender; '' for that of the mail server settings. @default '' */
  readonly fromName?: string | undefined;
  /** Reply-to address; by default that of the mail server settings. */
  readonly replyTo?: string | undefined;
  /** User who caused the email, and who is notified when it cannot be sent. */
  readonly userId: number | null;
  /** Record that the email is about, for the listener of its module; see `MAIL_FAILURES`. */
  readonly reference?: string | undefined;
  /** Maximum number of emails of this kind that the tenant sends in 24 hours. @default 500 */
  readonly daily?: number | undefined;
}

/** Queue of emails, which are sent once the transaction that adds them is committed. */
export interface MailQueue {
  /**
   * Adds an email.
   * @throws `rate_limited` beyond the tenant's daily limit of the kind; `validation_failed` for what is not one address
   */
  add(tx: PlatformTx, mail: NewMail): Promise<void>;
}

/** Email with the tenant and the daily limit that it counts towards. */
interface CountedMail {
  readonly tenantId: number;
  readonly kind: string;
  readonly daily: number;
}

async function countLastDay(tx: PlatformTx, { tenantId, kind }: CountedMail): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mails
    where tenant_id = ${tenantId} and kind = ${kind} and created_at > now() - interval '1 day'`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Throws `rate_limited` when the tenant has reached its daily limit of this kind of email. */
async function requireBelowLimit(tx: PlatformTx, mail: CountedMail): Promise<void> {
  const { tenantId, kind, daily } = mail;
  // A transaction that changes several orders sends an email after each, so a lock far from the limit could only cause
  // deadlocks with transactions that wait for one of the orders.
  if ((await countLastDay(tx, mail)) < daily * LOCKED_FROM) return;
  await withAdvisoryLock(tx, tenantId, `daily limit of ${kind} emails`);
  if ((await countLastDay(tx, mail)) >= daily)
    throw appError('rate_limited', {
      message: `You can send at most ${daily} emails a day this way`,
      retryAfter: 3600,
    });
}

/** Creates the queue of emails. */
export function createMailQueue(send: SendJob, seal: Encryption): MailQueue {
  return {
    async add(tx, mail) {
      const {
        tenantId,
        via,
        kind,
        to,
        content,
        fromName,
        replyTo,
        userId,
        reference = '',
        daily = DAILY_MAILS,
      } = mail;
      const recipient = mailAddress(to);
      if (!recipient)
        throw appError('validation_failed', {
          formErrors: { email: 'Please enter a valid email address' },
        });
      if (tenantId !== null) await requireBelowLimit(tx, { tenantId, kind, daily });
      const { subject, text, html, attachments, headers } = content;
      const { id } = await tx
        .insertInto('mails')
        .values({
          tenant_id: tenantId,
          via,
          kind,
          recipient,
          reply_to: (replyTo && mailAddress(replyTo)) || '',
          subject,
          content: seal.close(JSON.stringify({ text, html, attachments, headers, fromName })),
          user_id: userId,
          reference,
          sent_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await send(tx, sendMailJob, { mailId: id }, { tenantId, key: `mail ${id}` });
    },
  };
}
