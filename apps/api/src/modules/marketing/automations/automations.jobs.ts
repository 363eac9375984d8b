import { number, object } from 'yup';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';

/** Job that lets people enter the automations of a tenant, and takes those who are due one or more steps further. */
export const runAutomationsJob = defineJob({
  name: 'run-automations',
  payload: object({
    /** Number of times that the job has handed over to a new one. */
    part: number().integer().min(0).default(0),
  }).noUnknown(),
  retries: 10,
  pause: 10,
  atOnce: 4,
  perTenant: 1,
});
