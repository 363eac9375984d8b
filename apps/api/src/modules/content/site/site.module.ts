import { defineModule } from '../../../kernel/module/define-module.ts';
import { shareCards } from './share-card.ts';
import { siteRoutes } from './site.routes.ts';
import { SITE_SECTIONS } from './site-section.ts';

/** Search, share cards and suggestions for unknown addresses of a site. */
export const siteModule = defineModule({
  name: 'content/site',
  routes: ({ store, extensions }) => siteRoutes(shareCards(store), () => extensions(SITE_SECTIONS)),
});
