import type { BillTo, DocumentRecipient } from '@org/schema/entities';
import type { CustomerRecord } from '../../../kernel/database/records.ts';

/** Returns the people of a customer with an email address: the primary contact, the customer, then the other contacts. */
export function getRecipients({
  display_name,
  email,
  contacts,
}: Pick<CustomerRecord, 'display_name' | 'email' | 'contacts'>): DocumentRecipient[] {
  const people = contacts.map(({ name, email: address, isPrimary }) => ({
    name,
    email: address,
    isPrimary,
  }));
  const found = [
    ...people.filter(({ isPrimary }) => isPrimary),
    { name: display_name, email, isPrimary: false },
    ...people.filter(({ isPrimary }) => !isPrimary),
  ];
  const known = new Set<string>();
  return found.filter(({ email: address }) => {
    if (!address || known.has(address)) return false;
    known.add(address);
    return true;
  });
}

/** Parts of a document that say where it is sent. */
interface Addressed {
  readonly billTo?: BillTo | null | undefined;
  readonly customer?:
    | { readonly recipients?: readonly DocumentRecipient[] | undefined }
    | null
    | undefined;
}

/**
 * Returns the address that a document is sent to when nobody chose one: that of the primary contact, or else the one that the
 * document has; '' for none.
 */
export function getUsualRecipient({ billTo, customer }: Addressed): string {
  const recipients = customer?.recipients ?? [];
  return (
    recipients.find(({ isPrimary }) => isPrimary)?.email ||
    billTo?.email ||
    recipients[0]?.email ||
    ''
  );
}
