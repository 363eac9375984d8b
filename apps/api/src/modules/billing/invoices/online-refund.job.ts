import { number, object } from 'yup';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';

/** Job that returns an online payment of an invoice to the card. */
export const onlineRefundJob = defineJob({
  name: 'refund-invoice-payment',
  payload: object({ paymentId: number().integer().required() }).noUnknown(),
  retries: 8,
  pause: 10,
  timeout: 60,
});
