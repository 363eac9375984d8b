import { defineModule } from '../../../kernel/module/define-module.ts';
import { archiveRoutes } from './archive.routes.ts';

/** Archive of sent campaigns on the site. */
export const archiveModule = defineModule({
  name: 'marketing/archive',
  routes: archiveRoutes,
});
