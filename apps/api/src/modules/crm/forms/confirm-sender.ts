import { AppError } from '@org/schema/errors';
import { number, object, string } from 'yup';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { PlatformTx, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import type { MailParts } from '../../../kernel/mail/render-mail.ts';
import type { EventMail } from '../../../kernel/module/design-mail.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getAnswerTags } from './answer-tags.ts';

/** Job that confirms to the sender of a form that it was received. */
export const confirmJob = defineJob({
  name: 'form-confirmation',
  payload: object({
    submissionId: number().integer().required(),
    firstName: string().defined(),
    lastName: string().defined(),
  }).noUnknown(),
});

/** Payload of the job: the submission, and the name of its sender for a greeting. */
export interface Confirmation {
  readonly submissionId: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns whether an address must not get emails that a visitor can cause. */
export type AddressBlock = (tx: TenantTx, email: string) => Promise<boolean>;

/** Lists of blocked addresses, which modules register. */
export const ADDRESS_BLOCKS = defineExtensionPoint<AddressBlock>('blocked addresses');

/** Dependencies of confirmations. */
export type ConfirmTools = Pick<
  Kernel,
  'db' | 'mailQueue' | 'designMail' | 'getSiteWithin' | 'hasMailProvider'
> & { readonly getBlocks: () => readonly AddressBlock[] };

/** Subject matter of confirmations in the queue of emails. */
const KIND = 'form-confirmation';
/** Maximum number of confirmations that one address gets from a tenant in 24 hours. */
const MAX_PER_ADDRESS = 2;
/** Maximum number of confirmations that a tenant sends in 24 hours. */
const DAILY_CONFIRMATIONS = 200;

/** Returns the parts of the standard confirmation. It contains nothing that the visitor typed. */
function getParts(sender: string, site: string): MailParts {
  return {
    subject: `We received your message – ${sender}`,
    sender,
    title: 'We received your message',
    paragraphs: ['Thank you for your message. We will answer as soon as we can.'],
    note: `You received this email because someone filled in a form on ${new URL(site).host} with your address. If that was not you, you can ignore it.`,
  };
}

/** Composes the confirmation of a submission, without the recipient. */
export function composeConfirmation(
  row: FormSubmissionRecord,
  {
    sender,
    site,
    ...name
  }: {
    readonly firstName: string;
    readonly lastName: string;
    /** Name of the tenant. */
    readonly sender: string;
    readonly site: string;
  },
): Omit<EventMail, 'to'> {
  return {
    event: 'form.submitted',
    audience: 'customer',
    site,
    ...name,
    tags: getAnswerTags(row),
    parts: getParts(sender, site),
  };
}

/** Counts a confirmation; false for one that was sent before, and for an address that had too many. */
async function isWithinLimit(
  platform: PlatformTx,
  tenantId: number,
  { email, reference }: { readonly email: string; readonly reference: string },
): Promise<boolean> {
  const recent = await platform
    .selectFrom('mails')
    .select('reference')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', KIND)
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(Date.now() - 24 * 3600 * 1000))
    .execute();
  return recent.length < MAX_PER_ADDRESS && recent.every((mail) => mail.reference !== reference);
}

/** Returns a submission that is to be confirmed; undefined for spam, a deleted one and a blocked address. */
async function findSubmission(
  tx: TenantTx,
  id: number,
  blocks: readonly AddressBlock[],
): Promise<FormSubmissionRecord | undefined> {
  const row = await tx
    .selectFrom('form_submissions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.email === '' || row.status === 'spam') return undefined;
  for (const isBlocked of blocks) if (await isBlocked(tx, row.email)) return undefined;
  return row;
}

/**
 * Queues the confirmation of a submission to its sender, once. An address that is blocked or had several lately gets none, so that
 * nobody can fill the mailbox of another person with them.
 */
export async function confirmSender(
  { db, mailQueue, designMail, getSiteWithin, hasMailProvider, getBlocks }: ConfirmTools,
  { payload, tenantId, log }: TenantJobWork<Confirmation>,
): Promise<void> {
  const { submissionId, firstName, lastName } = payload;
  await db
    .asTenant(tenantId, async (tx) => {
      const row = await findSubmission(tx, submissionId, getBlocks());
      if (!row) return;
      if (!hasMailProvider && !(await readMailServer(tx))) return;
      const { email } = row;
      const reference = `form ${submissionId}`;
      await withAdvisoryLock(tx, tenantId, `form confirmations to ${email}`);
      const sender = await db.platformWithin(tx, 'send mail', async (platform) =>
        (await isWithinLimit(platform, tenantId, { email, reference }))
          ? platform
              .selectFrom('tenants')
              .select('name')
              .where('id', '=', tenantId)
              .executeTakeFirst()
          : undefined,
      );
      if (!sender) return;
      const site = await getSiteWithin(tx, tenantId);
      const content = await designMail(tx, tenantId, {
        ...composeConfirmation(row, { firstName, lastName, sender: sender.name, site }),
        to: email,
      });
      await db.platformWithin(tx, 'send mail', (platform) =>
        mailQueue.add(platform, {
          tenantId,
          via: 'tenant',
          kind: KIND,
          to: email,
          content,
          userId: null,
          reference,
          daily: DAILY_CONFIRMATIONS,
        }),
      );
    })
    .catch((error: unknown) => {
      // Trying again would only send it when the visitor no longer expects it.
      if (!(error instanceof AppError && error.code === 'rate_limited')) throw error;
      log.warn({ tenantId, submissionId }, 'a form was not confirmed: the daily limit is reached');
    });
}
