import { defineModule } from '../../../kernel/module/define-module.ts';
import { roleRoutes } from './roles.routes.ts';

/** Custom roles. */
export const rolesModule = defineModule({
  name: 'platform/roles',
  routes: ({ db }) => roleRoutes(db),
});
