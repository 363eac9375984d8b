import { number, object } from 'yup';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';

/**
 * Job that handles a guest's request for an account. It runs in the background for known and unknown addresses alike, so that
 * neither a page nor its response time reveals who has an account.
 */
export const shopAccountJob = defineJob({
  name: 'shop-account',
  payload: object({ orderId: number().integer().required() }).noUnknown(),
});
