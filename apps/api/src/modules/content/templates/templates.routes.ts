import type { BlockRegistry } from '@org/content';
import { apiContract } from '@org/schema/contract';
import type { TemplateType } from '@org/schema/entities';
import { mapRows } from '../../../kernel/database/read-list.ts';
import { type BoundRoute, type StaffInput, staffRoute } from '../../../kernel/http/bind-route.ts';
import { listTemplates } from './templates.repository.ts';
import * as service from './templates.service.ts';

async function answerList(
  { run, query }: Pick<StaffInput<typeof apiContract.templates.list>, 'run' | 'query'>,
  type?: TemplateType,
) {
  const results = mapRows(await run((tx) => listTemplates(tx, query, type)), service.toTemplate);
  return { results, templates: results.rows };
}

/** Creates the routes of templates. */
export function templateRoutes(registry: BlockRegistry): BoundRoute[] {
  const { templates } = apiContract;
  return [
    staffRoute(templates.sections, (input) => answerList(input, 'section')),
    staffRoute(templates.containers, (input) => answerList(input, 'container')),
    staffRoute(templates.list, (input) => answerList(input)),
    staffRoute(templates.get, async ({ run, params }) => {
      const component = await run((tx) => service.getTemplate(tx, params.id));
      return { component, results: component };
    }),
    staffRoute(templates.saveContainer, async ({ run, tenant, actor, body }) => {
      const fields = { name: body.componentName, type: body.type, content: body.content };
      return {
        template: await run((tx) =>
          service.createTemplate({ tx, tenantId: tenant.id, actor }, fields, registry),
        ),
        message: 'Template saved',
      };
    }),
    staffRoute(templates.create, async ({ run, tenant, actor, body }) => {
      const fields = {
        name: body.componentName,
        type: body.type ?? 'section',
        content: body.content,
      };
      return {
        template: await run((tx) =>
          service.createTemplate({ tx, tenantId: tenant.id, actor }, fields, registry),
        ),
      };
    }),
    staffRoute(templates.update, async ({ run, tenant, actor, params, body }) => ({
      template: await run((tx) =>
        service.updateTemplate({ tx, tenantId: tenant.id, actor }, params.id, body, registry),
      ),
    })),
    staffRoute(templates.usage, async ({ run, tenant, params }) => {
      const rows = await run((tx) => service.getUsages(tx, tenant.id, params.id));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(templates.remove, async ({ run, tenant, actor, params, query, body }) => {
      const force = query.force ?? body.force ?? false;
      await run((tx) =>
        service.removeTemplate({ tx, tenantId: tenant.id, actor }, params.id, force),
      );
      return { message: 'Template deleted' };
    }),
  ];
}
