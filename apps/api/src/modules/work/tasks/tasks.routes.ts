import { apiContract } from '@org/schema/contract';
import type { Task } from '@org/schema/entities';
import type { AskedList } from '../../../kernel/database/list-definition.ts';
import type { TaskRecord } from '../../../kernel/database/records.ts';
import { getEntity, listEntities, updateEntity } from '../../../kernel/entities/entity.service.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { customFieldRoutes } from '../../../kernel/entity-routes/custom-field.routes.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { defaultColumn, findFirstColumn } from '../boards/default-board.ts';
import { assignRoutes } from '../boards/people/assign.ts';
import { canAssign } from '../boards/people/may-assign.ts';
import { TASK_ASSIGNEES } from '../boards/people/record-people.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { repeatTask } from './repeat-task.ts';
import { taskEntity } from './task.entity.ts';

const { projects, tasks } = apiContract;

const NOWHERE = { board_id: null, column_id: null, column_name: '', column_color: '' };

/** Returns where a new task starts: on the board of its project, or else on the default board. */
async function getDefaults(write: TenantWrite, projectId: number | undefined) {
  const project = projectId && (await getEntity(write, projectEntity, projectId).catch(() => null));
  const board: unknown = project && Reflect.get(project, 'board_id');
  const own = typeof board === 'number' ? await findFirstColumn(write, board) : undefined;
  return own ?? (await defaultColumn(write)) ?? NOWHERE;
}

/** Updates a task; a recurring one that is done makes the next one. */
async function updateTask(
  write: TenantWrite,
  id: number,
  body: Parameters<typeof updateEntity>[3],
): Promise<Task> {
  const [before] = await findRows<TaskRecord>(write.tx, taskEntity, [id]);
  const task = (await updateEntity(write, taskEntity, id, body)) as Task;
  if (!before || before.is_done || !task.is_done || !task.recurrence) return task;
  const [row] = await findRows<TaskRecord>(write.tx, taskEntity, [id]);
  if (row) await repeatTask(write, taskEntity, row);
  return (await getEntity(write, taskEntity, id)) as Task;
}

/** Creates the routes of tasks. */
export function taskRoutes(send: SendJob): BoundRoute[] {
  const own: readonly unknown[] = [tasks.get, tasks.update];
  return [
    ...entityRoutes(tasks, taskEntity, send).filter(({ contract }) => !own.includes(contract)),
    staffRoute(projects.tasks, async (input) => ({
      results: await inTenant(input, async (w) => {
        await getEntity(w, projectEntity, input.params.id);
        const query = { ...input.query, project_id: input.params.id };
        return listEntities<Task>(w, taskEntity, query as AskedList & Columns);
      }),
    })),
    staffRoute(tasks.get, async (input) => {
      const task = (await inTenant(input, (w) =>
        getEntity(w, taskEntity, input.params.id),
      )) as Task;
      return { task, results: task, canAssignUsers: canAssign('tasks', input) };
    }),
    staffRoute(tasks.update, async (input) => ({
      task: await inTenant(input, (w) => updateTask(w, input.params.id, input.body)),
      message: 'Task saved',
    })),
    staffRoute(tasks.new, async (input) => ({
      canAssignUsers: canAssign('tasks', input),
      defaults: await inTenant(input, (w) => getDefaults(w, input.query.project_id)),
    })),
    ...customFieldRoutes(tasks, taskEntity),
    ...assignRoutes(tasks, taskEntity, TASK_ASSIGNEES),
  ];
}
