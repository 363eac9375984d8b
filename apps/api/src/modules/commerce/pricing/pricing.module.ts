import { apiContract } from '@org/schema/contract';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { couponEntity } from './coupon.entity.ts';
import { seedCoupons } from './seed-coupons.ts';

/** Prices, delivery, taxes and coupons. */
export const pricingModule = defineModule({
  name: 'commerce/pricing',
  entities: [couponEntity],
  seeds: () => [{ seedTenant: seedCoupons }],
  routes: ({ send }) => entityRoutes(apiContract.coupons, couponEntity, send),
});
