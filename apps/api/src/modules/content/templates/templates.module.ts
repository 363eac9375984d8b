import { defineModule } from '../../../kernel/module/define-module.ts';
import { templateRoutes } from './templates.routes.ts';

/** Saved sections, headers and footers. */
export const templatesModule = defineModule({
  name: 'content/templates',
  trash: [{ entity: 'template', table: 'component_templates' }],
  routes: ({ registry }) => templateRoutes(registry),
});
