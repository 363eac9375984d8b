import { defineModule } from '../../../kernel/module/define-module.ts';
import { FIRST_STEP_CHECKS } from './first-step-check.ts';
import { firstStepRoutes } from './first-steps.routes.ts';

/** The checklist of a new tenant. */
export const firstStepsModule = defineModule({
  name: 'platform/first-steps',
  routes: ({ db, extensions }) => firstStepRoutes(db, () => extensions(FIRST_STEP_CHECKS)),
});
