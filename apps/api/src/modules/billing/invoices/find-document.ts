import { appError } from '@org/schema/errors';
import type { StoredBillTo } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SomeDocument } from '../documents/document-paper.ts';
import { DOCUMENT_READERS } from './document-readers.ts';

/** An issued document with its row's id and sender. */
export interface FoundDocument {
  readonly one: SomeDocument;
  readonly seller: StoredBillTo['seller'];
}

/**
 * Returns an issued document by its secret id.
 * @throws `not_found`
 */
export async function findDocument(tx: TenantTx, guid: string): Promise<FoundDocument> {
  for (const table of ['quotes', 'invoices'] as const) {
    const row = await tx
      .selectFrom(table)
      .select(['id', 'bill_to'])
      .where('guid', '=', guid)
      .where('issued_at', 'is not', null)
      .executeTakeFirst();
    if (!row) continue;
    // Customers read what the document shows, and no settings.
    const { structured: _structured, ...shown } = row.bill_to?.seller ?? {};
    const seller = row.bill_to?.seller && (shown as StoredBillTo['seller']);
    if (table === 'quotes') {
      const document = await DOCUMENT_READERS.quote(tx, row.id);
      if (document) return { one: { kind: 'quote', document }, seller };
    } else {
      const document = await DOCUMENT_READERS.invoice(tx, row.id);
      if (document) return { one: { kind: 'invoice', document }, seller };
    }
  }
  throw appError('not_found');
}
