import type { DocumentEvent, DocumentEventType } from '@org/schema/entities';
import { historyTime } from '../../../kernel/database/history-time.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';

/** A quote or an invoice. */
export type DocumentKey = { readonly quoteId: number } | { readonly invoiceId: number };

/** Adds an entry to the history of a document. Takes `userId` is the staff member who caused it, null for customers. */
export async function recordDocumentEvent(
  tx: TenantTx,
  tenantId: number,
  key: DocumentKey,
  {
    type,
    text = '',
    userId,
  }: {
    readonly type: DocumentEventType;
    readonly text?: string;
    readonly userId: number | null;
  },
): Promise<void> {
  await tx
    .insertInto('document_events')
    .values({
      tenant_id: tenantId,
      quote_id: 'quoteId' in key ? key.quoteId : null,
      invoice_id: 'invoiceId' in key ? key.invoiceId : null,
      type,
      text,
      user_id: userId,
      created_at: historyTime() ?? undefined,
    })
    .execute();
}

/** Maximum number of entries that a history shows. */
const MAX_EVENTS = 500;

/** Returns the history of a document, newest first. */
export async function listDocumentEvents(tx: TenantTx, key: DocumentKey): Promise<DocumentEvent[]> {
  const [column, id] =
    'quoteId' in key
      ? (['quote_id', key.quoteId] as const)
      : (['invoice_id', key.invoiceId] as const);
  const rows = await tx
    .selectFrom('document_events')
    .select(['id', 'type', 'text', 'user_id', 'created_at'])
    .where(column, '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  const people = await peopleByIds(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ user_id, created_at, ...event }) => ({
    ...event,
    at: created_at.toISOString(),
    user: personIn(people, user_id),
  }));
}
