/** Newsletter, campaigns and analytics. Other domains import this file alone. */
export { campaignEntity } from './campaigns/campaign.entity.ts';
export { MARKETING_MODULES } from './marketing.modules.ts';
export { findList, saveMember, saveSubscriber } from './newsletter/newsletter.repository.ts';
