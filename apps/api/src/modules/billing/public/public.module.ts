import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPayments } from '../../commerce/index.ts';
import { getPrivateFileStore } from '../../content/index.ts';
import { documentRoutes } from './documents.routes.ts';

/** Quotes and invoices for the customers who have their links. */
export const publicModule = defineModule({
  name: 'billing/public',
  routes: (kernel) => [
    ...documentRoutes({
      store: kernel.store,
      files: getPrivateFileStore(kernel),
      payments: getPayments(kernel),
      publicUrl: kernel.publicUrl,
    }),
  ],
});
