import { defineModule } from '../../../kernel/module/define-module.ts';
import { searchRoutes } from './search.routes.ts';

/** The search of all records. */
export const searchModule = defineModule({
  name: 'platform/search',
  routes: ({ declared }) => searchRoutes(declared.entities),
});
