import { defineModule } from '../../../kernel/module/define-module.ts';
import { taskEntity } from './task.entity.ts';
import { taskRoutes } from './tasks.routes.ts';

/** Tasks. */
export const tasksModule = defineModule({
  name: 'work/tasks',
  entities: [taskEntity],
  routes: ({ send }) => taskRoutes(send),
});
