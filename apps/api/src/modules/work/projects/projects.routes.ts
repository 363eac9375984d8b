import { apiContract } from '@org/schema/contract';
import type { Project } from '@org/schema/entities';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { updateEntity } from '../../../kernel/entities/entity.service.ts';
import { customFieldRoutes } from '../../../kernel/entity-routes/custom-field.routes.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { defaultColumn } from '../boards/default-board.ts';
import { assignRoutes } from '../boards/people/assign.ts';
import { canAssign } from '../boards/people/may-assign.ts';
import { PROJECT_ASSIGNEES } from '../boards/people/record-people.ts';
import { projectEntity } from './project.entity.ts';

const { projects } = apiContract;

/** Creates the routes of projects but those of their tasks. */
export function projectRoutes(send: SendJob): BoundRoute[] {
  const usual = entityRoutes(projects, projectEntity, send);
  return [
    ...usual.filter(({ contract }) => contract !== projects.update),
    staffRoute(projects.update, async (input) => {
      const project = (await inTenant(input, (w) =>
        updateEntity(w, projectEntity, input.params.id, input.body),
      )) as Project;
      return { project, item: project, message: 'Project saved' };
    }),
    staffRoute(projects.check, async (input) => {
      const { actor } = input;
      const column = await inTenant(input, defaultColumn);
      return {
        can_assign_customer: hasPermission(actor, 'customers.can_view'),
        can_assign_users: canAssign('projects', { actor }),
        can_create: hasPermission(actor, 'projects.can_create'),
        can_delete: hasPermission(actor, 'projects.can_delete'),
        defaults: {
          board_id: column?.board_id ?? null,
          column_id: column?.column_id ?? null,
        },
      };
    }),
    ...customFieldRoutes(projects, projectEntity),
    ...assignRoutes(projects, projectEntity, PROJECT_ASSIGNEES),
  ];
}
