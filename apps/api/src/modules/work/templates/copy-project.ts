import { readInstant } from '@org/schema';
import type { Project, ProjectCopy } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { ProjectRecord } from '../../../kernel/database/records.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
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
import { projectEntity } from '../projects/project.entity.ts';
import { requireCustomer } from '../projects/project-parts.ts';
import { createPlanned, readPlanned } from './create-planned.ts';
import { readProjectPlan } from './project-plan.ts';

/** Assigns the same people to copies, former members left out; users who may not assign people only stay assigned themselves. */
async function copyPeople(
  write: TenantWrite,
  table: PeopleTable,
  copies: readonly (readonly [from: number, to: number | undefined])[],
): Promise<void> {
  const people = await getPeopleOf(
    write.tx,
    table,
    copies.map(([from]) => from),
  );
  const staff = await findActiveStaff(
    write.tx,
    [...people.values()].flat().map(({ id }) => id),
  );
  const module = table === PROJECT_ASSIGNEES ? 'projects' : 'tasks';
  const canKeep = (id: number): boolean =>
    staff.has(id) && (id === write.actor.person.id || canAssign(module, write));
  for (const [from, to] of copies) {
    const ids = (people.get(from) ?? []).map(({ id }) => id).filter(canKeep);
    if (to !== undefined) await addPeople(write, table, to, ids);
  }
}

/** Returns the row of a project. Errors: `not_found` for one that the user may not see. */
export async function findProjectRow(write: TenantWrite, id: number): Promise<ProjectRecord> {
  const [row] = await findRows<ProjectRecord>(
    write.tx,
    projectEntity,
    [id],
    {},
    getScope(projectEntity, write),
  );
  if (!row) throw appError('not_found');
  return row;
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
  const row = await findProjectRow(write, id);
  const { plan, tasks } = await readProjectPlan(write.tx, row);
  const sameCustomer = customer_id === undefined || customer_id === row.customer_id;
  if (!sameCustomer)
    await requireCustomer(write, { customerId: customer_id, vehicleId: null }, row.customer_id);
  const { projectId, taskIds } = await createPlanned(write, plan, {
    title,
    start: (start_date && readInstant(start_date)) || new Date(),
    customer_id: sameCustomer ? row.customer_id : customer_id,
    ...(sameCustomer && { vehicle_id: row.vehicle_id }),
    board_id: row.board_id ?? undefined,
  });
  await copyPeople(write, PROJECT_ASSIGNEES, [[id, projectId]]);
  await copyPeople(
    write,
    TASK_ASSIGNEES,
    tasks.map((task, at) => [task.id, taskIds[at]] as const),
  );
  return readPlanned(write, projectId);
}
