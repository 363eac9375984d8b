import { defineModule } from '../../../kernel/module/define-module.ts';
import { campaignEntity } from './campaign.entity.ts';
import { campaignRoutes } from './campaigns.routes.ts';
import { seedCampaigns } from './seed-campaigns.ts';

/** Email campaigns. */
export const campaignsModule = defineModule({
  name: 'marketing/campaigns',
  entities: [campaignEntity],
  seeds: () => [{ seedTenant: seedCampaigns }],
  routes: ({ send, ...tools }) => campaignRoutes(send, tools),
});
