import { DOCUMENT_PATH } from '@org/schema';
import type { DocumentEventType } from '@org/schema/entities';
import type { DocumentMail } from '../../../kernel/database/stored-values.ts';
import type { MailBrand, MailParts } from '../../../kernel/mail/render-mail.ts';
import type { CustomerMail } from '../../../kernel/module/design-mail.ts';
import { getFigures } from '../../../kernel/pdf/draw-documents.ts';
import { documentTitle, type SomeDocument } from './document-paper.ts';

/** A document, the text of an email about it, and its sender. */
export interface DocumentMailInput {
  readonly one: SomeDocument;
  readonly mail: Pick<DocumentMail, 'subject' | 'message'>;
  /** Type of the entry in the history that sends it. */
  readonly type: DocumentEventType;
  readonly brand: MailBrand;
  readonly locale: string;
  /** URL of the tenant's site, with a trailing slash. */
  readonly site: string;
  /** Name of the tenant. */
  readonly sender: string;
}

/** Returns the rows of amounts and dates of a mail. */
function getRows({ one, locale }: DocumentMailInput) {
  const { money, day } = getFigures({ locale }, one.document.currency);
  const last =
    one.kind === 'quote'
      ? { label: 'Valid until', day: one.document.expiryDate }
      : { label: 'Due', day: one.document.type === 'invoice' ? one.document.dueDate : null };
  const isOpen = one.kind === 'invoice' && one.document.balance > 0;
  return [
    { label: 'Total', value: money(one.document.grandTotal), isStrong: true },
    ...(isOpen && one.document.balance !== one.document.grandTotal
      ? [{ label: 'Left to pay', value: money(one.document.balance), isStrong: true }]
      : []),
    ...(last.day ? [{ label: last.label, value: day(last.day) }] : []),
  ];
}

/** Returns the label of the button, and the small line below. */
function getEnds({ one, type, sender }: DocumentMailInput): readonly [label: string, note: string] {
  const title = documentTitle(one);
  if (type === 'commented')
    return [
      'Read and reply',
      `You received this email because ${sender} wrote to you about ${title}.`,
    ];
  return [
    one.kind === 'quote'
      ? 'See the quote and answer'
      : `See the ${title.split(' ')[0]?.toLowerCase()}`,
    `You received this email because ${sender} has prepared a document for you.`,
  ];
}

/** Returns the email about a document for its customer, without the recipient. */
export function documentMailParts(input: DocumentMailInput): Omit<CustomerMail, 'to'> {
  const { one, mail, type, brand, locale, site, sender } = input;
  const { customer_name, grandTotal, currency, guid } = one.document;
  const number = one.kind === 'quote' ? one.document.quoteNumber : one.document.invoiceNumber;
  const [label, note] = getEnds(input);
  const parts: MailParts = {
    subject: mail.subject,
    title: documentTitle(one),
    paragraphs: mail.message.split(/\n{2,}/).filter(Boolean),
    sender,
    brand,
    ...(type !== 'commented' && { rows: getRows(input) }),
    button: { label, href: `${site}${DOCUMENT_PATH}${guid}` },
    note,
  };
  return {
    event: `${one.kind}.${type === 'reminded' ? 'reminded' : 'sent'}`,
    site,
    parts,
    firstName: customer_name,
    lastName: '',
    number: number ?? '',
    total: getFigures({ locale }, currency).money(grandTotal),
    hasTypedSubject: true,
  };
}
