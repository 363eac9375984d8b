import type { PublicDocument } from '@org/schema/entities';

const KINDS: Readonly<Record<PublicDocument['kind'], string>> = {
  quote: 'Quote',
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Returns the title of a document, such as `Invoice INV-2026-0001`. */
export const getDocumentTitle = ({
  kind,
  number,
}: Pick<PublicDocument, 'kind' | 'number'>): string => `${KINDS[kind]} ${number}`;

/** Returns the status of a document in words for the customer. */
export function getDocumentStatus(document: PublicDocument): string {
  const { kind, status, isExpired, isOverdue, canAnswer } = document;
  if (kind === 'credit_note') return 'Credit note';
  if (kind === 'quote') {
    if (status === 'accepted' || status === 'converted') return 'Accepted';
    if (status === 'declined') return 'Declined';
    return isExpired ? 'Expired' : canAnswer ? 'Waiting for your answer' : 'Open';
  }
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'reversed') return 'Credited';
  if (status === 'paid') return 'Paid';
  if (isOverdue) return 'Overdue';
  return status === 'partial' ? 'Partly paid' : 'To pay';
}
