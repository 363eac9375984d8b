import type { DocumentSend, Invoice, Quote } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { DocumentMail } from '../../../kernel/database/stored-values.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { planMailedFiles } from '../files/mailed-files.ts';
import type { DocumentRecord } from './document-columns.ts';
import type { DocumentKey } from './document-events.ts';
import { getMailText, withIssuedNumber } from './document-mail-text.ts';
import { documentMailJob } from './document-mails.ts';
import type { SomeDocument } from './document-paper.ts';
import { getUsualRecipient } from './recipients.ts';

/**
 * Returns the recipients, the text and the files of a mail; what was not given follows from the document.
 * @throws `validation_failed` on `to` and `attachFiles`
 */
async function planMail(
  write: Pick<TenantWrite, 'tx'>,
  one: SomeDocument,
  { to, cc = [], attachPdf, attachFiles, ...given }: Omit<DocumentSend, 'version'>,
): Promise<DocumentMail> {
  const usual = getUsualRecipient(one.document);
  const first = to && to.length > 0 ? to : usual ? [usual] : [];
  if (first.length === 0)
    throw appError('validation_failed', {
      formErrors: { to: 'The customer has no email address. Enter one' },
    });
  const text = await getMailText(write.tx, one, {
    subject: withIssuedNumber(given.subject, one, given.expectedNumber),
    message: withIssuedNumber(given.message, one, given.expectedNumber),
  });
  const fileIds = attachFiles
    ? await planMailedFiles(write.tx, { kind: one.kind, id: one.document.id })
    : [];
  return {
    to: [...new Set([...first, ...cc])],
    ...text,
    attachPdf: attachPdf ?? true,
    fileIds,
  };
}

/**
 * Plans the emails of an issued document in the transaction of its change: a job sends them after it is committed.
 * @throws `validation_failed` on `to` and `attachFiles`
 */
async function planDocumentMail(
  write: TenantWrite,
  send: SendJob,
  key: DocumentKey,
  one: SomeDocument,
  given: Omit<DocumentSend, 'version'>,
): Promise<void> {
  const mail = await planMail(write, one, given);
  await insertPlannedMail(write, send, key, {
    type: 'sent',
    mail,
    userId: await cacheActor(write),
  });
}

/** Entry of a history that sends an email. */
export interface PlannedMail {
  readonly type: 'sent' | 'reminded' | 'commented';
  /** Text of the entry. @default the recipients */
  readonly text?: string;
  readonly mail: DocumentMail;
  readonly userId: number | null;
}

/**
 * Adds an entry to the history of a document that a job sends by email after the commit.
 * @returns id of the entry
 */
export async function insertPlannedMail(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  send: SendJob,
  key: DocumentKey,
  { type, text, mail, userId }: PlannedMail,
): Promise<number> {
  const { id } = await tx
    .insertInto('document_events')
    .values({
      tenant_id: tenantId,
      quote_id: 'quoteId' in key ? key.quoteId : null,
      invoice_id: 'invoiceId' in key ? key.invoiceId : null,
      type,
      text: text ?? mail.to.join(', '),
      user_id: userId,
      mail: JSON.stringify(mail),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await send(tx, documentMailJob, { eventId: id }, { tenantId, key: `document mail ${id}` });
  return id;
}

/** Differences between sending a quote and an invoice. */
export interface SentKind<Rec extends Quote | Invoice> {
  readonly entity: AnyEntityDefinition;
  readonly key: DocumentKey;
  issue(write: TenantWrite, id: number, version: number | undefined): Promise<Rec>;
  withKind(document: Rec): SomeDocument;
}

/**
 * Emails a document, and issues it when it is a draft.
 * @throws `not_found`, `conflict`, `validation_failed`
 */
export async function sendDocument<Rec extends Quote | Invoice>(
  write: TenantWrite,
  send: SendJob,
  id: number,
  { version, ...given }: DocumentSend,
  { entity, key, issue, withKind }: SentKind<Rec>,
): Promise<Rec> {
  const row = await lockEntity<DocumentRecord>(write, entity, id, version);
  if (row.status === 'cancelled')
    throw appError('not_now', { message: 'This document is cancelled' });
  if (!row.issued_at) await issue(write, id, undefined);
  const document = (await getEntity(write, entity, id)) as Rec;
  await planDocumentMail(write, send, key, withKind(document), given);
  const current = await lockEntity<DocumentRecord>(write, entity, id, undefined);
  return saveLocked<Rec>(write, entity, current, { last_sent_at: new Date() });
}
