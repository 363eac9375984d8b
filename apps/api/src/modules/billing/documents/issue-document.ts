import type { BillTo } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { historyTime } from '../../../kernel/database/history-time.ts';
import { saveLocked } from '../../../kernel/entities/entity-actions.ts';
import type { AnyEntityDefinition, Columns } from '../../../kernel/entities/entity-definition.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { readBillTo, readSeller } from './bill-to.ts';
import { getBillingSettings, getStructuredSeller } from './billing-settings.ts';
import type { DocumentRecord } from './document-columns.ts';
import { type DocumentKey, recordDocumentEvent } from './document-events.ts';
import { type NumberedKind, takeDocumentNumber } from './document-number.ts';

/** Differences between issuing a quote and an invoice. */
export interface IssuedKind {
  readonly entity: AnyEntityDefinition;
  readonly kind: NumberedKind;
  /** Column of the number. */
  readonly numberColumn: 'quote_number' | 'invoice_number';
  /** Date of the document, whose year the number has. */
  readonly day: string;
  readonly key: DocumentKey;
  /** Address of the receiver; @default that of the customer */
  readonly address?: BillTo['address'];
  /** Columns that it begins its issued life with. */
  readonly columns: Columns;
}

/**
 * Checks that a draft is complete.
 * @throws `not_now` for an issued one; `validation_failed` on the missing field
 */
function requireComplete(row: DocumentRecord): void {
  if (row.issued_at) throw appError('not_now', { message: 'This document was issued already' });
  if (row.customer_id === null)
    throw appError('validation_failed', { formErrors: { customer_id: 'Choose a customer' } });
  if (!row.lines.some(({ type }) => type !== 'text'))
    throw appError('validation_failed', { formErrors: { lines: 'Add at least one line' } });
}

/**
 * Gives a locked draft its number and fixes its content, with receiver and sender as they are now. The number is taken last, since
 * other issuers wait for it until the transaction ends.
 */
export async function issueDocument<Rec extends object>(
  write: TenantWrite,
  row: DocumentRecord,
  { entity, kind, numberColumn, day, key, columns, address }: IssuedKind,
): Promise<Rec> {
  requireComplete(row);
  const { tx, tenantId } = write;
  const billTo = (row.customer_id && (await readBillTo(tx, row.customer_id))) || row.bill_to;
  if (!billTo)
    throw appError('validation_failed', { formErrors: { customer_id: 'Choose a customer' } });
  const settings = await getBillingSettings(tx);
  const seller = { ...(await readSeller(tx)), structured: getStructuredSeller(settings) };
  const userId = await cacheActor(write);
  const number = await takeDocumentNumber(write, kind, day, settings);
  await recordDocumentEvent(tx, tenantId, key, { type: 'issued', text: number, userId });
  return saveLocked<Rec>(write, entity, row, {
    status: 'sent',
    ...columns,
    [numberColumn]: number,
    issued_at: historyTime() ?? new Date(),
    customer_name: billTo.name,
    bill_to: JSON.stringify({ ...billTo, ...(address && { address }), seller }),
  });
}
