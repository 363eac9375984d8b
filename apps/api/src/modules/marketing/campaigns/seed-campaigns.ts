import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { campaignEntity } from './campaign.entity.ts';

/** Creates the email campaigns of a demo tenant. */
export async function seedCampaigns({ write, tenant, encode }: TenantSeed): Promise<void> {
  for (const { template, ...campaign } of tenant.campaigns ?? [])
    await createEntity(write, campaignEntity, { ...campaign, content: encode(template) });
}
