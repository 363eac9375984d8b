import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockEntity } from '../../../kernel/entities/entity-actions.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import {
  announceChange,
  cacheActor,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { DocumentRecord } from './document-columns.ts';
import { type DocumentKey, recordDocumentEvent } from './document-events.ts';
import { documentTitle, type SomeDocument } from './document-paper.ts';
import { getUsualRecipient } from './recipients.ts';
import { insertPlannedMail } from './send-document.ts';

/** Maximum number of comments of one document, so that a link cannot fill the database. */
const MAX_COMMENTS = 200;

/** Returns the condition on a document of its history. */
const ofDocument = (key: DocumentKey) =>
  'quoteId' in key
    ? (['quote_id', key.quoteId] as const)
    : (['invoice_id', key.invoiceId] as const);

/**
 * Checks that a document can get another comment.
 * @throws `not_now` when it has too many
 */
export async function requireRoomForComment(
  tx: TenantTx,
  key: DocumentKey,
  advice: string,
): Promise<void> {
  const [column, id] = ofDocument(key);
  const { count } = await tx
    .selectFrom('document_events')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(column, '=', id)
    .where('type', '=', 'commented')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_COMMENTS)
    throw appError('not_now', { message: `This document has too many comments. ${advice}` });
}

/** Returns the people who have the link of a document: the recipients of the last email, or else the usual one of the customer. */
async function findReaders(
  tx: TenantTx,
  key: DocumentKey,
  { document }: SomeDocument,
): Promise<readonly string[]> {
  const [column, id] = ofDocument(key);
  const sent = await tx
    .selectFrom('document_events')
    .select('mail')
    .where(column, '=', id)
    .where('type', '=', 'sent')
    .where('mail', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const usual = getUsualRecipient(document);
  return sent?.mail?.to ?? (usual ? [usual] : []);
}

/** Document that staff comment on. */
export interface CommentedDocument {
  readonly id: number;
  readonly entity: AnyEntityDefinition;
  readonly key: DocumentKey;
  read(): Promise<SomeDocument>;
}

/**
 * Adds a comment of the staff to a document, which its customer reads on the page and gets by email.
 * @returns addresses that it is emailed to; none for a customer without an address
 * @throws `not_found`; `not_now` for a draft, or with too many comments
 */
export async function commentAsStaff(
  write: TenantWrite,
  send: SendJob,
  { id, entity, key, read }: CommentedDocument,
  comment: string,
): Promise<readonly string[]> {
  const { tx, tenantId } = write;
  const row = await lockEntity<DocumentRecord>(write, entity, id, undefined);
  if (!row.issued_at)
    throw appError('not_now', { message: 'Issue it first. Then the customer can read comments' });
  await requireRoomForComment(tx, key, 'Please call the customer');
  const one = await read();
  const to = await findReaders(tx, key, one);
  const userId = await cacheActor(write);
  if (to.length === 0)
    await recordDocumentEvent(tx, tenantId, key, { type: 'commented', text: comment, userId });
  else
    await insertPlannedMail(write, send, key, {
      type: 'commented',
      text: comment,
      userId,
      mail: {
        to,
        subject: `New comment on ${documentTitle(one)}`,
        message: comment,
        attachPdf: false,
      },
    });
  await announceChange(
    { tx, tenantId, actorId: write.actor.person.id },
    { entity: one.kind, action: 'updated' },
    [id],
  );
  return to;
}

/** Returns the message that staff see after a comment. */
export const commentMessage = (emailed: readonly string[]): string =>
  emailed.length > 0
    ? `Comment emailed to ${emailed.join(', ')}`
    : 'Comment added to the customer’s page. It was not emailed, because the customer has no email address';
