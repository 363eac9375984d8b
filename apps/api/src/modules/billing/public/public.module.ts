import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPayments } from '../../commerce/index.ts';
import { documentRoutes } from './documents.routes.ts';

/** Quotes and invoices for the customers who have their links. */
export const publicModule = defineModule({
  name: 'billing/public',
  routes: (kernel) => [
    ...documentRoutes({
      store: kernel.store,
      payments: getPayments(kernel),
      publicUrl: kernel.publicUrl,
    }),
  ],
});
