import { currencyDigits, fromScaled, MAX_DECIMALS, scaleFactor, toScaled } from '@org/schema';
import type { InvoicePaymentRecord, InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import type { PaymentState, PaymentTools } from '../../commerce/index.ts';
import { type DocumentKey, recordDocumentEvent } from '../documents/document-events.ts';
import { addCredit, amountText } from '../invoices/invoice-payments.ts';
import {
  fromUnits,
  getSettlement,
  least,
  settledColumns,
  toUnits,
} from '../invoices/settle-invoice.ts';

type Provider = Pick<PaymentTools, 'provider'>;

/** Document of a payment, locked. */
interface PaidDocument {
  readonly key: DocumentKey;
  readonly currency: string;
  /** Number for messages. */
  readonly number: string;
  readonly authorId: number | null;
  readonly invoice: InvoiceRecord | undefined;
}

const findPayment = (tx: TenantTx, { provider }: Provider, ref: string) =>
  tx
    .selectFrom('invoice_payments')
    .selectAll()
    .where('provider', '=', provider.key)
    .where('provider_ref', '=', ref)
    .where('kind', '=', 'payment')
    .executeTakeFirst();

/** Locks the invoice of a payment, or the quote as long as it has none. */
async function lockPaid(tx: TenantTx, payment: InvoicePaymentRecord): Promise<PaidDocument> {
  if (payment.quote_id !== null) {
    const quote = await tx
      .selectFrom('quotes')
      .select(['id', 'currency', 'quote_number', 'author_id'])
      .where('id', '=', payment.quote_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // The quote can have been converted while the lock was awaited.
    const now = await tx
      .selectFrom('invoice_payments')
      .select('invoice_id')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    if (now.invoice_id === null)
      return {
        key: { quoteId: quote.id },
        currency: quote.currency,
        number: quote.quote_number ?? '',
        authorId: quote.author_id,
        invoice: undefined,
      };
    return lockInvoice(tx, now.invoice_id);
  }
  return lockInvoice(tx, payment.invoice_id ?? 0);
}

async function lockInvoice(tx: TenantTx, id: number): Promise<PaidDocument> {
  const invoice = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    key: { invoiceId: invoice.id },
    currency: invoice.currency,
    number: invoice.invoice_number ?? invoice.title,
    authorId: invoice.author_id,
    invoice,
  };
}

/** Reports a payment to open admins, and to the author with a toast. */
async function announcePayment(
  tx: TenantTx,
  tenantId: number,
  { key, authorId }: PaidDocument,
  message: string,
): Promise<void> {
  const [entity, id] =
    'quoteId' in key ? (['quote', key.quoteId] as const) : (['invoice', key.invoiceId] as const);
  await announceChange({ tx, tenantId, actorId: null }, { entity, action: 'updated' }, [id]);
  if (authorId !== null)
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      { message, variant: 'info', link: `/admin/${entity}s/${id}` },
      { userId: authorId },
    );
}

/**
 * Applies a payment to an issued invoice; what exceeds the balance becomes credit of the customer.
 * @returns the surplus
 */
async function applyToInvoice(
  tx: TenantTx,
  tenantId: number,
  invoice: InvoiceRecord,
  payment: InvoicePaymentRecord,
): Promise<bigint> {
  // A draft takes the payment when it is issued.
  if (!invoice.issued_at) return 0n;
  const amount = toUnits(payment.amount);
  const applied = least(amount, toUnits(invoice.balance));
  const surplus = amount - applied;
  if (surplus > 0n && invoice.customer_id !== null)
    await addCredit({ tx, tenantId }, invoice, surplus, { paymentId: payment.id, userId: null });
  if (applied > 0n) {
    const { paid, credited } = getSettlement(invoice);
    await tx
      .updateTable('invoices')
      .set((eb) => ({
        ...settledColumns(invoice, { paid: paid + applied, credited }),
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', invoice.id)
      .execute();
  }
  return surplus;
}

/** Records that the paid amount differs from the requested one. It does not count until staff have reviewed it. */
async function noteMismatch(
  tx: TenantTx,
  tenantId: number,
  document: PaidDocument,
  { payment, told }: { readonly payment: InvoicePaymentRecord; readonly told: PaymentState },
): Promise<void> {
  await tx
    .updateTable('invoice_payments')
    .set({ status: 'mismatch', reference: told.chargeRef })
    .where('id', '=', payment.id)
    .execute();
  const came = `${fromScaled(told.amount, currencyDigits(told.currency))} ${told.currency}`;
  const text = `${came} instead of ${amountText(toUnits(payment.amount), document.currency)}`;
  await recordDocumentEvent(tx, tenantId, document.key, {
    type: 'payment_mismatch',
    text,
    userId: null,
  });
  await announcePayment(tx, tenantId, document, `A payment of ${document.number} differs: ${text}`);
}

/** Returns the day of a payment that has just arrived. */
async function getToday(tx: TenantTx): Promise<string> {
  const { timezone } = await getSettings(tx);
  return dayIn(timezone || 'UTC', new Date());
}

/**
 * Records the state of an online payment of a document, once. Documents are locked before their payments.
 * @returns true when the payment is one of a document and something changed
 */
export async function settleDocumentPayment(
  tx: TenantTx,
  tenantId: number,
  tools: Provider,
  told: PaymentState,
): Promise<boolean> {
  const named = await findPayment(tx, tools, told.ref);
  if (!named || told.state === 'open') return false;
  const document = await lockPaid(tx, named);
  const payment = await findPayment(tx, tools, told.ref);
  if (!payment || (payment.status !== 'open' && payment.status !== 'mismatch')) return false;
  if (told.state === 'failed') {
    // A payment of another amount waits for staff, not for the customer.
    if (payment.status === 'mismatch') return false;
    await tx
      .updateTable('invoice_payments')
      .set({ status: 'failed', url: null })
      .where('id', '=', payment.id)
      .execute();
    return true;
  }
  const scale = scaleFactor(MAX_DECIMALS - currencyDigits(document.currency));
  const isSame =
    told.currency === document.currency &&
    told.amount * scale === toScaled(payment.amount, MAX_DECIMALS);
  if (!isSame) {
    await noteMismatch(tx, tenantId, document, { payment, told });
    return true;
  }
  const { invoice, key, number, currency } = document;
  const surplus = invoice ? await applyToInvoice(tx, tenantId, invoice, payment) : 0n;
  await tx
    .updateTable('invoice_payments')
    .set({
      status: 'done',
      reference: told.chargeRef,
      surplus: fromUnits(surplus),
      paid_on: await getToday(tx),
      url: null,
    })
    .where('id', '=', payment.id)
    .execute();
  const isCancelled = invoice?.status === 'cancelled';
  const text = `${amountText(toUnits(payment.amount), currency)}${isCancelled ? ', though the invoice is cancelled' : ''}`;
  await recordDocumentEvent(tx, tenantId, key, { type: 'paid', text, userId: null });
  await announcePayment(tx, tenantId, document, `${number} was paid: ${text}`);
  return true;
}
