import type { Invoice, PaymentCreate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { addCredit, amountText, requireOwnPayments, requirePayable } from './invoice-payments.ts';
import { onlineRefundJob } from './online-refund.job.ts';
import { fromUnits, lockCredit, requireDigits, toUnits } from './settle-invoice.ts';

/**
 * Checks that an amount can be returned to the card of an online payment, and returns its service.
 * @throws `validation_failed` on `refundsPaymentId`, or on `amount` beyond what is left of the payment
 */
async function requireRefundable(
  tx: TenantTx,
  invoice: InvoiceRecord,
  paymentId: number,
  amount: bigint,
): Promise<string> {
  const payments = await tx
    .selectFrom('invoice_payments')
    .select(['id', 'amount', 'provider', 'kind', 'status', 'refunds_id'])
    .where('invoice_id', '=', invoice.id)
    .execute();
  const paid = payments.find(({ id }) => id === paymentId);
  if (!paid?.provider || paid.kind !== 'payment' || paid.status !== 'done')
    throw appError('validation_failed', {
      formErrors: { refundsPaymentId: 'Choose an online payment of this invoice' },
    });
  const returned = payments
    .filter(({ refunds_id, status }) => refunds_id === paymentId && status !== 'failed')
    .reduce((sum, one) => sum + toUnits(one.amount), 0n);
  const left = toUnits(paid.amount) - returned;
  if (amount > left)
    throw appError('validation_failed', {
      formErrors: { amount: `Use at most ${amountText(left, invoice.currency)} for this card` },
    });
  return paid.provider;
}

/**
 * Records that credit of the customer was paid out, such as after a credit note, or returns it to the card of an online
 * payment, which a job does.
 * @throws `not_found`; `conflict`; `not_now` when the customer has less credit; `validation_failed` on `refundsPaymentId`
 */
export async function refundInvoice(
  write: TenantWrite,
  send: SendJob,
  id: number,
  { version, amount, date, method, reference, currency, refundsPaymentId }: PaymentCreate,
): Promise<Invoice> {
  const { tx, tenantId } = write;
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  requireOwnPayments(row);
  if (currency !== undefined && currency !== null && currency !== row.currency)
    throw appError('validation_failed', {
      formErrors: { currency: `This invoice is in ${row.currency}` },
    });
  requireDigits(amount, row.currency);
  const units = toUnits(amount);
  const credit =
    row.customer_id === null ? 0n : await lockCredit(tx, row.customer_id, row.currency);
  if (units > credit)
    throw appError('not_now', {
      message: `The customer has ${amountText(credit, row.currency)} of credit. Issue a credit note before you give back more`,
    });
  const provider =
    refundsPaymentId === undefined
      ? null
      : await requireRefundable(tx, row, refundsPaymentId, units);
  const { today } = await readDefaults(write);
  const userId = await cacheActor(write);
  const payment = await tx
    .insertInto('invoice_payments')
    .values({
      tenant_id: tenantId,
      invoice_id: id,
      kind: 'refund',
      amount: fromUnits(units),
      paid_on: date ?? today,
      method: provider === null ? method : 'card',
      reference,
      user_id: userId,
      ...(provider !== null && { status: 'open', provider, refunds_id: refundsPaymentId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addCredit(write, row, -units, { paymentId: payment.id, userId });
  if (provider === null)
    await recordDocumentEvent(
      tx,
      tenantId,
      { invoiceId: id },
      { type: 'refunded', text: amountText(units, row.currency), userId },
    );
  else
    await send(
      tx,
      onlineRefundJob,
      { paymentId: payment.id },
      { tenantId, key: `invoice refund ${payment.id}` },
    );
  return saveLocked<Invoice>(write, invoiceEntity, row, {});
}
