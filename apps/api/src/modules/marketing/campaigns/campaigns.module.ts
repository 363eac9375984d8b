import { defineModule } from '../../../kernel/module/define-module.ts';
import { campaignEntity } from './campaign.entity.ts';
import { campaignRoutes } from './campaigns.routes.ts';

/** Email campaigns. */
export const campaignsModule = defineModule({
  name: 'marketing/campaigns',
  entities: [campaignEntity],
  routes: ({ send }) => campaignRoutes(send),
});
