import { defineModule } from '../../../kernel/module/define-module.ts';
import { componentRoutes } from './components.routes.ts';

/** Components: templates that pages show as they are now. */
export const componentsModule = defineModule({
  name: 'content/components',
  routes: () => componentRoutes(),
});
