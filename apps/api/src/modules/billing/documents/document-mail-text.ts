import type { DocumentMailBody } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { documentTitle, type SomeDocument } from './document-paper.ts';

/** Returns a document with another number. */
export function withNumber(one: SomeDocument, number: string): SomeDocument {
  return one.kind === 'quote'
    ? { kind: 'quote', document: { ...one.document, quoteNumber: number } }
    : { kind: 'invoice', document: { ...one.document, invoiceNumber: number } };
}

/** Returns the subject and message of an email that sends a document: the typed ones, or the standard text. */
export async function getMailText(
  tx: TenantTx,
  one: SomeDocument,
  { subject, message }: DocumentMailBody,
): Promise<{ readonly subject: string; readonly message: string }> {
  const { company_name } = await getSettings(tx);
  return {
    subject:
      subject ||
      [documentTitle(one), company_name && `from ${company_name}`].filter(Boolean).join(' '),
    message:
      message ??
      (one.kind === 'quote'
        ? 'Here is your quote. You can read it and answer it online.'
        : 'Here is your document. You can read it online, and the PDF is attached.'),
  };
}

/**
 * Returns a typed text in which the number that a draft was expected to get is the one that it got.
 * @param expected - undefined for text that was typed after the document had its number
 */
export function withIssuedNumber(
  text: string | undefined,
  one: SomeDocument,
  expected: string | undefined,
): string | undefined {
  if (!text || !expected) return text;
  return text.replaceAll(documentTitle(withNumber(one, expected)), () => documentTitle(one));
}
