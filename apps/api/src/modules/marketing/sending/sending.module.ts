import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { defineService } from '../../../kernel/module/define-service.ts';
import { seedSegments } from './audience/seed-segments.ts';
import { segmentRoutes } from './audience/segments.routes.ts';
import { sendCampaign } from './delivery/send-campaign.ts';
import { seedSentCampaign } from './seed-sent-campaign.ts';
import { sendCampaignJob, startCampaignJob } from './sending.jobs.ts';
import { sendingRoutes } from './sending.routes.ts';
import { startScheduled, wakeCampaigns } from './start-scheduled.ts';
import { EMAIL_TOKEN_KEY, emailTokens } from './tracking/email-tokens.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';

const getTokens = defineService(({ key }) => emailTokens(key(EMAIL_TOKEN_KEY)));

/** Sending of campaigns, what readers do with them, and reports. */
export const sendingModule = defineModule({
  name: 'marketing/sending',
  jobs: (kernel) => [
    bindJob(sendCampaignJob, (work) =>
      sendCampaign(
        {
          db: kernel.db,
          send: kernel.send,
          mailer: kernel.mailer,
          seal: kernel.encryption('mail'),
          mailFrom: kernel.config.mailFrom,
          tokens: getTokens(kernel),
          getSite: kernel.getSite,
        },
        work,
      ),
    ),
    bindJob(startCampaignJob, (work) => startScheduled(kernel, work)),
  ],
  housekeeping: ({ db, send }) => [
    {
      ...tenantTask(db, 'wake-campaigns', (tx, tenantId) => wakeCampaigns(send, tx, tenantId)),
      every: '15 minutes',
    },
  ],
  seeds: () => [{ seedTenant: seedSentCampaign }, { seedTenant: seedSegments }],
  routes: (kernel) => [
    ...sendingRoutes(kernel),
    ...segmentRoutes(),
    ...trackingRoutes(getTokens(kernel)),
  ],
});
