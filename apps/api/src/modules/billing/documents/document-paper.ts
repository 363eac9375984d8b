import { addressLines, type BillTo, type Invoice, type Quote } from '@org/schema/entities';
import type { StoredBillTo } from '../../../kernel/database/stored-values.ts';
import {
  type DocumentSender,
  drawDocuments,
  type Figures,
  getFigures,
  type PaperDocument,
  type PaperRow,
  type TotalLine,
} from '../../../kernel/pdf/draw-documents.ts';
import { embeddedInvoice } from '../structured/factur-x.ts';
import type { StructuredInput } from '../structured/structured-invoice.ts';

/** A quote or an invoice with its kind. */
export type SomeDocument =
  | { readonly kind: 'quote'; readonly document: Quote }
  | { readonly kind: 'invoice'; readonly document: Invoice };

/** Document to draw, with its sender. */
export interface DocumentInput {
  readonly one: SomeDocument;
  readonly sender: DocumentSender;
  /** Sender as it was when the document was issued. */
  readonly seller: StoredBillTo['seller'];
  /** Account for transfers; '' for none. */
  readonly bankDetails: string;
  /** Vehicle of the document; '' for none. */
  readonly vehicle: string;
  /** Number of the invoice that a credit note corrects; '' for others. */
  readonly creditedNumber: string;
  /** XML invoice that the PDF contains; undefined for none. */
  readonly structured?: StructuredInput | undefined;
}

/** Returns the title of a document with its number, such as `Invoice INV-2026-0001`. */
export function documentTitle(one: SomeDocument): string {
  if (one.kind === 'quote') return `Quote ${one.document.quoteNumber ?? '(draft)'}`;
  const { type, invoiceNumber } = one.document;
  return `${type === 'credit_note' ? 'Credit note' : 'Invoice'} ${invoiceNumber ?? '(draft)'}`;
}

/** Returns whether a document asks its customer for money, so that it has to say where to: an invoice, or a quote with a deposit. */
export function asksForMoney(one: SomeDocument): boolean {
  return one.kind === 'quote'
    ? one.document.depositDue > 0 && one.document.invoiceId === null
    : one.document.type === 'invoice';
}

function getDetails({ one, creditedNumber }: DocumentInput, { day }: Figures): string[] {
  const { title, poNumber } = one.document;
  const dates =
    one.kind === 'quote'
      ? [
          day(one.document.quoteDate),
          one.document.expiryDate && `Valid until ${day(one.document.expiryDate)}`,
        ]
      : [
          day(one.document.invoiceDate),
          one.document.dueDate &&
            one.document.type === 'invoice' &&
            `Due ${day(one.document.dueDate)}`,
        ];
  return [
    title,
    creditedNumber && `Credit for invoice ${creditedNumber}`,
    ...dates,
    poNumber && `Your reference: ${poNumber}`,
  ].filter((line) => !!line) as string[];
}

/** Returns the receiver of a document as lines. */
export function receiver(billTo: BillTo | null): string {
  if (!billTo) return '';
  const { name, company, address, email, taxNumber } = billTo;
  return [
    company,
    name !== company ? name : '',
    ...(address ? addressLines(address) : []),
    email,
    taxNumber && `Tax number ${taxNumber}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function toRow(line: NonNullable<Quote['lines']>[number], figures: Figures): PaperRow {
  const { name, description, quantity, unit, unitPrice, discount, discountType } = line;
  const [title, detail] = name ? [name, description] : [description, ''];
  if (line.type === 'text') return { cells: [name, '', '', ''], detail: description };
  const less =
    discount === 0
      ? ''
      : `Discount ${discountType === 'percent' ? figures.percent(discount) : figures.money(discount)}`;
  return {
    cells: [
      title,
      [figures.quantity(quantity), unit].filter(Boolean).join('\u00a0'),
      figures.money(unitPrice),
      figures.money(line.lineTotal),
    ],
    detail: [detail, less].filter(Boolean).join('\n'),
  };
}

function totalLines(one: SomeDocument, { money, percent }: Figures): TotalLine[] {
  const { document } = one;
  const inside = document.taxInclusive ? ' (included)' : '';
  const line = (label: string, amount: number, style = {}): TotalLine => ({
    label,
    amount: money(amount),
    style,
  });
  const strong = { weight: 600 as const };
  return [
    ...(document.discountTotal > 0 ? [line('Discounts', -document.discountTotal)] : []),
    line('Subtotal', document.subtotal),
    ...document.taxLines.map(({ name, rate, amount }) =>
      line(`${name} ${percent(rate)}${inside}`, amount),
    ),
    line('Total', document.grandTotal, { ...strong, size: 11 }),
    ...(document.depositDue > 0 && (one.kind === 'quote' || one.document.amountPaid === 0)
      ? [line('Deposit', document.depositDue)]
      : []),
    ...(one.kind === 'invoice' && one.document.type === 'invoice'
      ? [
          ...(one.document.amountPaid > 0 ? [line('Paid', -one.document.amountPaid)] : []),
          ...(one.document.amountCredited > 0
            ? [line('Credited', -one.document.amountCredited)]
            : []),
          ...(one.document.amountPaid + one.document.amountCredited > 0
            ? [line('Balance due', one.document.balance, strong)]
            : []),
        ]
      : []),
  ];
}

function getNotes({ one, bankDetails, vehicle }: DocumentInput): string[] {
  const { publicNotes, terms, footer } = one.document;
  const signature = one.kind === 'quote' ? one.document.signature : null;
  return [
    vehicle && `Vehicle: ${vehicle}`,
    publicNotes,
    bankDetails && asksForMoney(one) ? `Payment\n${bankDetails}` : '',
    terms && `Terms\n${terms}`,
    signature ? `Accepted by ${signature.name} on ${signature.at.slice(0, 10)}` : '',
    footer,
  ].filter(Boolean);
}

/** Returns a document as it is drawn. */
export function toPaper(input: DocumentInput): PaperDocument {
  const { one, sender } = input;
  const figures = getFigures(sender, one.document.currency);
  return {
    title: documentTitle(one),
    details: getDetails(input, figures),
    showsTaxNumber: true,
    parties: [['For', receiver(one.document.billTo)]],
    columns: [
      { title: 'Item', isStrong: true },
      { title: 'Quantity', isFigure: true },
      { title: 'Price', isFigure: true },
      { title: 'Amount', isFigure: true },
    ],
    rows: (one.document.lines ?? []).map((line) => toRow(line, figures)),
    totals: totalLines(one, figures),
    notes: getNotes(input),
  };
}

/**
 * Draws a document. Its sender is the one that it was issued by, with the logo of today.
 * @returns PDF
 */
export function drawDocument(input: DocumentInput): Promise<Buffer> {
  const sender = { ...input.sender, ...input.seller };
  return drawDocuments(
    [toPaper({ ...input, sender })],
    sender,
    documentTitle(input.one),
    input.structured && embeddedInvoice(input.structured),
  );
}
