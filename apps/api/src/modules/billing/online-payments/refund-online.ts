import { currencyDigits, toScaled } from '@org/schema';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { findAccount, PaymentRefused, type PaymentTools } from '../../commerce/index.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { addCredit, amountText } from '../invoices/invoice-payments.ts';
import { toUnits } from '../invoices/settle-invoice.ts';

/** Reads an open refund with its invoice and the payment that it returns. */
async function readRefund(tx: TenantTx, tools: PaymentTools, id: number) {
  const refund = await tx
    .selectFrom('invoice_payments')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .where('status', '=', 'open')
    .executeTakeFirst();
  const account = await findAccount(tx, tools);
  if (!refund || !account || refund.refunds_id === null || refund.invoice_id === null)
    return undefined;
  const paid = await tx
    .selectFrom('invoice_payments')
    .select('reference')
    .where('id', '=', refund.refunds_id)
    .executeTakeFirstOrThrow();
  const invoice = await tx
    .selectFrom('invoices')
    .select(['id', 'customer_id', 'currency'])
    .where('id', '=', refund.invoice_id)
    .executeTakeFirstOrThrow();
  return { refund, account, paid, invoice };
}

/**
 * Returns an online payment to the card. The job may run twice; the service recognizes the refund by its idempotency key. A refusal
 * gives the customer the credit back, and staff see the reason.
 */
export async function refundOnline(
  tools: PaymentTools,
  { payload, tenantId }: TenantJobWork<{ paymentId: number }>,
): Promise<void> {
  const { db, provider } = tools;
  const found = await db.asTenant(tenantId, (tx) => readRefund(tx, tools, payload.paymentId));
  if (!found) return;
  const { refund, account, paid, invoice } = found;
  const outcome = await provider
    .refund(account, {
      chargeRef: paid.reference,
      amount: toScaled(refund.amount, currencyDigits(invoice.currency)),
      key: `atrium-document-refund-${tenantId}-${refund.id}`,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentRefused) return error;
      throw error;
    });
  const isRefused = outcome instanceof PaymentRefused;
  await db.asTenant(tenantId, async (tx) => {
    await tx
      .selectFrom('invoices')
      .select('id')
      .where('id', '=', invoice.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = await tx
      .updateTable('invoice_payments')
      .set(isRefused ? { status: 'failed' } : { status: 'done', provider_ref: outcome.ref })
      .where('id', '=', refund.id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    const units = toUnits(refund.amount);
    if (isRefused) await addCredit({ tx, tenantId }, invoice, units, { userId: null });
    await recordDocumentEvent(
      tx,
      tenantId,
      { invoiceId: invoice.id },
      {
        type: isRefused ? 'refund_failed' : 'refunded',
        text: `${amountText(units, invoice.currency)}${isRefused ? `: ${outcome.message}` : ' to the card'}`,
        userId: refund.user_id,
      },
    );
    await announceChange(
      { tx, tenantId, actorId: null },
      { entity: 'invoice', action: 'updated' },
      [invoice.id],
    );
  });
}
