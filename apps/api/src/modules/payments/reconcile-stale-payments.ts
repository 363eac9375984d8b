import type { HousekeepingWork } from '../../jobs/housekeeping.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { findAccount, type PaymentTools, settlePayment } from './payments.service.ts';

/** ms after which an order should have been paid: the service lets nobody pay later. */
const PAYABLE = 45 * 60_000;
/** Orders of one tenant that one run looks at. */
const MOST = 200;

/** Looks at one order of which nothing was heard: at what the service says of its payment, or lets it go that has none. */
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
    // Keys that were taken away say nothing of what was paid by them.
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

/** Asks after the orders that were to be paid by card and of which the service has told nothing. */
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
        // Who has paid another amount waits for the shop's word.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.status', '=', 'differs'),
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
