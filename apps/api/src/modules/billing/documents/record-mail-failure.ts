import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import type { MailFailure } from '../../../kernel/mail/mail-failure.ts';
import { recordDocumentEvent } from './document-events.ts';

/** Reference of emails that an entry of a document's history sends. */
const REFERENCE = /^document event (\d{1,15})$/;

/** Returns the reference of the emails of an entry of a history. */
export const eventReference = (eventId: number): string => `document event ${eventId}`;

/** Shows on a recurring invoice that the email of its last invoice failed, unless staff have to read something else first. */
async function noteOnRecurring(tx: TenantTx, tenantId: number, invoiceId: number, text: string) {
  const changed = await tx
    .updateTable('recurring_invoices')
    .set((eb) => ({ notice: text, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', (eb) =>
      eb.selectFrom('invoices').select('recurring_id').where('id', '=', invoiceId),
    )
    .where('notice', '=', '')
    .returning('id')
    .executeTakeFirst();
  if (changed)
    await announceChange(
      { tx, tenantId, actorId: null },
      { entity: 'recurring_invoice', action: 'updated' },
      [changed.id],
    );
}

/**
 * Adds to the history of a document that an email about it was not sent, so that staff see it and send it again; also to the
 * recurring invoice that made it.
 */
export async function recordMailFailure(
  tx: TenantTx,
  tenantId: number,
  { reference, recipient, why }: MailFailure,
): Promise<void> {
  const eventId = Number(REFERENCE.exec(reference)?.[1] ?? 0);
  if (eventId === 0) return;
  const event = await tx
    .selectFrom('document_events')
    .select(['quote_id', 'invoice_id'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return;
  const text = `${recipient}: ${why}`.slice(0, 500);
  const userId = null;
  if (event.quote_id !== null) {
    await recordDocumentEvent(
      tx,
      tenantId,
      { quoteId: event.quote_id },
      { type: 'mail_failed', text, userId },
    );
    await announceChange({ tx, tenantId, actorId: null }, { entity: 'quote', action: 'updated' }, [
      event.quote_id,
    ]);
  }
  if (event.invoice_id === null) return;
  await recordDocumentEvent(
    tx,
    tenantId,
    { invoiceId: event.invoice_id },
    { type: 'mail_failed', text, userId },
  );
  await announceChange({ tx, tenantId, actorId: null }, { entity: 'invoice', action: 'updated' }, [
    event.invoice_id,
  ]);
  await noteOnRecurring(tx, tenantId, event.invoice_id, `An invoice was not emailed to ${text}`);
}
