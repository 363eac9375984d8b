import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getIdentity, getLinkLimits } from '../../platform/index.ts';
import { shopAccountJob } from '../orders/shop-account-job.ts';
import { getPayments } from '../payments/payment.services.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { shopAccountRoutes } from './shop-account.routes.ts';
import { mailShopAccount } from './shop-account.ts';

/** The checkout, and accounts of customers. */
export const checkoutModule = defineModule({
  name: 'commerce/checkout',
  jobs: (kernel) => {
    const { db, mailQueue, getSite } = kernel;
    const tools = { db, mailQueue, getSite, limits: getLinkLimits(kernel) };
    return [bindJob(shopAccountJob, (work) => mailShopAccount(tools, work))];
  },
  routes: (kernel) => {
    const { db, send, publicUrl } = kernel;
    const identity = getIdentity(kernel);
    return [
      ...checkoutRoutes({ identity, send, payments: getPayments(kernel), publicUrl }),
      ...shopAccountRoutes({ db, identity, limits: getLinkLimits(kernel) }),
    ];
  },
});
