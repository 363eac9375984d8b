import { number, object } from 'yup';
import { defineJob } from '../../jobs/job-definition.ts';
import type { TenantJobWork } from '../../jobs/run-job.ts';
import { toCents } from '../orders/cents.ts';
import { noteEvent } from '../orders/order-events.ts';
import { findAccount, type PaymentTools } from './payments.service.ts';

/** The work of giving money back by the service that took it. */
export const refundJob = defineJob({
  name: 'refund-payment',
  payload: object({ paymentId: number().integer().required() }).noUnknown(),
  retries: 8,
  pause: 10,
  timeout: 60,
});

/** Gives money back; it may be done twice: the service knows the refund by its key, and gives it once. */
export async function refundPayment(
  tools: PaymentTools,
  { payload, tenantId }: TenantJobWork<{ paymentId: number }>,
): Promise<void> {
  const { door, provider } = tools;
  const found = await door.asTenant(tenantId, async (tx) => {
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
  const { ref } = await provider.refund(account, {
    chargeRef: paid.reference,
    amount: toCents(refund.amount),
    key: `atrium-refund-${tenantId}-${refund.id}`,
  });
  await door.asTenant(tenantId, async (tx) => {
    await tx
      .updateTable('payments')
      .set({ status: 'done', provider_ref: ref, updated_at: new Date() })
      .where('id', '=', refund.id)
      .execute();
    await noteEvent(tx, tenantId, refund.order_id, {
      type: 'refund',
      text: `The card was credited, ${ref}`,
    });
  });
}
