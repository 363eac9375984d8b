import { apiContract } from '@org/schema';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { couponEntity } from './coupon.entity.ts';

/** Prices, delivery, taxes and coupons. */
export const pricingModule = defineModule({
  name: 'commerce/pricing',
  entities: [couponEntity],
  routes: ({ send }) => entityRoutes(apiContract.coupons, couponEntity, send),
});
