import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { number, object } from 'yup';
import { mailAddress } from '../config/mail-address.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { PlatformTx } from '../database/tenant-database.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';
import type { MailContent } from './mail-message.ts';

/** The work of sending one mail. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: object({ mailId: number().integer().required() }).noUnknown(),
  retries: 5,
  pause: 10,
  timeout: 120,
  perTenant: 2,
});

/** Mails of a tenant in 24 hours that people cause one by one: no tenant makes a sender of spam of the installation. */
const DAILY_MAILS = 500;

/** Daily limit of order emails, which is higher since each is a receipt. */
export const DAILY_RECEIPTS = 5000;

/** A mail to be sent. */
export interface NewMail {
  /** Tenant of the email; null for the platform. */
  readonly tenantId: number | null;
  /** `installation` for emails with a secret link: the operator of a tenant's mail server could read them. */
  readonly via: 'installation' | 'tenant';
  readonly kind: string;
  readonly to: string;
  readonly content: MailContent;
  /** Reply-to address; by default that of the mail server settings. */
  readonly replyTo?: string | undefined;
  /** User who caused the email, and who is notified when it cannot be sent. */
  readonly userId: number | null;
  /** Mails of a tenant in 24 hours from which on it waits. @default 500 */
  readonly daily?: number | undefined;
}

/** Writes mails down, to be sent once the transaction is committed. */
export interface Outgoing {
  /** Errors: `rate_limited` beyond a tenant's mails of a day; `validation_failed` for what is not one address. */
  put(tx: PlatformTx, mail: NewMail): Promise<void>;
}

async function requireRoom(tx: PlatformTx, tenantId: number, daily: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mails where tenant_id = ${tenantId} and created_at > now() - interval '1 day'`.execute(
    tx,
  );
  if ((rows[0]?.n ?? 0) >= daily)
    throw appError('rate_limited', {
      message: `You can send at most ${daily} emails a day this way`,
      retryAfter: 3600,
    });
}

/** Makes the way out for mails. */
export function createOutgoing(send: SendJob, seal: Encryption): Outgoing {
  return {
    async put(tx, mail) {
      const { tenantId, via, kind, to, content, replyTo, userId, daily = DAILY_MAILS } = mail;
      const recipient = mailAddress(to);
      if (!recipient)
        throw appError('validation_failed', {
          formErrors: { email: 'Please enter a valid email address' },
        });
      if (tenantId !== null) await requireRoom(tx, tenantId, daily);
      const { subject, text, html } = content;
      const { id } = await tx
        .insertInto('mails')
        .values({
          tenant_id: tenantId,
          via,
          kind,
          recipient,
          reply_to: (replyTo && mailAddress(replyTo)) || '',
          subject,
          content: seal.close(JSON.stringify({ text, html })),
          user_id: userId,
          sent_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await send(tx, sendMailJob, { mailId: id }, { tenantId, key: `mail ${id}` });
    },
  };
}
