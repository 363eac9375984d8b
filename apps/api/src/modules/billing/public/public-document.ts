import type { Invoice, PublicDocument, Quote } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { getBillingSettings } from '../documents/billing-settings.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { asksForMoney, type SomeDocument } from '../documents/document-paper.ts';
import { listSharedFiles } from '../files/document-files.ts';
import type { FoundDocument } from '../invoices/find-document.ts';
import { fromUnits } from '../invoices/settle-invoice.ts';
import { getPayable, getQuotePayments, payLinks } from '../online-payments/payable-parts.ts';

/** Returns the comments of a document, oldest first. */
async function getComments(tx: TenantTx, one: SomeDocument): Promise<PublicDocument['comments']> {
  const rows = await tx
    .selectFrom('document_events')
    .select(['text', 'created_at', 'user_id'])
    .where(one.kind === 'quote' ? 'quote_id' : 'invoice_id', '=', one.document.id)
    .where('type', '=', 'commented')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.toReversed().map(({ text, created_at, user_id }) => ({
    text,
    at: created_at.toISOString(),
    isOwn: user_id === null,
  }));
}

function ofQuote(quote: Quote, amountPaid: number) {
  const canAnswer = ['sent', 'viewed'].includes(quote.status) && !quote.isExpired;
  return {
    kind: 'quote' as const,
    number: quote.quoteNumber ?? '',
    date: quote.quoteDate,
    lastDay: quote.expiryDate,
    isExpired: quote.isExpired,
    isOverdue: false,
    canAnswer,
    amountPaid,
    amountCredited: 0,
    balance: 0,
    signature: quote.signature && { name: quote.signature.name, at: quote.signature.at },
    declineReason: quote.declineReason,
  };
}

function ofInvoice(invoice: Invoice) {
  return {
    kind: invoice.type,
    number: invoice.invoiceNumber ?? '',
    date: invoice.invoiceDate,
    lastDay: invoice.type === 'invoice' ? invoice.dueDate : null,
    isExpired: false,
    isOverdue: invoice.isOverdue,
    canAnswer: false,
    amountPaid: invoice.amountPaid,
    amountCredited: invoice.amountCredited,
    balance: invoice.balance,
    signature: null,
    declineReason: '',
  };
}

/**
 * Returns a document as its customer sees it: a list of fields that are meant for them.
 * @param canPay - true when the tenant has a payment service
 */
export async function toPublicDocument(
  tx: TenantTx,
  { one, seller }: FoundDocument,
  canPay: boolean,
): Promise<PublicDocument> {
  const { document } = one;
  const { bankDetails } = await getBillingSettings(tx);
  const billTo = document.billTo;
  return {
    ...(one.kind === 'quote'
      ? ofQuote(one.document, fromUnits(await getQuotePayments(tx, document.id)))
      : ofInvoice(one.document)),
    guid: document.guid,
    title: document.title,
    status: document.status,
    seller: seller ?? { name: '', taxNumber: '', address: '', email: '', phone: '' },
    billTo: billTo && { name: billTo.name, company: billTo.company, address: billTo.address },
    poNumber: document.poNumber,
    currency: document.currency,
    taxInclusive: document.taxInclusive,
    lines: (document.lines ?? []).map((line) => ({
      id: line.id,
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      discountType: line.discountType,
      discount: line.discount,
      lineTotal: line.lineTotal,
      isText: line.type === 'text',
    })),
    subtotal: document.subtotal,
    discountTotal: document.discountTotal,
    taxLines: document.taxLines,
    grandTotal: document.grandTotal,
    depositDue: document.depositDue,
    terms: document.terms,
    notes: document.publicNotes,
    footer: document.footer,
    bankDetails: asksForMoney(one) ? bankDetails : '',
    comments: await getComments(tx, one),
    pdfUrl: `/api/v1/documents/${document.guid}/pdf/`,
    files: (await listSharedFiles(tx, { kind: one.kind, id: document.id })).map(
      ({ id, name, bytes }) => ({
        id,
        name,
        size: Number(bytes),
        url: `/api/v1/documents/${document.guid}/files/${id}/`,
      }),
    ),
    payable: canPay ? payLinks(document.guid, await getPayable(tx, one)) : [],
  };
}

/** Hours between two reads that count as one. */
const VIEW_HOURS = 1;

/** Notes that the customer has read a document; reads within an hour count once, and the history shows the first. */
export async function noteView(
  tx: TenantTx,
  tenantId: number,
  { one: { kind, document } }: FoundDocument,
): Promise<void> {
  const table = kind === 'quote' ? 'quotes' : 'invoices';
  const { rows } = await sql<{ is_first: boolean }>`
    update ${sql.table(table)} set last_viewed_at = now(),
      status = case when status = 'sent' then 'viewed' else status end
    where id = ${document.id}
      and (last_viewed_at is null or last_viewed_at < now() - make_interval(hours => ${VIEW_HOURS}))
    returning ${document.lastViewedAt === null} as is_first`.execute(tx);
  if (rows.length === 0) return;
  if (rows[0]?.is_first)
    await recordDocumentEvent(
      tx,
      tenantId,
      kind === 'quote' ? { quoteId: document.id } : { invoiceId: document.id },
      { type: 'viewed', userId: null },
    );
  await announceChange({ tx, tenantId, actorId: null }, { entity: kind, action: 'updated' }, [
    document.id,
  ]);
}
