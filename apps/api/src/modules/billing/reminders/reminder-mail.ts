import type { BillingSettings, ReminderField } from '@org/schema/entities';
import type { DocumentMail } from '../../../kernel/database/stored-values.ts';
import { getFigures } from '../../../kernel/pdf/draw-documents.ts';
import { documentTitle, type SomeDocument } from '../documents/document-paper.ts';
import { getUsualRecipient } from '../documents/recipients.ts';

/** Subject and message of a reminder about a quote, which has no balance. */
const QUOTE_TEXTS = {
  subject: 'Reminder: {title}',
  message:
    'Our offer {title} over {total} is valid until {day}. You can read and accept it online.',
} as const;

/** Returns the values of the fields of a reminder, in the formats of the tenant. */
function getValues(one: SomeDocument, locale: string): Readonly<Record<ReminderField, string>> {
  const { money, day } = getFigures({ locale }, one.document.currency);
  const last = one.kind === 'quote' ? one.document.expiryDate : one.document.dueDate;
  const number = one.kind === 'quote' ? one.document.quoteNumber : one.document.invoiceNumber;
  return {
    title: documentTitle(one),
    number: number ?? '',
    total: money(one.document.grandTotal),
    balance: money(one.kind === 'quote' ? one.document.grandTotal : one.document.balance),
    day: last ? day(last) : '',
    customer: one.document.customer_name,
  };
}

/** Replaces the fields of a text; unknown names in braces stay as they are. */
function fillReminder(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(/\{([a-z]{1,20})\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the email that reminds the customer of a document; undefined when they have no address. */
export function reminderMail(
  one: SomeDocument,
  settings: Pick<BillingSettings, 'reminderSubject' | 'reminderMessage'>,
  locale: string,
): DocumentMail | undefined {
  const to = getUsualRecipient(one.document);
  if (!to) return undefined;
  const texts =
    one.kind === 'quote'
      ? QUOTE_TEXTS
      : { subject: settings.reminderSubject, message: settings.reminderMessage };
  const values = getValues(one, locale);
  return {
    to: [to],
    subject: fillReminder(texts.subject, values),
    message: fillReminder(texts.message, values),
    attachPdf: true,
  };
}
