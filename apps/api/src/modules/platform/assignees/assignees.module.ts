import { defineModule } from '../../../kernel/module/define-module.ts';
import { assigneeRoutes } from './assignees.routes.ts';

/** People that records can be assigned to. */
export const assigneesModule = defineModule({
  name: 'platform/assignees',
  routes: ({ db }) => assigneeRoutes(db),
});
