import { number, object } from 'yup';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';

/** Job that notifies the recipients of a form about a submission. */
export const notifyJob = defineJob({
  name: 'form-submitted',
  payload: object({ submissionId: number().integer().required() }).noUnknown(),
});

/** Dependencies of the notification. */
export interface NotifyTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  readonly adminOrigin: string;
  /**
   * True when mails can be sent without a mail server of the tenant: by the installation's server, or to the mailbox in
   * development.
   */
  readonly hasProvider: boolean;
}

/** Maximum number of characters of an answer in a mail; the admin shows the rest. */
const LONGEST = 2000;

function getContent(
  { id, subject, form_name, page_url, answers, files }: FormSubmissionRecord,
  sender: string,
  adminOrigin: string,
): MailContent {
  return renderMail({
    subject: `${subject}: ${form_name.replaceAll('_', ' ')}`,
    sender,
    title: `New message: ${subject}`,
    paragraphs: [
      ...answers.map(({ label, value }) => `${label}: ${value.slice(0, LONGEST)}`),
      ...(files.length > 0 ? [`Files: ${files.map(({ name }) => name).join(', ')}`] : []),
    ],
    button: { label: 'Open the submission', href: `${adminOrigin}/admin/form-submissions/${id}` },
    note: `Sent with the form ${form_name} on ${page_url}. Replies to this email go to the sender.`,
  });
}

/**
 * Queues a mail for each recipient of a submission and marks it as notified, in one transaction, so that a repeated job sends
 * nothing twice.
 */
export async function notifyRecipients(
  { db, mailQueue, adminOrigin, hasProvider }: NotifyTools,
  { payload, tenantId }: TenantJobWork<{ submissionId: number }>,
): Promise<void> {
  await db.asTenant(tenantId, async (tx) => {
    const row = await tx
      .selectFrom('form_submissions')
      .selectAll()
      .where('id', '=', payload.submissionId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.notified !== '') return;
    const goes = hasProvider || (await readMailServer(tx)) !== undefined;
    if (goes)
      await db.platformWithin(tx, 'send mail', async (platform) => {
        const tenant = await platform
          .selectFrom('tenants')
          .select('name')
          .where('id', '=', tenantId)
          .executeTakeFirstOrThrow();
        const content = getContent(row, tenant.name, adminOrigin);
        for (const to of row.recipients)
          await mailQueue.add(platform, {
            tenantId,
            via: 'tenant',
            kind: 'form-submission',
            to,
            content,
            replyTo: row.email,
            userId: null,
          });
      });
    await tx
      .updateTable('form_submissions')
      .set({ notified: goes ? 'sent' : 'no_provider' })
      .where('id', '=', row.id)
      .execute();
  });
}
