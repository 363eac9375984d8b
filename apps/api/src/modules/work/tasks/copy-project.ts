import { readInstant } from '@org/schema';
import type { Project, ProjectCopy } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { ProjectRecord, TaskRecord } from '../../../kernel/database/records.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { asSeenBy, getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { getRowTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { canAssign } from '../boards/people/may-assign.ts';
import {
  addPeople,
  findActiveStaff,
  getPeopleOf,
  type PeopleTable,
  PROJECT_ASSIGNEES,
  TASK_ASSIGNEES,
} from '../boards/people/record-people.ts';
import { withAllPermissions } from '../boards/people/with-all-permissions.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { requireCustomer } from '../projects/project-parts.ts';
import { taskEntity } from './task.entity.ts';
import { getBlockers } from './task-links.ts';

/** Maximum number of tasks that are copied with a project. */
const MAX_COPIED = 2000;

/** Assigns the same people to a copy, former members left out; users who may not assign people only stay assigned themselves. */
async function copyPeople(
  write: TenantWrite,
  table: PeopleTable,
  from: number,
  to: number,
): Promise<void> {
  const people = (await getPeopleOf(write.tx, table, [from])).get(from) ?? [];
  const staff = await findActiveStaff(
    write.tx,
    people.map(({ id }) => id),
  );
  const module = table === PROJECT_ASSIGNEES ? 'projects' : 'tasks';
  const ids = [...staff.keys()].filter(
    (id) => id === write.actor.person.id || canAssign(module, write),
  );
  await addPeople(write, table, to, ids);
}

const getId = (record: object): number => Number(Reflect.get(record, 'id'));

/** Copies tasks into a project, open again, with what they wait for and what is below them. */
async function copyTasks(
  write: TenantWrite,
  tasks: readonly TaskRecord[],
  projectId: number,
  move: (at: Date | null) => string | null,
): Promise<void> {
  const copies = new Map<number, number>();
  const tags = await getRowTags(
    write.tx,
    'task',
    tasks.map(({ id }) => id),
  );
  for (const task of tasks) {
    const made = await createEntity(withAllPermissions(write), taskEntity, {
      title: task.title,
      description: task.description,
      est_hours: Number(task.est_hours),
      priority: task.priority,
      project_id: projectId,
      is_billable: task.is_billable,
      hourly_rate: task.hourly_rate === null ? null : Number(task.hourly_rate),
      recurrence: task.recurrence,
      start_date: move(task.start_date),
      due_date: move(task.due_date),
      checklist: task.checklist.map((item) => ({ ...item, done: false })),
      tagIds: tags(task.id).map(({ id }) => id),
    });
    copies.set(task.id, getId(made));
    await copyPeople(write, TASK_ASSIGNEES, task.id, getId(made));
  }
  const { blockedBy } = await getBlockers(write.tx, [...copies.keys()]);
  for (const task of tasks) {
    const copy = copies.get(task.id);
    const parent = task.parent_id === null ? undefined : copies.get(task.parent_id);
    const blockers = (blockedBy.get(task.id) ?? []).flatMap(({ id }) => copies.get(id) ?? []);
    if (copy === undefined) continue;
    if (parent !== undefined)
      await write.tx
        .updateTable('tasks')
        .set({ parent_id: parent })
        .where('id', '=', copy)
        .execute();
    if (blockers.length > 0)
      await write.tx
        .insertInto('task_blockers')
        .values(
          blockers.map((blocked_by_id) => ({
            tenant_id: write.tenantId,
            task_id: copy,
            blocked_by_id,
          })),
        )
        .execute();
  }
}

/**
 * Copies a project with its tasks. All dates are moved by as much as the start is.
 * Errors: `not_found`; `validation_failed`.
 */
export async function copyProject(
  write: TenantWrite,
  id: number,
  { title, start_date, customer_id }: ProjectCopy,
): Promise<Project> {
  const { tx } = write;
  const [row] = await findRows<ProjectRecord>(
    tx,
    projectEntity,
    [id],
    {},
    getScope(projectEntity, write),
  );
  if (!row) throw appError('not_found');
  const tasks = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_COPIED + 1)
    .execute();
  if (tasks.length > MAX_COPIED)
    throw appError('validation_failed', {
      message: `Projects of more than ${MAX_COPIED} tasks cannot be copied`,
    });
  const start = (start_date && readInstant(start_date)) || new Date();
  const shift = start.getTime() - row.start_date.getTime();
  const move = (at: Date | null): string | null =>
    at && new Date(at.getTime() + shift).toISOString();
  const tags = await getRowTags(tx, 'project', [id]);
  const sameCustomer = customer_id === undefined || customer_id === row.customer_id;
  if (!sameCustomer)
    await requireCustomer(write, { customerId: customer_id, vehicleId: null }, row.customer_id);
  // A copy is on the same board and has the same rates, also where the user may not see these.
  const copy = (await createEntity(withAllPermissions(write), projectEntity, {
    title,
    description: row.description,
    est_hours: Number(row.est_hours),
    start_date: start.toISOString(),
    end_date: move(row.end_date),
    customer_id: customer_id === undefined ? row.customer_id : customer_id,
    ...(sameCustomer && { vehicle_id: row.vehicle_id }),
    priority: row.priority,
    budget_minutes: row.budget_minutes,
    budget_amount: row.budget_amount === null ? null : Number(row.budget_amount),
    is_billable: row.is_billable,
    hourly_rate: row.hourly_rate === null ? null : Number(row.hourly_rate),
    color: row.color,
    board_id: row.board_id ?? undefined,
    custom_fields: row.custom_fields,
    tagIds: tags(id).map((tag) => tag.id),
  })) as Project;
  await copyPeople(write, PROJECT_ASSIGNEES, id, copy.id);
  await copyTasks(write, tasks, copy.id, move);
  const [made] = await findRows<ProjectRecord>(tx, projectEntity, [copy.id]);
  const [record] = made ? await projectEntity.toRecords(tx, [made], () => copy.tags) : [];
  return asSeenBy(projectEntity, write, record ?? copy);
}
