import { defineModule } from '../../../kernel/module/define-module.ts';
import { seedWork } from './seed-work.ts';
import { taskEntity } from './task.entity.ts';
import { taskRoutes } from './tasks.routes.ts';

/** Tasks. */
export const tasksModule = defineModule({
  name: 'work/tasks',
  entities: [taskEntity],
  seeds: () => [{ seedTenant: seedWork }],
  routes: ({ send }) => taskRoutes(send),
});
