import type { Invoice, Quote } from '@org/schema/entities';
import { number, object } from 'yup';
import type { DocumentMail } from '../../../kernel/database/stored-values.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { DAILY_RECEIPTS, type MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readMailBrand } from '../../content/index.ts';
import { readMailedFiles } from '../files/mailed-files.ts';
import { type DocumentMailInput, documentMailParts } from './document-mail-parts.ts';
import type { SomeDocument } from './document-paper.ts';
import { drawPdf, pdfName } from './document-pdf.ts';
import { eventReference } from './record-mail-failure.ts';

/** Job that mails a document as an entry of its history says. */
export const documentMailJob = defineJob({
  name: 'document-mail',
  payload: object({ eventId: number().integer().required() }).noUnknown(),
  retries: 5,
  pause: 10,
  timeout: 120,
});

/** Dependencies of mails about documents. */
export interface DocumentMailTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  readonly designMail: Kernel['designMail'];
  readonly store: MediaStore;
  /** Store of private files. */
  readonly files: MediaStore;
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** Reads the documents that entries of histories belong to. */
export interface DocumentReaders {
  quote(tx: TenantTx, id: number): Promise<Quote | undefined>;
  invoice(tx: TenantTx, id: number): Promise<Invoice | undefined>;
}

/** Document with the mail about it. */
interface Planned extends Omit<DocumentMailInput, 'site' | 'sender'> {
  readonly mail: DocumentMail;
  readonly userId: number | null;
  readonly replyTo: string;
}

/** Returns the mail that an entry of a history plans; undefined when it was sent already. */
async function readPlanned(
  tx: TenantTx,
  eventId: number,
  site: string,
  readers: DocumentReaders,
): Promise<Planned | undefined> {
  const event = await tx
    .selectFrom('document_events')
    .select(['quote_id', 'invoice_id', 'mail', 'type', 'user_id'])
    .where('id', '=', eventId)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  if (!event?.mail) return undefined;
  const quote = event.quote_id === null ? undefined : await readers.quote(tx, event.quote_id);
  const invoice =
    event.invoice_id === null ? undefined : await readers.invoice(tx, event.invoice_id);
  const one: SomeDocument | undefined = quote
    ? { kind: 'quote', document: quote }
    : invoice && { kind: 'invoice', document: invoice };
  if (!one) return undefined;
  const { locale, email } = await getSettings(tx);
  return {
    one,
    mail: event.mail,
    type: event.type,
    userId: event.user_id,
    brand: await readMailBrand(tx, site),
    locale: locale || 'en',
    replyTo: email,
  };
}

/**
 * Queues the mails that an entry of a history plans, and marks it as mailed, in one transaction, so that a repeated job sends
 * nothing twice. The PDF is drawn before.
 */
export async function mailDocument(
  { db, mailQueue, designMail, store, files, getSite }: DocumentMailTools,
  readers: DocumentReaders,
  { payload, tenantId }: TenantJobWork<{ eventId: number }>,
): Promise<void> {
  const site = await getSite(tenantId);
  const tenant = await db.asPlatform('send mail', (tx) =>
    tx
      .selectFrom('tenants')
      .select(['guid', 'name'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const run = <Value>(work: (tx: TenantTx) => Promise<Value>) => db.asTenant(tenantId, work);
  const planned = await run((tx) => readPlanned(tx, payload.eventId, site, readers));
  if (!planned) return;
  const { one, mail, userId, replyTo, type } = planned;
  const pdf = mail.attachPdf ? await drawPdf(run, store, tenant, one) : undefined;
  const attached = await readMailedFiles(
    run,
    files,
    tenant.guid,
    { kind: one.kind, id: one.document.id },
    mail.fileIds ?? [],
  );
  const attachments = [
    ...(pdf
      ? [
          {
            name: `${pdfName(one)}.pdf`,
            contentType: 'application/pdf',
            content: Buffer.from(pdf).toString('base64'),
          },
        ]
      : []),
    ...attached,
  ];
  const customerMail = documentMailParts({ ...planned, site, sender: tenant.name });
  await run(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('document_events')
      .set({ mailed_at: new Date() })
      .where('id', '=', payload.eventId)
      .where('mailed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const contents = new Map<string, MailContent>();
    for (const to of mail.to)
      contents.set(
        to,
        // The designs of tenants are about documents, not about comments.
        type === 'commented'
          ? renderMail(customerMail.parts)
          : await designMail(tx, tenantId, { ...customerMail, to }),
      );
    await db.platformWithin(tx, 'send mail', async (platform) => {
      for (const [to, content] of contents)
        await mailQueue.add(platform, {
          tenantId,
          via: 'tenant',
          kind: 'document',
          to,
          ...(replyTo && { replyTo }),
          userId,
          reference: eventReference(payload.eventId),
          daily: DAILY_RECEIPTS,
          content: {
            ...content,
            ...(attachments.length > 0 && { attachments }),
          },
        });
    });
  });
}
