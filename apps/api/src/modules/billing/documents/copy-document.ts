import type { Invoice, Quote, RecurringInvoice } from '@org/schema/entities';
import { toLineBodies } from './price-lines.ts';

/** Returns the fields that a copy of a document begins with: all that people write, without dates and time entries. */
export function copiedFields(document: Quote | Invoice | RecurringInvoice) {
  const {
    title,
    customer_id,
    vehicle_id,
    projectId,
    poNumber,
    currency,
    taxInclusive,
    lines = [],
    depositType,
    deposit,
    depositDue,
    terms,
    publicNotes,
    privateNotes,
    footer,
  } = document;
  return {
    title,
    customer_id,
    vehicle_id,
    projectId,
    poNumber,
    currency,
    taxInclusive,
    // Time is billed once: its lines stay as text and amounts.
    lines: toLineBodies(lines).map((line) => ({ ...line, timeEntryIds: [] })),
    // A product or a tax that was deleted since does not keep people from copying.
    knownLines: lines,
    depositType,
    // The usual deposit can be larger than a small document.
    deposit: depositType === 'amount' ? depositDue : deposit,
    terms,
    publicNotes,
    privateNotes,
    footer,
  };
}
