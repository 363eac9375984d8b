import { defineModule } from '../../../kernel/module/define-module.ts';
import { documentRoutes } from './documents.routes.ts';

/** Quotes and invoices for the customers who have their links. */
export const publicModule = defineModule({
  name: 'billing/public',
  routes: ({ store }) => documentRoutes(store),
});
