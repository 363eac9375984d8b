import type { HousekeepingWork } from '../../../kernel/jobs/housekeeping.ts';
import { findAccount, type PaymentTools } from '../../commerce/index.ts';
import { settleDocumentPayment } from './settle-document-payment.ts';

/** Milliseconds after which the service accepts no payment on a page any more. */
const PAYABLE = 45 * 60_000;
/** Maximum number of payments per tenant and run. */
const MAX_PAYMENTS = 200;

/** Reconciles online payments of documents that the service has not reported. */
export async function reconcileDocumentPayments(
  tools: PaymentTools,
  { signal, log }: HousekeepingWork,
): Promise<void> {
  const { db, provider } = tools;
  const tenants = await db.asPlatform('keep house', (tx) =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  for (const { id: tenantId } of tenants) {
    signal.throwIfAborted();
    const { account, late } = await db.asTenant(tenantId, async (tx) => ({
      account: await findAccount(tx, tools),
      late: await tx
        .selectFrom('invoice_payments')
        .select(['id', 'provider_ref'])
        .where('status', '=', 'open')
        .where('kind', '=', 'payment')
        .where('created_at', '<', new Date(Date.now() - PAYABLE))
        .orderBy('id')
        .limit(MAX_PAYMENTS)
        .execute(),
    }));
    for (const { id, provider_ref: ref } of late)
      try {
        // A payment that has never reached the service cannot be paid any more.
        const told = ref && account ? await provider.look(account, ref) : undefined;
        await db.asTenant(tenantId, async (tx) => {
          if (told) await settleDocumentPayment(tx, tenantId, tools, told);
          else if (!ref)
            await tx
              .updateTable('invoice_payments')
              .set({ status: 'failed' })
              .where('id', '=', id)
              .where('provider_ref', 'is', null)
              .where('status', '=', 'open')
              .execute();
        });
      } catch (error) {
        log.warn({ err: error, tenantId, payment: id }, 'a payment could not be asked after');
      }
  }
}
