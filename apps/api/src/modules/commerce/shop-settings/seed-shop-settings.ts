import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { updateWebOrderSettings } from './shop-settings.ts';

/** Saves delivery, taxes and stock limits of a demo tenant's shop. */
export async function seedShopSettings({ write, tenant: { shop } }: TenantSeed): Promise<void> {
  if (shop) await updateWebOrderSettings(write, shop.settings);
}
