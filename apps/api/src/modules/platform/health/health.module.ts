import { defineModule } from '../../../kernel/module/define-module.ts';
import { healthRoutes } from './health.routes.ts';
import { proveReady } from './prove-ready.ts';

/** Health checks of the process. */
export const healthModule = defineModule({
  name: 'platform/health',
  routes: ({ db, store, isDraining }) => healthRoutes(proveReady(db, store), isDraining),
});
