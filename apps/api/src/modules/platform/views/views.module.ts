import { defineModule } from '../../../kernel/module/define-module.ts';
import { viewRoutes } from './views.routes.ts';

/** Saved views of lists. */
export const viewsModule = defineModule({
  name: 'platform/views',
  routes: ({ db, declared }) => viewRoutes(declared.viewedLists, db),
});
