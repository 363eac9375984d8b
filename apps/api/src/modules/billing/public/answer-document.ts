import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { requireRoomForComment } from '../documents/document-comments.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { documentTitle, type SomeDocument } from '../documents/document-paper.ts';
import { type FoundDocument, findDocument } from '../invoices/find-document.ts';

/** Notifies clients that a document has changed, and its author with a toast. */
async function announce(
  tx: TenantTx,
  tenantId: number,
  { kind, document }: SomeDocument,
  message: string,
): Promise<void> {
  await announceChange({ tx, tenantId, actorId: null }, { entity: kind, action: 'updated' }, [
    document.id,
  ]);
  const author = document.created_by;
  if (author)
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      {
        message,
        variant: 'info',
        link: `/admin/${kind === 'quote' ? 'quotes' : 'invoices'}/${document.id}`,
      },
      { userId: author.id },
    );
}

/**
 * Locks a quote that waits for an answer.
 * @throws `not_found`; `not_now` when it was answered or has expired
 */
async function lockOpenQuote(tx: TenantTx, guid: string): Promise<FoundDocument> {
  await tx.selectFrom('quotes').select('id').where('guid', '=', guid).forUpdate().execute();
  const found = await findDocument(tx, guid);
  if (found.one.kind !== 'quote')
    throw appError('not_now', { message: 'Only quotes can be accepted or declined' });
  const { status, isExpired } = found.one.document;
  if (isExpired)
    throw appError('not_now', { message: 'This quote has expired. Please ask for a new one' });
  if (status !== 'sent' && status !== 'viewed')
    throw appError('not_now', { message: 'This quote was answered already' });
  return found;
}

/** Answer of a customer to a quote. */
export type QuoteAnswer =
  | { readonly type: 'accepted'; readonly name: string; readonly address: string }
  | { readonly type: 'declined'; readonly reason: string };

/**
 * Records the answer of the customer to a quote, once.
 * @throws `not_found`, `not_now`
 */
export async function answerPublicQuote(
  tx: TenantTx,
  tenantId: number,
  guid: string,
  answer: QuoteAnswer,
): Promise<void> {
  const { one } = await lockOpenQuote(tx, guid);
  const { id } = one.document;
  const isAccepted = answer.type === 'accepted';
  await tx
    .updateTable('quotes')
    .set((eb) => ({
      status: answer.type,
      ...(isAccepted
        ? {
            signature: JSON.stringify({
              name: answer.name,
              at: new Date().toISOString(),
              ip: answer.address,
            }),
          }
        : { decline_reason: answer.reason }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
  await recordDocumentEvent(
    tx,
    tenantId,
    { quoteId: id },
    { type: answer.type, text: isAccepted ? answer.name : answer.reason, userId: null },
  );
  const who = isAccepted ? answer.name : one.document.customer_name;
  await announce(tx, tenantId, one, `${who} ${answer.type} ${documentTitle(one)}`);
}

/**
 * Adds a comment of the customer to a document.
 * @throws `not_found`; `not_now` when it has too many
 */
export async function commentOnDocument(
  tx: TenantTx,
  tenantId: number,
  guid: string,
  comment: string,
): Promise<void> {
  const { one } = await findDocument(tx, guid);
  const { id } = one.document;
  const isQuote = one.kind === 'quote';
  const key = isQuote ? { quoteId: id } : { invoiceId: id };
  await requireRoomForComment(tx, key, 'Please call us');
  await recordDocumentEvent(tx, tenantId, key, { type: 'commented', text: comment, userId: null });
  await announce(
    tx,
    tenantId,
    one,
    `${one.document.customer_name} commented on ${documentTitle(one)}`,
  );
}
