import type { Invoice, Quote } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { entityRecords } from '../../../kernel/entities/entity.service.ts';
import type { KindOf } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { DocumentReaders } from '../documents/document-mails.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';
import { invoiceEntity } from './invoice.entity.ts';

/** Returns a document without checking a user, such as for the customer that it was sent to. */
async function readAny<Rec extends object>(
  tx: TenantTx,
  kind: KindOf<Rec>,
  id: number,
): Promise<Rec | undefined> {
  const rows = await findRows(tx, kind, [id]);
  const [record] = await entityRecords(tx, kind, rows);
  return record;
}

/** Reads documents without a user. */
export const DOCUMENT_READERS: DocumentReaders = {
  quote: (tx, id) => readAny<Quote>(tx, quoteEntity as unknown as KindOf<Quote>, id),
  invoice: (tx, id) => readAny<Invoice>(tx, invoiceEntity as unknown as KindOf<Invoice>, id),
};
