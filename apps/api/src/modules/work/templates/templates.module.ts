import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { copyProject } from './copy-project.ts';
import {
  createFromTemplate,
  listTemplates,
  removeTemplate,
  renameTemplate,
  saveTemplate,
} from './project-templates.ts';

const { projects } = apiContract;

/** Creates the routes of copies and templates of projects. */
function templateRoutes(): BoundRoute[] {
  return [
    staffRoute(projects.copy, async (input) => ({
      project: await inTenant(input, (w) => copyProject(w, input.params.id, input.body)),
      message: 'Project copied',
    })),
    staffRoute(projects.templates, async (input) => {
      const rows = await inTenant(input, listTemplates);
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(projects.saveTemplate, async (input) => ({
      template: await inTenant(input, (w) => saveTemplate(w, input.params.id, input.body.name)),
      message: 'Template saved',
    })),
    staffRoute(projects.renameTemplate, async (input) => ({
      template: await inTenant(input, (w) => renameTemplate(w, input.params.id, input.body.name)),
      message: 'Template saved',
    })),
    staffRoute(projects.removeTemplate, async (input) => {
      await inTenant(input, (w) => removeTemplate(w, input.params.id));
      return { message: 'Template deleted' };
    }),
    staffRoute(projects.createFromTemplate, async (input) => ({
      project: await inTenant(input, (w) => createFromTemplate(w, input.params.id, input.body)),
      message: 'Project created',
    })),
  ];
}

/** Copies and templates of projects. */
export const templatesModule = defineModule({ name: 'work/templates', routes: templateRoutes });
