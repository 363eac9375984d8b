import type { BillTo, DocumentLineWrite, DocumentSend, Invoice, Quote } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { InvoiceRecord, QuoteRecord } from '../../../kernel/database/records.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { markTimeInvoiced } from '../../work/index.ts';
import { copiedFields } from '../documents/copy-document.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { sendDocument } from '../documents/send-document.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';
import { applyDeposit } from './apply-deposit.ts';
import { releaseTimeEntries } from './billed-time.ts';
import { claimAgain } from './claim-again.ts';
import {
  type CreditableLine,
  readCreditableLines,
  requireCreditable,
  toCreditLines,
} from './credit-lines.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { addCredit, amountText, requirePayable } from './invoice-payments.ts';
import { moveDeposit } from './quote-payments.ts';
import { getSettlement, settledColumns, toUnits } from './settle-invoice.ts';

/**
 * Gives an invoice its number and fixes its content and its time.
 * @param address - address of the receiver; that of the customer without one
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed`
 */
export async function issueInvoice(
  write: TenantWrite,
  id: number,
  version: number | undefined,
  address?: BillTo['address'],
): Promise<Invoice> {
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  if (!row.issued_at) {
    await claimAgain(write, row);
    await markTimeInvoiced(write, id);
  }
  return issueRow(write, row, address);
}

async function issueRow(
  write: TenantWrite,
  row: InvoiceRecord,
  address?: BillTo['address'],
): Promise<Invoice> {
  const isCredit = row.type === 'credit_note';
  // Nothing is left to pay of an invoice over nothing, and of a credit note.
  const isPaid = isCredit || Number(row.grand_total) === 0;
  const issued = await issueDocument<Invoice>(write, row, {
    entity: invoiceEntity,
    kind: isCredit ? 'credit_note' : 'invoice',
    numberColumn: 'invoice_number',
    day: row.invoice_date,
    key: { invoiceId: row.id },
    address: address ?? null,
    columns: {
      balance: isPaid ? 0 : Number(row.grand_total),
      ...(isPaid && !isCredit && { status: 'paid' }),
      ...(!isCredit && (await applyDeposit(write, row))),
    },
  });
  return issued;
}

/**
 * Emails an invoice, and issues it when it is a draft.
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed`
 */
export function sendInvoice(
  write: TenantWrite,
  send: SendJob,
  id: number,
  body: DocumentSend,
): Promise<Invoice> {
  return sendDocument<Invoice>(write, send, id, body, {
    entity: invoiceEntity,
    key: { invoiceId: id },
    issue: issueInvoice,
    withKind: (document) => ({ kind: 'invoice', document }),
  });
}

/**
 * Copies an invoice into a new draft of today.
 * @throws `not_found`
 */
export async function duplicateInvoice(write: TenantWrite, id: number): Promise<Invoice> {
  const invoice = (await getEntity(write, invoiceEntity, id)) as Invoice;
  return (await createEntity(write, invoiceEntity, copiedFields(invoice))) as Invoice;
}

/**
 * Makes a draft invoice of a quote, once.
 * @throws `not_found`, `conflict`; `not_now` for a draft, a declined quote, or one that has an invoice
 */
export async function quoteToInvoice(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<{ readonly quote: Quote; readonly invoice: Invoice }> {
  const row = await lockEntity<QuoteRecord>(write, quoteEntity, id, version);
  if (row.invoice_id !== null)
    throw appError('not_now', { message: 'This quote has an invoice already' });
  if (!row.issued_at || row.status === 'declined')
    throw appError('not_now', {
      message: row.issued_at ? 'The customer declined this quote' : 'Issue the quote first',
    });
  const source = (await getEntity(write, quoteEntity, id)) as Quote;
  const { terms: _terms, ...fields } = copiedFields(source);
  const invoice = (await createEntity(write, invoiceEntity, {
    ...fields,
    quote_id: id,
  })) as Invoice;
  await moveDeposit(write.tx, id, invoice.id);
  const userId = await cacheActor(write);
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { quoteId: id },
    { type: 'converted', text: 'Invoice', userId },
  );
  const quote = await saveLocked<Quote>(write, quoteEntity, row, {
    status: 'converted',
    invoice_id: invoice.id,
  });
  return { quote, invoice };
}

