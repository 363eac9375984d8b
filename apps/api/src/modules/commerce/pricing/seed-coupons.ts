import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { couponEntity } from './coupon.entity.ts';

/** Creates the coupons of a demo tenant. */
export async function seedCoupons({ write, tenant }: TenantSeed): Promise<void> {
  for (const coupon of tenant.shop?.coupons ?? []) await createEntity(write, couponEntity, coupon);
}
