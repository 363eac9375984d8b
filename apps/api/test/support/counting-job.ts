import { number, object, string } from 'yup';
import { defineJob } from '../../src/kernel/jobs/job-definition.ts';

/** Job that records each of its steps. */
export const countingJob = defineJob({
  name: 'counting',
  payload: object({ name: string().required(), steps: number().required() }).noUnknown(),
  retries: 50,
  pause: 1,
  heartbeat: 10,
  atOnce: 4,
  perTenant: 4,
});
