import type { Project } from '@org/schema/entities';
import type { ProjectRecord } from '../../../kernel/database/records.ts';
import type { StoredProjectPlan } from '../../../kernel/database/stored-values.ts';
import { listCustomFields } from '../../../kernel/entities/custom-fields.service.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { asSeenBy } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { getRowTags, knownTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { withAllPermissions } from '../boards/people/with-all-permissions.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { taskEntity } from '../tasks/task.entity.ts';
import { datesFrom } from './project-plan.ts';

/** Fields of a new project that its plan does not have. */
export interface PlannedProject {
  readonly title: string;
  readonly start: Date;
  readonly customer_id: number | null;
  readonly vehicle_id?: number | null;
  readonly board_id?: number | undefined;
}

/** A project that was made from a plan, and its tasks in the order of the plan. */
export interface CreatedPlan {
  readonly projectId: number;
  readonly taskIds: readonly number[];
}

const getId = (record: object): number => Number(Reflect.get(record, 'id'));

/** Returns those custom fields of a plan that there are still. */
async function keepKnownFields(
  { tx }: TenantWrite,
  fields: StoredProjectPlan['project']['custom_fields'],
): Promise<StoredProjectPlan['project']['custom_fields']> {
  const known = new Set((await listCustomFields(tx, projectEntity)).map(({ key }) => key));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => known.has(key)));
}

/** Links the tasks of a plan: what is below another, and what waits for another. */
async function linkTasks(
  { tx, tenantId }: TenantWrite,
  tasks: StoredProjectPlan['tasks'],
  ids: readonly number[],
): Promise<void> {
  const blockers = tasks.flatMap(({ blocked_by }, at) =>
    blocked_by.map((blocker) => ({
      tenant_id: tenantId,
      task_id: ids[at] ?? 0,
      blocked_by_id: ids[blocker] ?? 0,
    })),
  );
  for (const [at, { parent }] of tasks.entries()) {
    const [id, parent_id] = [ids[at], parent === null ? undefined : ids[parent]];
    if (id !== undefined && parent_id !== undefined)
      await tx.updateTable('tasks').set({ parent_id }).where('id', '=', id).execute();
  }
  if (blockers.length > 0) await tx.insertInto('task_blockers').values(blockers).execute();
}

/** Creates a project with its tasks from a plan, also with rates and on a board that the user may not see. */
export async function createPlanned(
  write: TenantWrite,
  { project, tasks }: StoredProjectPlan,
  given: PlannedProject,
): Promise<CreatedPlan> {
  const { tx } = write;
  const everything = withAllPermissions(write);
  const toDate = await datesFrom(tx, given.start);
  const { end, tagIds, custom_fields: projectFields, ...fields } = project;
  const projectTags = await knownTags(tx, 'project', tagIds);
  const projectId = getId(
    await createEntity(everything, projectEntity, {
      ...fields,
      title: given.title,
      start_date: given.start.toISOString(),
      end_date: toDate(end),
      customer_id: given.customer_id,
      ...(given.vehicle_id !== undefined && { vehicle_id: given.vehicle_id }),
      board_id: given.board_id,
      custom_fields: await keepKnownFields(write, projectFields),
      tagIds: [...projectTags],
    }),
  );
  const taskTags = await knownTags(tx, 'task', [...new Set(tasks.flatMap((task) => task.tagIds))]);
  const taskIds: number[] = [];
  for (const planned of tasks) {
    const { start, due, parent: _parent, blocked_by: _blockers, custom_fields, ...task } = planned;
    const id = getId(
      await createEntity(everything, taskEntity, {
        ...task,
        project_id: projectId,
        start_date: toDate(start),
        due_date: toDate(due),
        tagIds: task.tagIds.filter((id) => taskTags.has(id)),
      }),
    );
    taskIds.push(id);
    // As they are: what is required now was not when the template was saved.
    if (custom_fields && Object.keys(custom_fields).length > 0)
      await tx
        .updateTable('tasks')
        .set({ custom_fields: JSON.stringify(custom_fields) })
        .where('id', '=', id)
        .execute();
  }
  await linkTasks(write, tasks, taskIds);
  return { projectId, taskIds };
}

/** Returns a project that was just made, as the user may see it, also when it is not theirs. */
export async function readPlanned(write: TenantWrite, id: number): Promise<Project> {
  const [row] = await findRows<ProjectRecord>(write.tx, projectEntity, [id]);
  const tags = await getRowTags(write.tx, 'project', [id]);
  const [record] = row ? await projectEntity.toRecords(write.tx, [row], tags) : [];
  return record
    ? asSeenBy(projectEntity, write, record)
    : ((await getEntity(write, projectEntity, id)) as Project);
}
