import { CARD_SERVICE } from '@org/schema';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { FIRST_STEP_CHECKS, type FirstStepCheck } from '../../platform/index.ts';
import { isConnected } from './payment-methods.ts';
import { seedShopSettings } from './seed-shop-settings.ts';

/** Saved shop settings include the payment method, manual or by card. */
const checkPaymentStep: FirstStepCheck = async (tx) => {
  const saved = await tx.selectFrom('shop_settings').select('version').limit(1).executeTakeFirst();
  return saved !== undefined || (await isConnected(tx, CARD_SERVICE)) ? ['payment'] : [];
};

/** Settings of a shop. */
export const shopSettingsModule = defineModule({
  name: 'commerce/shop-settings',
  extensions: [extend(FIRST_STEP_CHECKS, () => checkPaymentStep)],
  seeds: () => [{ seedTenant: seedShopSettings }],
});
