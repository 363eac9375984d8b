import type { DocumentFormValues } from './document-form.ts';
import { emptyLine } from './line-form.ts';

/** Defaults of a new document, as the server proposes them. */
interface Defaults {
  readonly currency: string;
  readonly taxInclusive: boolean;
  readonly terms: string;
  readonly footer: string;
  readonly depositType: 'percent' | 'amount';
  readonly deposit: number;
  readonly taxIds: readonly number[];
}

/**
 * Returns the values that the form of a new document begins with: the defaults, and the customer and project of the URL.
 * @param defaults - undefined when they could not be loaded: the server then applies them
 * @param date - date of the document
 * @param lastDay - last day of a quote, due date of an invoice
 */
export function givenValues(
  defaults: Defaults | undefined,
  date: string | undefined,
  lastDay: string | null | undefined,
): Partial<DocumentFormValues> {
  const search = new URLSearchParams(window.location.search);
  return {
    customer_id: search.get('customer') ?? '',
    projectId: search.get('project') ?? '',
    ...(defaults && {
      currency: defaults.currency,
      taxInclusive: defaults.taxInclusive,
      date: date ?? '',
      lastDay: lastDay ?? '',
      terms: defaults.terms,
      footer: defaults.footer,
      depositType: defaults.depositType,
      deposit: defaults.deposit === 0 ? '' : String(defaults.deposit),
      lines: [emptyLine(defaults.taxIds)],
    }),
  };
}
