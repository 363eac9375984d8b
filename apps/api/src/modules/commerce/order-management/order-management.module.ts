import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPayments } from '../payments/payment.services.ts';
import { orderDocumentRoutes } from './order-documents.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { seedOrders } from './seed-orders.ts';

/** Actions of staff on orders. */
export const orderManagementModule = defineModule({
  name: 'commerce/order-management',
  seeds: ({ db }) => [{ seedTenant: (seed) => seedOrders(seed, db) }],
  routes: (kernel) => {
    const { db, mailQueue, designMail, send, publicUrl, store } = kernel;
    const { seal, provider } = getPayments(kernel);
    return [
      ...orderRoutes({ db, mailQueue, designMail, send, publicUrl, seal, provider }),
      ...orderDocumentRoutes(store),
    ];
  },
});
