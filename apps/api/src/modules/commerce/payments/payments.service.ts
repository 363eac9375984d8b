import { fromCents, toCents } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { OrderRecord, PaymentRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { recordEvent } from '../orders/order-events.ts';
import { orderMailsJob } from '../orders/order-mails.ts';
import { getBalanceDue } from '../orders/order-status.ts';
import { lockOrder, saveOrderSums } from '../orders/order-sums.ts';
import { releaseOrder } from '../orders/release-order.ts';
import type { PaymentAccount, PaymentProvider, PaymentState } from './payment-provider.ts';
import type { PaymentSettler } from './payment-settler.ts';

/** Dependencies of payments. */
export interface PaymentTools {
  readonly db: TenantDatabase;
  readonly seal: Encryption;
  readonly provider: PaymentProvider;
  readonly send: SendJob;
  /** Settles payments of other modules, such as those of invoices. */
  readonly settlers: () => readonly PaymentSettler[];
}

/** Returns the decrypted keys of a shop; undefined when none are set. */
export async function findAccount(
  tx: TenantTx,
  { seal, provider }: Pick<PaymentTools, 'seal' | 'provider'>,
): Promise<PaymentAccount | undefined> {
  const row = await tx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('provider', '=', provider.key)
    .executeTakeFirst();
  return (
    row && { secretKey: seal.open(row.secret_key), webhookSecret: seal.open(row.webhook_secret) }
  );
}

/** Returns the data to begin the payment of an order. */
async function openPayment(
  tx: TenantTx,
  tenantId: number,
  tools: PaymentTools,
  guid: string,
): Promise<{
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly account: PaymentAccount;
}> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw appError('not_found');
  const account = await findAccount(tx, tools);
  const isOpen = order.payment_status === 'unpaid' && order.cancelled_at === null;
  if (!isOpen || !account || order.payment_method.key !== tools.provider.key)
    throw appError('not_now', { message: 'This order has nothing to pay' });
  const known = await tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', 'in', ['open', 'mismatch'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (known?.status === 'mismatch')
    throw appError('not_now', {
      message: 'A payment has come for this order, and the shop is looking at it',
    });
  const payment =
    known ??
    (await tx
      .insertInto('payments')
      .values({
        tenant_id: tenantId,
        order_id: order.id,
        kind: 'payment',
        provider: tools.provider.key,
        provider_ref: null,
        amount: fromCents(getBalanceDue(order)),
        status: 'open',
        user_id: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  return { order, payment, account };
}

/**
 * Returns the payment page of an order. The service is called outside of transactions with the payment's idempotency key, so
 * that repeated calls, even after a crash, lead to the same page.
 * @throws `not_found`; `not_now`
 */
export async function openPaymentPage(
  tools: PaymentTools,
  {
    tenantId,
    guid,
    returnUrl,
  }: { readonly tenantId: number; readonly guid: string; readonly returnUrl: string },
): Promise<string> {
  const { db, provider } = tools;
  const { order, payment, account } = await db.asTenant(tenantId, (tx) =>
    openPayment(tx, tenantId, tools, guid),
  );
  if (payment.url) return payment.url;
  const begun = await provider.begin(account, {
    key: `atrium-${guid}-${payment.id}`,
    amount: toCents(payment.amount),
    currency: order.currency,
    title: `Order ${order.number}`,
    reference: guid,
    email: order.email,
    returnUrl,
  });
  await db.asTenant(tenantId, (tx) =>
    tx
      .updateTable('payments')
      .set({ provider_ref: begun.ref, url: begun.url, updated_at: new Date() })
      .where('id', '=', payment.id)
      .execute(),
  );
  return begun.url;
}

/** Records that the paid amount differs from the requested one. It does not count until staff have reviewed it. */
async function recordMismatch(
  tx: TenantTx,
  tenantId: number,
  {
    order,
    payment,
    state,
  }: {
    readonly order: OrderRecord;
    readonly payment: PaymentRecord;
    readonly state: PaymentState;
  },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'mismatch', reference: state.chargeRef, updated_at: new Date() })
    .where('id', '=', payment.id)
    .execute();
  const [paid, expected] = [fromCents(state.amount), fromCents(toCents(payment.amount))];
  await recordEvent(tx, tenantId, order.id, {
    type: 'payment_mismatch',
    text: `${paid.toFixed(2)} ${state.currency} instead of ${expected.toFixed(2)} ${order.currency}`,
  });
  await announceChange({ tx, tenantId, actorId: null }, { entity: 'order', action: 'updated' }, [
    order.id,
  ]);
}

/**
 * Records the state of a payment once.
 * @returns true when anything changed
 */
export async function settlePayment(
  tx: TenantTx,
  tenantId: number,
  { provider, send }: Pick<PaymentTools, 'provider' | 'send'>,
  state: PaymentState,
): Promise<boolean> {
  const named = await tx
    .selectFrom('payments')
    .select(['order_id'])
    .where('provider', '=', provider.key)
    .where('provider_ref', '=', state.ref)
    .executeTakeFirst();
  if (!named || state.state === 'open') return false;
  const order = await lockOrder(tx, named.order_id);
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider.key)
    .where('provider_ref', '=', state.ref)
    .executeTakeFirstOrThrow();
  if (payment.status !== 'open' && payment.status !== 'mismatch') return false;
  if (state.state === 'failed') {
    // A payment with a different amount waits for the shop, not for the customer.
    if (payment.status === 'mismatch') return false;
    await tx
      .updateTable('payments')
      .set({ status: 'failed' })
      .where('id', '=', payment.id)
      .execute();
    await recordEvent(tx, tenantId, order.id, {
      type: 'payment_failed',
      text: 'The customer has not paid',
    });
    await releaseOrder(tx, tenantId, order);
    return true;
  }
  if (state.amount !== toCents(payment.amount) || state.currency !== order.currency) {
    await recordMismatch(tx, tenantId, { order, payment, state });
    return true;
  }
  await tx
    .updateTable('payments')
    .set({ status: 'done', reference: state.chargeRef, updated_at: new Date() })
    .where('id', '=', payment.id)
    .execute();
  await saveOrderSums(tx, tenantId, order, { paid: toCents(order.paid) + state.amount });
  await recordEvent(tx, tenantId, order.id, {
    type: 'payment',
    text: `${fromCents(state.amount).toFixed(2)} ${order.currency}${order.cancelled_at ? ', though the order is cancelled: give it back' : ''}`,
  });
  await send(tx, orderMailsJob, { orderId: order.id }, { tenantId, key: `order ${order.id}` });
  return true;
}

/**
 * Handles a notification of the service; repeated ones change nothing.
 * @throws `not_found` without keys; `forbidden`
 */
export async function takeNotice(
  tools: PaymentTools,
  tenantId: number,
  { headers, body }: { readonly headers: Headers; readonly body: Uint8Array },
): Promise<void> {
  const { db, provider } = tools;
  await db.asTenant(tenantId, async (tx) => {
    const account = await findAccount(tx, tools);
    if (!account) throw appError('not_found');
    const notice = provider.readNotice(account, headers, body);
    if (!notice) return;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('payment_notices')
      .values({ tenant_id: tenantId, provider: provider.key, notice: notice.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    if (await settlePayment(tx, tenantId, tools, notice)) return;
    for (const settle of tools.settlers()) if (await settle(tx, tenantId, notice)) return;
  });
}
