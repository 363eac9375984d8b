import type { BounceMailboxConfig } from '../../../kernel/config/mail-config.ts';
import type { HousekeepingTask } from '../../../kernel/jobs/housekeeping.ts';
import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { defineService } from '../../../kernel/module/define-service.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getLinkLimits } from '../../platform/index.ts';
import { seedSegments } from './audience/seed-segments.ts';
import { segmentRoutes } from './audience/segments.routes.ts';
import { bounceRoutes } from './bounces/bounces.routes.ts';
import { ringMailbox, runMailboxCheck } from './bounces/check-mailbox.ts';
import { checkInstallationMailbox } from './bounces/installation-mailbox.ts';
import { textFetcher } from './bounces/receive-webhook.ts';
import { sendCampaign } from './delivery/send-campaign.ts';
import { seedSentCampaign } from './seed-sent-campaign.ts';
import { checkMailboxJob, sendCampaignJob, startCampaignJob } from './sending.jobs.ts';
import { sendingRoutes } from './sending.routes.ts';
import { startScheduled, wakeCampaigns } from './start-scheduled.ts';
import { EMAIL_TOKEN_KEY, emailTokens } from './tracking/email-tokens.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';

const getTokens = defineService(({ key }) => emailTokens(key(EMAIL_TOKEN_KEY)));

const getBounceTools = defineService((kernel) => ({
  db: kernel.db,
  seal: kernel.encryption('mail'),
  tokens: getTokens(kernel),
  fetchText: textFetcher(kernel.fetch),
  innerHosts: !kernel.isProduction,
}));

/** Creates the task that reads the installation's mailbox of returned emails. */
const installationMailboxTask = (
  kernel: Kernel,
  mailbox: BounceMailboxConfig,
): HousekeepingTask => ({
  name: 'installation-bounces',
  every: '15 minutes',
  run: async (work) => {
    await checkInstallationMailbox({ db: kernel.db, tokens: getTokens(kernel), mailbox }, work);
  },
});

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
          mailRate: kernel.mailRate,
          bounceAddress: kernel.config.bounceMailbox?.address,
          seal: kernel.encryption('mail'),
          mailFrom: kernel.config.mailFrom,
          tokens: getTokens(kernel),
          getSite: kernel.getSite,
        },
        work,
      ),
    ),
    bindJob(checkMailboxJob, (work) => runMailboxCheck(getBounceTools(kernel), work)),
    bindJob(startCampaignJob, (work) => startScheduled(kernel, work)),
  ],
  housekeeping: (kernel) => {
    const { db, send, config } = kernel;
    const { bounceMailbox } = config;
    return [
      {
        ...tenantTask(db, 'wake-campaigns', (tx, tenantId) => wakeCampaigns(send, tx, tenantId)),
        every: '15 minutes',
      },
      ...(bounceMailbox ? [installationMailboxTask(kernel, bounceMailbox)] : []),
      {
        ...tenantTask(db, 'bounce-mailboxes', async (tx, tenantId) => {
          await ringMailbox(send, tx, tenantId);
          return false;
        }),
        every: '15 minutes',
      },
    ];
  },
  seeds: ({ getSiteWithin }) => [
    { seedTenant: (seed) => seedSentCampaign(seed, getSiteWithin) },
    { seedTenant: seedSegments },
  ],
  routes: (kernel) => [
    ...sendingRoutes(kernel),
    ...segmentRoutes(),
    ...trackingRoutes(getTokens(kernel)),
    ...bounceRoutes({
      ...getBounceTools(kernel),
      getSite: kernel.getSite,
      limit: (address) => getLinkLimits(kernel).call('mailbox-check', address),
    }),
  ],
});
