import { defineModule } from '../../../kernel/module/define-module.ts';
import { quoteEntity } from './quote.entity.ts';
import { quoteRoutes } from './quotes.routes.ts';

/** Quotes. */
export const quotesModule = defineModule({
  name: 'billing/quotes',
  entities: [quoteEntity],
  routes: ({ send, store }) => quoteRoutes(send, store),
});
