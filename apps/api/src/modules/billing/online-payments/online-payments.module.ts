import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { getPayments, PAYMENT_SETTLERS } from '../../commerce/index.ts';
import { onlineRefundJob } from '../invoices/online-refund.job.ts';
import { reconcileDocumentPayments } from './reconcile-document-payments.ts';
import { refundOnline } from './refund-online.ts';
import { settleDocumentPayment } from './settle-document-payment.ts';

/** Payments of invoices and deposits by card, and their refunds. */
export const onlinePaymentsModule = defineModule({
  name: 'billing/online-payments',
  extensions: [
    extend(
      PAYMENT_SETTLERS,
      (kernel) => (tx, tenantId, told) =>
        settleDocumentPayment(tx, tenantId, getPayments(kernel), told),
    ),
  ],
  jobs: (kernel) => [bindJob(onlineRefundJob, (work) => refundOnline(getPayments(kernel), work))],
  housekeeping: (kernel) => [
    {
      name: 'unpaid-documents',
      run: (work) => reconcileDocumentPayments(getPayments(kernel), work),
    },
  ],
});
