import { AppError, appError } from '@org/schema/errors';
import type { Encryption } from '../crypto/encryption.ts';
import type { MailRecord, MailStatus } from '../database/records.ts';
import type { TenantDatabase } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { AnyJobWork } from '../jobs/run-job.ts';
import { MAIL_CONTENT_DAYS } from './expire-mails.ts';
import type { MailFailureListener } from './mail-failure.ts';
import type { MailContent, MailMessage, MailServer } from './mail-message.ts';
import type { MailRateLimit } from './mail-rate.ts';
import { findMailServer } from './mail-servers.repository.ts';
import type { Mailer } from './mailer.ts';

/** Dependencies of sending. */
export interface SendMailDeps {
  readonly db: TenantDatabase;
  readonly mailer: Mailer;
  /** Limit of the installation's mail server, which these emails count towards without waiting. @default none */
  readonly mailRate?: MailRateLimit | undefined;
  readonly seal: Encryption;
  /** Address that the installation's mails come from. */
  readonly mailFrom: string;
  /** Listeners that modules have for emails that could not be sent. */
  readonly failures: () => readonly MailFailureListener[];
}

async function setStatus(
  db: TenantDatabase,
  id: number,
  status: MailStatus,
  error = '',
): Promise<void> {
  // The content may have a link with a token. Only an email that is sent again needs it.
  const isOver = status === 'sent' || status === 'uncertain';
  await db.asPlatform('send mail', (tx) =>
    tx
      .updateTable('mails')
      .set({
        status,
        error,
        ...(status === 'sent' && { sent_at: new Date() }),
        ...(isOver && { content: '' }),
      })
      .where('id', '=', id)
      .execute(),
  );
}

/** Tells who caused an email, and the module that it belongs to, that it was not sent. */
async function reportFailure(
  { db, failures }: SendMailDeps,
  mail: MailRecord,
  why: string,
): Promise<void> {
  const { tenant_id: tenantId, user_id: userId, recipient, reference } = mail;
  if (tenantId === null) return;
  const message = `The email to ${recipient} could not be sent. ${why}`.slice(0, 500);
  await db.asTenant(tenantId, async (tx) => {
    if (reference !== '')
      for (const listen of failures()) await listen(tx, tenantId, { reference, recipient, why });
    if (userId !== null)
      await publishEvent(tx, tenantId, 'new_toast', { message, variant: 'danger' }, { userId });
  });
}

/** Records that it is unknown whether an email was sent. It is not sent a second time automatically. */
async function reportUncertain(tools: SendMailDeps, mail: MailRecord): Promise<void> {
  await setStatus(tools.db, mail.id, 'uncertain');
  await reportFailure(
    tools,
    mail,
    'We don’t know if it was delivered. Send it again if it did not arrive.',
  );
}

/** Stored content of an email besides its subject, and the name of its sender if it differs. */
type StoredContent = Omit<MailContent, 'subject'> & { readonly fromName?: string };

/** Decrypts the content of an email; throws `mail_failed` for content that was encrypted with another secret. */
function readContent(seal: Encryption, { content }: MailRecord): StoredContent {
  try {
    return JSON.parse(seal.open(content)) as StoredContent;
  } catch (cause) {
    throw appError('mail_failed', { message: 'The stored email could not be read', cause });
  }
}

/** The mail with its sender, and the server that it goes through; undefined for the installation's. */
async function prepare(
  { db, seal, mailFrom }: SendMailDeps,
  mail: MailRecord,
): Promise<{ message: MailMessage; server: MailServer | undefined }> {
  const tenantId = mail.tenant_id;
  const name =
    tenantId === null
      ? 'Atrium'
      : await db.asPlatform('send mail', async (tx) => {
          const tenant = await tx
            .selectFrom('tenants')
            .select('name')
            .where('id', '=', tenantId)
            .executeTakeFirstOrThrow();
          return tenant.name;
        });
  const own =
    tenantId !== null && mail.via === 'tenant'
      ? await db.asTenant(tenantId, (tx) => findMailServer(tx, seal))
      : undefined;
  const { text, html, attachments, headers, fromName } = readContent(seal, mail);
  const sender = own?.from ?? { name: '', address: mailFrom };
  return {
    server: own?.server,
    message: {
      id: mail.id,
      tenantId,
      from: { ...sender, name: fromName || sender.name || name },
      to: mail.recipient,
      replyTo: mail.reply_to || (own?.replyTo ?? ''),
      subject: mail.subject,
      text,
      html,
      attachments,
      headers,
    },
  };
}

/**
 * Sends an email. It is marked right before it is handed to the server: when the process dies in between, it is unknown whether
 * it was sent, and it is not sent a second time automatically.
 */
export async function sendQueuedMail(
  tools: SendMailDeps,
  { payload, isLast }: AnyJobWork<{ mailId: number }>,
): Promise<void> {
  const { db, mailer, mailRate } = tools;
  const mail = await db.asPlatform('send mail', (tx) =>
    tx.selectFrom('mails').selectAll().where('id', '=', payload.mailId).executeTakeFirst(),
  );
  if (!mail || mail.status === 'sent' || mail.status === 'uncertain') return;
  if (mail.status === 'sending') return reportUncertain(tools, mail);
  if (mail.content === '')
    return setStatus(
      db,
      mail.id,
      'failed',
      `Its content was deleted after ${MAIL_CONTENT_DAYS} days`,
    );
  try {
    const { message, server } = await prepare(tools, mail);
    if (!server) await mailRate?.count();
    await setStatus(db, mail.id, 'sending');
    await mailer.send(message, server);
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail_uncertain')
      return reportUncertain(tools, mail);
    const why = error instanceof AppError ? error.message : 'Something went wrong on our side';
    await setStatus(db, mail.id, isLast ? 'failed' : 'queued', why);
    if (isLast) await reportFailure(tools, mail, why);
    // A server may accept in a minute what it refuses now, so every failure is retried.
    throw new Error(`mail ${mail.id} could not be sent`, { cause: error });
  }
  await setStatus(db, mail.id, 'sent');
}
