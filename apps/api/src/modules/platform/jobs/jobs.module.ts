import { defineModule } from '../../../kernel/module/define-module.ts';
import { jobRoutes } from './jobs.routes.ts';

/** Background jobs that failed. */
export const jobsModule = defineModule({
  name: 'platform/jobs',
  routes: ({ jobs }) => jobRoutes(jobs),
});
