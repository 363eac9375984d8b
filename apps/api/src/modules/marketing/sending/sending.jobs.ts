import { number, object } from 'yup';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';

/** Job that sends the emails of a campaign, for some minutes at a time. */
export const sendCampaignJob = defineJob({
  name: 'send-campaign',
  payload: object({
    campaignId: number().integer().required(),
    /** Number of times in a row that the mail server could not be reached. */
    unreachable: number().integer().min(0).default(0),
  }).noUnknown(),
  retries: 20,
  pause: 5,
  atOnce: 4,
  perTenant: 2,
});

/** Job that starts a scheduled campaign when its time has come. */
export const startCampaignJob = defineJob({
  name: 'start-campaign',
  payload: object({ campaignId: number().integer().required() }).noUnknown(),
  retries: 10,
  pause: 10,
});

/** Job that reads the tenant's mailbox of returned emails. A mailbox that cannot be read is tried again the next time. */
export const checkMailboxJob = defineJob({
  name: 'check-mailbox',
  payload: object({}).noUnknown(),
  retries: 0,
  pause: 10,
  atOnce: 2,
  perTenant: 1,
});
