import { defineModule } from '../../../kernel/module/define-module.ts';
import { defineService } from '../../../kernel/module/define-service.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { SITE_SECTIONS } from '../../content/index.ts';
import { PRODUCT_SOURCES } from '../../marketing/index.ts';
import { learnChoices } from './learn-choices.ts';
import { postingsCache } from './postings-cache.ts';
import { publishedCards } from './product-cards.ts';
import { shopSection } from './shop-section.ts';
import { storeRoutes } from './store.routes.ts';

/** Cache of the search index for the shop's lists. */
const getPostings = defineService(({ changes }) => postingsCache(changes));

/** The shop as visitors search and filter it. */
export const storeModule = defineModule({
  name: 'commerce/store',
  extensions: [
    extend(SITE_SECTIONS, (kernel) => shopSection(getPostings(kernel))),
    extend(PRODUCT_SOURCES, () => publishedCards),
  ],
  housekeeping: ({ database }) => [
    { name: 'product-choices', run: (work) => learnChoices(database, work) },
  ],
  routes: (kernel) => storeRoutes(getPostings(kernel)),
});
