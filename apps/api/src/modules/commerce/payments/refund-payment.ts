import { fromCents, toCents } from '@org/schema';
import { number, object } from 'yup';
import type { PaymentRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { refundedWords } from '../orders/order-copy.ts';
import { recordEvent } from '../orders/order-events.ts';
import { type BuyerMailTools, mailBuyer, type OrderMailTools } from '../orders/order-mails.ts';
import { lockOrder, saveOrderSums } from '../orders/order-sums.ts';
import { PaymentRefused } from './payment-provider.ts';
import { findAccount, type PaymentTools } from './payments.service.ts';

/** Job that refunds a payment through its service. */
export const refundJob = defineJob({
  name: 'refund-payment',
  payload: object({ paymentId: number().integer().required() }).noUnknown(),
  retries: 8,
  pause: 10,
  timeout: 60,
});

/** Records that the service refused a refund permanently: the order keeps the amount, and staff see the reason. */
async function failRefund(
  tx: TenantTx,
  tenantId: number,
  paymentId: number,
  reason: string,
): Promise<void> {
  const named = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(tx, named.order_id);
  const failed = await tx
    .updateTable('payments')
    .set({ status: 'failed', updated_at: new Date() })
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .returning('amount')
    .executeTakeFirst();
  if (!failed) return;
  await saveOrderSums(tx, tenantId, order, {
    refunded: toCents(order.refunded) - toCents(failed.amount),
  });
  await recordEvent(tx, tenantId, order.id, {
    type: 'refund_failed',
    text: `${fromCents(toCents(failed.amount)).toFixed(2)} ${order.currency}: ${reason}`,
  });
}

/** Dependencies of refunds, including those of the mails. */
export interface RefundTools
  extends PaymentTools,
    Omit<BuyerMailTools, 'db'>,
    Pick<OrderMailTools, 'getSite'> {}

/** Mails the customer about a completed refund, if requested. */
async function tellRefund(
  tx: TenantTx,
  tenantId: number,
  tools: RefundTools,
  { refund, site }: { readonly refund: PaymentRecord; readonly site: string },
): Promise<void> {
  if (!refund.refund_email) return;
  const { reason, pieces } = refund.refund_email;
  const order = await lockOrder(tx, refund.order_id);
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  const words = refundedWords(order, {
    reason,
    isByCard: true,
    pieces: pieces.flatMap(({ item: id, quantity }) => {
      const item = items.find((one) => one.id === id);
      return item ? [{ item, quantity }] : [];
    }),
    given: toCents(refund.amount),
  });
  await mailBuyer(tx, tenantId, tools, { order, site, words });
  await recordEvent(tx, tenantId, order.id, {
    type: 'mail',
    text: words.subject,
    userId: refund.user_id,
  });
}

/**
 * Refunds a payment and mails the customer afterwards. The job may run twice; the service recognizes the refund by its
 * idempotency key and executes it once.
 */
export async function refundPayment(
  tools: RefundTools,
  { payload, tenantId }: TenantJobWork<{ paymentId: number }>,
): Promise<void> {
  const { db, provider } = tools;
  const found = await db.asTenant(tenantId, async (tx) => {
    const refund = await tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payload.paymentId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    const account = await findAccount(tx, tools);
    const paid =
      refund &&
      (await tx
        .selectFrom('payments')
        .select('reference')
        .where('order_id', '=', refund.order_id)
        .where('kind', '=', 'payment')
        .where('status', '=', 'done')
        .where('provider', '=', provider.key)
        .executeTakeFirst());
    return refund && account && paid ? { refund, account, paid } : undefined;
  });
  if (!found) return;
  const { refund, account, paid } = found;
  const outcome = await provider
    .refund(account, {
      chargeRef: paid.reference,
      amount: toCents(refund.amount),
      key: `atrium-refund-${tenantId}-${refund.id}`,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentRefused) return error;
      throw error;
    });
  if (outcome instanceof PaymentRefused) {
    await db.asTenant(tenantId, (tx) => failRefund(tx, tenantId, refund.id, outcome.message));
    return;
  }
  const { ref } = outcome;
  const site = await tools.getSite(tenantId);
  await db.asTenant(tenantId, async (tx) => {
    // Every change locks the order before its payments.
    await lockOrder(tx, refund.order_id);
    const done = await tx
      .updateTable('payments')
      .set({ status: 'done', provider_ref: ref, updated_at: new Date() })
      .where('id', '=', refund.id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (!done) return;
    await tellRefund(tx, tenantId, tools, { refund, site });
    await recordEvent(tx, tenantId, refund.order_id, {
      type: 'refund',
      text: `Refunded to the card, ${ref}`,
    });
  });
}
