import { Readable } from 'node:stream';
import type { BlockRegistry } from '@org/content';
import { apiContract } from '@org/schema/contract';
import type { FormSubmission } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { getEntity, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { formSubmissionEntity } from './form-submission.entity.ts';
import { listOverbooked } from './list-overbooked.ts';
import { notifyJob } from './notify-recipients.ts';
import { filesPlace } from './submit-form.ts';

/** Dependencies of the form submission routes. */
export interface FormSubmissionTools {
  readonly db: TenantDatabase;
  readonly registry: BlockRegistry;
  readonly send: SendJob;
  readonly mailQueue: MailQueue;
  readonly store: MediaStore;
  /** True when the installation has a mail server. */
  readonly hasServer: boolean;
  /**
   * True when mails can be sent without a mail server of the tenant: by the installation's server, or to the mailbox in
   * development.
   */
  readonly hasProvider: boolean;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/**
 * Queues the notification of a submission that was not sent yet.
 * @throws `not_now` when no mail server is available, and for a submission whose recipients were notified or that has none
 */
async function notifyLate(
  write: TenantWrite,
  { send, hasProvider }: Pick<FormSubmissionTools, 'send' | 'hasProvider'>,
  id: number,
): Promise<FormSubmission> {
  const { tx, tenantId } = write;
  // An actor without access to the submission must not send mails about it.
  await getEntity(write, formSubmissionEntity, id);
  if (!hasProvider && (await readMailServer(tx)) === undefined)
    throw appError('not_now', { message: 'Set up a mail server first' });
  // The condition lets only one of two concurrent requests queue the notification.
  const { numUpdatedRows } = await tx
    .updateTable('form_submissions')
    .set({ notified: '' })
    .where('id', '=', id)
    .where('notified', '=', 'no_provider')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw appError('not_now', { message: 'No notification is pending for this submission' });
  await send(tx, notifyJob, { submissionId: id }, { tenantId, key: `form ${id}` });
  await recordChange(write, { entity: 'form_submission', id, action: 'updated' });
  return (await getEntity(write, formSubmissionEntity, id)) as FormSubmission;
}

/** Creates the routes of form submissions. */
export function formSubmissionRoutes(tools: FormSubmissionTools): BoundRoute[] {
  const { db, registry, send, mailQueue, store, hasServer } = tools;
  const { formSubmissions } = apiContract;
  return [
    ...entityRoutes(formSubmissions, formSubmissionEntity, send),
    staffRoute(formSubmissions.reply, async (input) => {
      const { id } = input.params;
      const { subject, text } = input.body;
      const reply = await inTenant(input, async (write) => {
        const { tx, tenantId, actor } = write;
        const record = (await getEntity(write, formSubmissionEntity, id)) as FormSubmission;
        if (!record.email)
          throw appError('validation_failed', {
            message: 'There is no email address to reply to',
          });
        const author_id = await cacheActor(write);
        await tx
          .insertInto('form_replies')
          .values({ tenant_id: tenantId, submission_id: id, subject, text, author_id })
          .execute();
        await db.platformWithin(tx, 'send mail', (platform) =>
          mailQueue.add(platform, {
            tenantId,
            via: 'tenant',
            kind: 'form-reply',
            to: record.email,
            replyTo: actor.person.email,
            userId: actor.person.id,
            content: renderMail({
              subject,
              sender: input.tenant.name,
              title: subject,
              paragraphs: text.split(/\n{2,}/),
              note: `${actor.person.displayName} from ${input.tenant.name} replied to your message.`,
            }),
          }),
        );
        return updateEntity(write, formSubmissionEntity, id, { status: 'replied' });
      });
      return { form_submission: reply as FormSubmission, message: 'Reply sent' };
    }),
    staffRoute(formSubmissions.notify, async (input) => ({
      form_submission: await inTenant(input, (write) => notifyLate(write, tools, input.params.id)),
      message: 'Notifying the recipients of the form',
    })),
    fileRoute(formSubmissions.file, async (input) => {
      const { id, file: number } = input.params;
      const row = await inTenant(input, async (write) => {
        // An actor without access to the submission has no access to its files.
        await getEntity(write, formSubmissionEntity, id);
        return write.tx
          .selectFrom('form_submissions')
          .select(['guid', 'files'])
          .where('id', '=', id)
          .executeTakeFirst();
      });
      const file = (row as Pick<FormSubmissionRecord, 'files'> | undefined)?.files[number - 1];
      if (!row || !file) throw appError('not_found');
      const stored = `${number}.${ENDINGS[file.mime] ?? 'bin'}`;
      const open = await store.open(filesPlace(input.tenant.guid, row.guid), stored);
      if (!open) throw appError('not_found');
      return new Response(Readable.toWeb(open.handle.createReadStream()) as ReadableStream, {
        headers: {
          'content-type': file.mime,
          'content-length': String(open.size),
          // The file comes from a visitor, so the browser must never show it as a page of our site.
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        },
      });
    }),
    staffRoute(formSubmissions.bookings, ({ run }) =>
      run((tx) => listOverbooked(tx, registry, new Date())),
    ),
    staffRoute(formSubmissions.mail, async ({ run }) => ({
      provider: hasServer || (await run(readMailServer)) !== undefined,
    })),
  ];
}
