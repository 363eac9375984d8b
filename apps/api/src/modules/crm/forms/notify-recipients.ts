import { number, object } from 'yup';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import type { MailParts } from '../../../kernel/mail/render-mail.ts';
import type { EventMail } from '../../../kernel/module/design-mail.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getAnswerTags } from './answer-tags.ts';
import { withoutLinks } from './unlinked-text.ts';

/** Job that notifies the recipients of a form about a submission. */
export const notifyJob = defineJob({
  name: 'form-submitted',
  payload: object({ submissionId: number().integer().required() }).noUnknown(),
});

/** Dependencies of the notification. */
export type NotifyTools = Pick<
  Kernel,
  'db' | 'mailQueue' | 'adminOrigin' | 'designMail' | 'getSiteWithin' | 'hasMailProvider'
>;

/** Maximum number of characters of an answer in a mail; the admin shows the rest. */
const LONGEST = 2000;

function getParts(
  { id, subject, form_name, page_url, answers, files }: FormSubmissionRecord,
  sender: string,
  adminOrigin: string,
): MailParts {
  return {
    subject: `${subject}: ${form_name.replaceAll('_', ' ')}`,
    sender,
    title: `New message: ${subject}`,
    paragraphs: [
      ...answers.map(({ label, value }) => `${label}: ${value.slice(0, LONGEST)}`),
      ...(files.length > 0 ? [`Files: ${files.map(({ name }) => name).join(', ')}`] : []),
    ],
    button: { label: 'Open the submission', href: `${adminOrigin}/admin/form-submissions/${id}` },
    note: `Sent with the form ${form_name} on ${page_url}. Replies to this email go to the sender.`,
  };
}

/** Returns the name of the sender, which a submission has as its subject; '' for one without a name. */
function getSenderName({ subject, email, answers }: FormSubmissionRecord): string {
  const isOther = subject === email || answers.length === 0;
  return isOther ? '' : withoutLinks(subject);
}

/** Composes the mail about a submission for the recipients of its form, without the recipient. */
export function composeNotice(
  row: FormSubmissionRecord,
  {
    sender,
    site,
    adminOrigin,
  }: {
    /** Name of the tenant. */
    readonly sender: string;
    readonly site: string;
    readonly adminOrigin: string;
  },
): Omit<EventMail, 'to'> {
  return {
    event: 'form.submitted',
    audience: 'staff',
    site,
    firstName: '',
    lastName: '',
    tags: {
      ...getAnswerTags(row),
      sender_name: getSenderName(row),
      sender_email: row.email,
    },
    parts: getParts(row, sender, adminOrigin),
  };
}

/** Queues the mails of a submission in a transaction, each rendered for its recipient. */
async function queueMails(
  { db, mailQueue, adminOrigin, designMail, getSiteWithin }: NotifyTools,
  tx: TenantTx,
  tenantId: number,
  row: FormSubmissionRecord,
): Promise<void> {
  const { name } = await db.platformWithin(tx, 'send mail', (platform) =>
    platform
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const site = await getSiteWithin(tx, tenantId);
  const mail = composeNotice(row, { sender: name, site, adminOrigin });
  for (const to of row.recipients) {
    const content = await designMail(tx, tenantId, { ...mail, to });
    await db.platformWithin(tx, 'send mail', (platform) =>
      mailQueue.add(platform, {
        tenantId,
        via: 'tenant',
        kind: 'form-submission',
        to,
        content,
        replyTo: row.email,
        userId: null,
      }),
    );
  }
}

/**
 * Queues a mail for each recipient of a submission and marks it as notified, in one transaction, so that a repeated job sends
 * nothing twice.
 */
export async function notifyRecipients(
  tools: NotifyTools,
  { payload, tenantId }: TenantJobWork<{ submissionId: number }>,
): Promise<void> {
  await tools.db.asTenant(tenantId, async (tx) => {
    const row = await tx
      .selectFrom('form_submissions')
      .selectAll()
      .where('id', '=', payload.submissionId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.notified !== '') return;
    // Development has a mailbox, so that no server is needed.
    const canSend = tools.hasMailProvider || (await readMailServer(tx)) !== undefined;
    if (canSend) await queueMails(tools, tx, tenantId, row);
    await tx
      .updateTable('form_submissions')
      .set({ notified: canSend ? 'sent' : 'no_provider' })
      .where('id', '=', row.id)
      .execute();
  });
}