/**
 * Cancels an issued invoice that nobody has paid; its time can be billed again.
 * @throws `not_found`, `conflict`, `not_now`
 */
export async function cancelInvoice(
  write: TenantWrite,
  id: number,
  { version, reason }: { readonly version?: number | undefined; readonly reason: string },
): Promise<Invoice> {
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  const { paid, credited } = getSettlement(row);
  if (paid + credited > 0n)
    throw appError('not_now', {
      message: 'This invoice has payments or credit notes. Issue a credit note instead',
    });
  await releaseTimeEntries(write, [id]);
  const userId = await cacheActor(write);
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { invoiceId: id },
    { type: 'cancelled', text: reason, userId },
  );
  return saveLocked<Invoice>(write, invoiceEntity, row, { status: 'cancelled', balance: 0 });
}

/** Returns the lines of a credit note: the chosen ones, or all of an invoice of which nothing was credited yet. */
function creditLines(
  source: Invoice,
  creditable: readonly CreditableLine[],
  lines: readonly DocumentLineWrite[] | undefined,
): readonly DocumentLineWrite[] {
  if (lines) return toCreditLines(creditable, lines, source.currency);
  if (source.amountCredited > 0)
    throw appError('validation_failed', {
      formErrors: { lines: 'Choose the lines: a part of this invoice was credited already' },
    });
  return copiedFields(source).lines;
}

/**
 * Issues a credit note for an invoice or a part of it. What was paid beyond the rest becomes credit of the customer.
 * @throws `not_found`, `conflict`, `not_now`; `validation_failed` on the fields of lines for more than is left
 */
export async function creditInvoice(
  write: TenantWrite,
  id: number,
  {
    version,
    lines,
    reason,
  }: {
    readonly version?: number | undefined;
    readonly lines?: readonly DocumentLineWrite[] | undefined;
    readonly reason: string;
  },
): Promise<Invoice> {
  const { tx, tenantId } = write;
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  const source = (await getEntity(write, invoiceEntity, id)) as Invoice;
  const creditable = await readCreditableLines(tx, source);
  const draft = (await createEntity(write, invoiceEntity, {
    ...copiedFields(source),
    lines: [...creditLines(source, creditable, lines)],
    knownLines: source.lines ?? [],
    keepsTaxes: true,
    deposit: 0,
    publicNotes: reason,
    // Terms of payment mean nothing on a credit note.
    terms: '',
    dueDate: null,
    type: 'credit_note',
    credited_invoice_id: id,
  })) as Invoice;
  requireCreditable(creditable, draft);
  const amount = toUnits(draft.grandTotal);
  const { paid, credited } = getSettlement(row);
  const total = toUnits(row.grand_total);
  if (amount === 0n)
    throw appError('validation_failed', {
      formErrors: { lines: 'Choose at least one line with an amount' },
    });
  if (amount > total - credited)
    throw appError('validation_failed', {
      formErrors: {
        lines: `At most ${amountText(total - credited, row.currency)} is left to credit`,
      },
    });
  const note = await issueRow(
    write,
    await lockEntity<InvoiceRecord>(write, invoiceEntity, draft.id, undefined),
    // A correction goes where the invoice went.
    source.billTo?.address,
  );
  const userId = await cacheActor(write);
  const before = paid + credited > total ? paid + credited - total : 0n;
  const after = paid + credited + amount > total ? paid + credited + amount - total : 0n;
  await addCredit(write, row, after - before, { userId });
  const isWhole = credited + amount >= total;
  if (isWhole) await releaseTimeEntries(write, [id]);
  await recordDocumentEvent(
    tx,
    tenantId,
    { invoiceId: id },
    { type: 'credited', text: `${note.invoiceNumber} ${amountText(amount, row.currency)}`, userId },
  );
  await saveLocked<Invoice>(
    write,
    invoiceEntity,
    row,
    settledColumns(row, { paid, credited: credited + amount }),
  );
  return note;
}
