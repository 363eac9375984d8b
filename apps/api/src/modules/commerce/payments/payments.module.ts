import { DAY_MS, removeOld, tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getPayments } from './payment.services.ts';
import { reconcileStalePayments } from './reconcile-stale-payments.ts';
import { refundJob, refundPayment } from './refund-payment.ts';

/** Days for which notices of payment services are remembered; no service repeats one after three. */
const NOTICE_DAYS = 30;

/** Payments and refunds by payment services. */
export const paymentsModule = defineModule({
  name: 'commerce/payments',
  jobs: (kernel) => [
    bindJob(refundJob, (work) =>
      refundPayment(
        {
          ...getPayments(kernel),
          mailQueue: kernel.mailQueue,
          designMail: kernel.designMail,
          getSite: kernel.getSite,
        },
        work,
      ),
    ),
  ],
  housekeeping: (kernel) => [
    {
      name: 'unpaid-orders',
      run: (work) => reconcileStalePayments(getPayments(kernel), work),
    },
    tenantTask(
      kernel.db,
      'old-payment-notices',
      removeOld('payment_notices', 'created_at', NOTICE_DAYS * DAY_MS),
    ),
  ],
});
