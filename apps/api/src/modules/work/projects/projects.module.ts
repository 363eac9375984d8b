import { defineModule } from '../../../kernel/module/define-module.ts';
import { projectEntity } from './project.entity.ts';
import { projectRoutes } from './projects.routes.ts';

/** Projects. */
export const projectsModule = defineModule({
  name: 'work/projects',
  entities: [projectEntity],
  routes: ({ send }) => projectRoutes(send),
});
