import { defineModule } from '../../../kernel/module/define-module.ts';
import { seedTemplates } from './seed-templates.ts';
import { templateRoutes } from './templates.routes.ts';

/** Saved sections, headers and footers. */
export const templatesModule = defineModule({
  name: 'content/templates',
  trash: [{ entity: 'template', table: 'component_templates' }],
  seeds: ({ registry }) => [{ seedTenant: (seed) => seedTemplates(seed, registry) }],
  routes: ({ registry }) => templateRoutes(registry),
});
