import type { Jobs } from '../../../kernel/jobs/create-jobs.ts';
import { releaseReservation, releaseReservationJob } from '../cart/cart-reservations.ts';
import {
  mailShopAccount,
  type ShopAccountTools,
  shopAccountJob,
} from '../checkout/shop-account.ts';
import { mailLowStock } from '../inventory/mail-low-stock.ts';
import type { PaymentTools } from '../payments/payments.service.ts';
import { reconcileStalePayments } from '../payments/reconcile-stale-payments.ts';
import { refundJob, refundPayment } from '../payments/refund-payment.ts';
import { mailOrder, type OrderMailTools, orderMailsJob } from './order-mails.ts';

/** Dependencies of the shop's background jobs. */
export interface ShopWorkTools {
  readonly account: Omit<OrderMailTools, 'send' | 'getSite'> & Omit<ShopAccountTools, 'getSite'>;
  readonly payments: PaymentTools;
  readonly getSite: OrderMailTools['getSite'];
}

/** Registers the handlers of the shop's jobs: refunds, stale payments, mails and expired reservations. */
export function handleShopWork(jobs: Jobs, { account, payments, getSite }: ShopWorkTools): void {
  const { db, send } = payments;
  const tools = { ...account, getSite };
  jobs.handle(refundJob, (work) =>
    refundPayment({ ...payments, outgoing: account.outgoing, getSite }, work),
  );
  jobs.housekeeping.add({
    name: 'unpaid-orders',
    run: (work) => reconcileStalePayments(payments, work),
  });
  jobs.housekeeping.add({
    name: 'low-stock',
    cron: '11,26,41,56 * * * *',
    run: (work) => mailLowStock(account, work),
  });
  jobs.handle(orderMailsJob, (work) => mailOrder({ ...tools, send }, work));
  jobs.handle(shopAccountJob, (work) => mailShopAccount(tools, work));
  jobs.handle(releaseReservationJob, (work) => releaseReservation({ db, send }, work));
}
