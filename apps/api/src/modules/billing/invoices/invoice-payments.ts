import type { Invoice, InvoicePaymentMethod, PaymentCreate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { invoiceEntity } from './invoice.entity.ts';
import {
  fromUnits,
  getSettlement,
  least,
  lockCredit,
  requireDigits,
  settledColumns,
  toUnits,
} from './settle-invoice.ts';

type Write = Pick<TenantWrite, 'tx' | 'tenantId'>;

/**
 * Checks that money can be recorded for an invoice.
 * @throws `not_now`
 */
export function requirePayable(row: InvoiceRecord): void {
  if (row.type === 'credit_note')
    throw appError('not_now', { message: 'A credit note cannot be paid' });
  if (!row.issued_at)
    throw appError('not_now', { message: 'Issue the invoice before you record a payment' });
  if (row.status === 'cancelled')
    throw appError('not_now', { message: 'This invoice is cancelled' });
}

/**
 * Checks that payments of an invoice are its own.
 * @throws `not_now` for the invoice of an order, whose payments are recorded with the order
 */
export function requireOwnPayments({ order_id }: Pick<InvoiceRecord, 'order_id'>): void {
  if (order_id !== null)
    throw appError('not_now', {
      message: 'This is the invoice of an order. Record its payments and refunds on the order',
    });
}

/** Adds or takes credit of a customer. Takes amount, negative for credit that is used. */
export async function addCredit(
  { tx, tenantId }: Write,
  invoice: Pick<InvoiceRecord, 'id' | 'customer_id' | 'currency'>,
  amount: bigint,
  { paymentId, userId }: { readonly paymentId?: number; readonly userId: number | null },
): Promise<void> {
  if (amount === 0n) return;
  if (invoice.customer_id === null)
    throw appError('not_now', {
      message: 'This invoice has no customer who could be given credit',
    });
  await tx
    .insertInto('customer_credits')
    .values({
      tenant_id: tenantId,
      customer_id: invoice.customer_id,
      currency: invoice.currency,
      amount: fromUnits(amount),
      invoice_id: invoice.id,
      payment_id: paymentId ?? null,
      user_id: userId,
    })
    .execute();
}

/** Formats an amount for the history. */
export const amountText = (amount: bigint, currency: string): string =>
  `${fromUnits(amount)} ${currency}`;

/** A payment to record. */
interface NewPayment {
  readonly amount: bigint;
  readonly day: string;
  readonly method: InvoicePaymentMethod;
  readonly reference: string;
  readonly userId: number | null;
}

/** Records a payment of a locked invoice; what exceeds the balance becomes credit of the customer. */
async function insertPayment(
  write: Write,
  row: InvoiceRecord,
  { amount, day, method, reference, userId }: NewPayment,
): Promise<{ readonly applied: bigint }> {
  const applied = least(amount, toUnits(row.balance));
  const surplus = amount - applied;
  const { id } = await write.tx
    .insertInto('invoice_payments')
    .values({
      tenant_id: write.tenantId,
      invoice_id: row.id,
      kind: 'payment',
      amount: fromUnits(amount),
      surplus: fromUnits(surplus),
      paid_on: day,
      method,
      reference,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addCredit(write, row, surplus, { paymentId: id, userId });
  return { applied };
}

/**
 * Records a payment by staff. What exceeds the balance becomes credit of the customer.
 * @throws `not_found`; `conflict`; `not_now` for an invoice that has nothing to pay; `validation_failed` on `amount`, or on
 * `currency` when it is another one, or on `refundsPaymentId`, which is for refunds
 */
export async function payInvoice(
  write: TenantWrite,
  id: number,
  { version, amount, date, method, reference, currency, refundsPaymentId }: PaymentCreate,
): Promise<Invoice> {
  if (refundsPaymentId !== undefined)
    throw appError('validation_failed', {
      formErrors: { refundsPaymentId: 'Only a refund returns a payment' },
    });
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  requireOwnPayments(row);
  if (currency !== undefined && currency !== null && currency !== row.currency)
    throw appError('validation_failed', {
      formErrors: { currency: `This invoice is in ${row.currency}` },
    });
  requireDigits(amount, row.currency);
  if (Number(row.balance) === 0)
    throw appError('not_now', { message: 'This invoice has nothing left to pay' });
  const { today } = await readDefaults(write);
  const userId = await cacheActor(write);
  const units = toUnits(amount);
  const { applied } = await insertPayment(write, row, {
    amount: units,
    day: date ?? today,
    method,
    reference,
    userId,
  });
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { invoiceId: id },
    { type: 'paid', text: amountText(units, row.currency), userId },
  );
  const { paid, credited } = getSettlement(row);
  return saveLocked<Invoice>(
    write,
    invoiceEntity,
    row,
    settledColumns(row, { paid: paid + applied, credited }),
  );
}

/**
 * Removes a payment that was recorded by mistake.
 * @throws `not_found`; `conflict`; `not_now` for one of a payment service, or whose surplus was used since
 */
export async function removePayment(
  write: TenantWrite,
  id: number,
  { version, paymentId }: { readonly version?: number | undefined; readonly paymentId: number },
): Promise<Invoice> {
  const { tx, tenantId } = write;
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requireOwnPayments(row);
  const payment = await tx
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_id', '=', id)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) throw appError('not_found');
  if (payment.kind !== 'payment' || payment.status !== 'done' || payment.provider !== null)
    throw appError('not_now', { message: 'This payment cannot be removed' });
  if (row.status === 'cancelled' || Number(row.amount_credited) > 0)
    throw appError('not_now', {
      message: 'This invoice was corrected since, so its payments stay as they are',
    });
  const amount = toUnits(payment.amount);
  const surplus = toUnits(payment.surplus);
  const userId = await cacheActor(write);
  const returned = payment.method === 'credit' ? amount : -surplus;
  if (returned !== 0n && row.customer_id !== null) {
    const credit = await lockCredit(tx, row.customer_id, row.currency);
    if (credit + returned < 0n)
      throw appError('not_now', {
        message: 'The customer has used the credit of this payment already',
      });
  }
  await addCredit(write, row, returned, { userId });
  await tx
    .updateTable('customer_credits')
    .set({ payment_id: null })
    .where('payment_id', '=', paymentId)
    .execute();
  await tx.deleteFrom('invoice_payments').where('id', '=', paymentId).execute();
  await recordDocumentEvent(
    tx,
    tenantId,
    { invoiceId: id },
    { type: 'payment_removed', text: amountText(amount, row.currency), userId },
  );
  const { paid, credited } = getSettlement(row);
  const columns = settledColumns(row, { paid: paid - (amount - surplus), credited });
  return saveLocked<Invoice>(write, invoiceEntity, row, columns);
}

/**
 * Pays an invoice with credit of its customer.
 * @throws `not_found`; `conflict`; `not_now` without credit or without a balance; `validation_failed` on `amount`
 */
export async function useCredit(
  write: TenantWrite,
  id: number,
  {
    version,
    amount,
  }: { readonly version?: number | undefined; readonly amount?: number | undefined },
): Promise<Invoice> {
  const { tx, tenantId } = write;
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  requireOwnPayments(row);
  const credit =
    row.customer_id === null ? 0n : await lockCredit(tx, row.customer_id, row.currency);
  const balance = toUnits(row.balance);
  const possible = least(credit, balance);
  if (possible <= 0n)
    throw appError('not_now', {
      message:
        balance === 0n ? 'This invoice has nothing left to pay' : 'The customer has no credit',
    });
  if (amount !== undefined) requireDigits(amount, row.currency);
  const units = amount === undefined ? possible : toUnits(amount);
  if (units > possible)
    throw appError('validation_failed', {
      formErrors: { amount: `Use at most ${amountText(possible, row.currency)}` },
    });
  const { today } = await readDefaults(write);
  const userId = await cacheActor(write);
  await insertPayment(write, row, {
    amount: units,
    day: today,
    method: 'credit',
    reference: '',
    userId,
  });
  await addCredit(write, row, -units, { userId });
  await recordDocumentEvent(
    tx,
    tenantId,
    { invoiceId: id },
    { type: 'credit_used', text: amountText(units, row.currency), userId },
  );
  const { paid, credited } = getSettlement(row);
  return saveLocked<Invoice>(
    write,
    invoiceEntity,
    row,
    settledColumns(row, { paid: paid + units, credited }),
  );
}
