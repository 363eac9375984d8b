import type { HousekeepingWork } from '../../../kernel/jobs/housekeeping.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { findAccount, type PaymentTools, settlePayment } from './payments.service.ts';

/** Milliseconds after which an order should be paid, because the service accepts no later payments. */
const PAYABLE = 45 * 60_000;
/** Maximum number of orders per tenant and run. */
const MOST = 200;

/** Reconciles one stale order with the service's state of its payment, or releases it when it has no payment. */
async function settleOne(tools: PaymentTools, tenantId: number, orderId: number): Promise<void> {
  const { db, provider } = tools;
  const found = await db.asTenant(tenantId, async (tx) => ({
    account: await findAccount(tx, tools),
    payment: await tx
      .selectFrom('payments')
      .select('provider_ref')
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .executeTakeFirst(),
  }));
  const ref = found.payment?.provider_ref;
  const told = found.account && ref ? await provider.look(found.account, ref) : undefined;
  await db.asTenant(tenantId, async (tx) => {
    if (told) return settlePayment(tx, tenantId, tools, told);
    // Without the keys, the state of a payment that began with them is unknown.
    if (ref) return undefined;
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return order && releaseOrder(tx, tenantId, order);
  });
}

/** Reconciles orders with card payments that the service has not reported. */
export async function reconcileStalePayments(
  tools: PaymentTools,
  { signal, log }: HousekeepingWork,
): Promise<void> {
  const { db, provider } = tools;
  const tenants = await db.asPlatform('keep house', (tx) =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  for (const { id: tenantId } of tenants) {
    signal.throwIfAborted();
    const late = await db.asTenant(tenantId, (tx) =>
      tx
        .selectFrom('orders')
        .select('id')
        .where('payment_status', '=', 'unpaid')
        .where('cancelled_at', 'is', null)
        .where('created_at', '<', new Date(Date.now() - PAYABLE))
        .where(({ ref }) => ref('payment_method', '->>').key('key'), '=', provider.key)
        // A payment with a different amount waits for a decision of the shop.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.status', '=', 'mismatch'),
            ),
          ),
        )
        .orderBy('id')
        .limit(MOST)
        .execute(),
    );
    for (const { id } of late)
      await settleOne(tools, tenantId, id).catch((error: unknown) =>
        log.warn({ err: error, tenantId, order: id }, 'a payment could not be asked after'),
      );
  }
}
