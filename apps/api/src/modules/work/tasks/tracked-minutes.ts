import { sql } from 'kysely';
import type { TaskRecord } from '../../../kernel/database/records.ts';
import { publishChange } from '../../../kernel/events/publish-event.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/**
 * Sums up the time entries of tasks in the tasks and their projects, and announces the tasks. Their versions stay, so that
 * nobody who edits a task meets a conflict because time was added.
 */
export async function trackTime(
  { tx, tenantId, actor }: TenantWrite,
  taskIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(taskIds)];
  if (ids.length === 0) return;
  // Locked first, and summed up by a later statement that sees the entries of those who held the lock before.
  const { rows: tasks } = await sql<{ project_id: number | null }>`
    select project_id from tasks where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  await sql`
    update tasks set tracked_minutes = (
      select coalesce(sum(e.duration_minutes), 0) from time_entries e
      where e.tenant_id = tasks.tenant_id and e.task_id = tasks.id and e.deleted_at is null)
    where id = any(${ids}::bigint[])`.execute(tx);
  await trackProjects(
    tx,
    tasks.map(({ project_id }) => project_id),
  );
  for (const id of ids)
    await publishChange(tx, tenantId, {
      entity: 'task',
      id,
      action: 'updated',
      actorId: actor.person.id,
    });
}

/** Sums up the tracked minutes of the tasks of projects. */
async function trackProjects(
  tx: TenantWrite['tx'],
  projectIds: readonly (number | null)[],
): Promise<void> {
  const ids = [...new Set(projectIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  await sql`select 1 from projects where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  await sql`
    update projects set tracked_minutes = (
      select coalesce(sum(t.tracked_minutes), 0) from tasks t
      where t.tenant_id = projects.tenant_id and t.project_id = projects.id and t.deleted_at is null)
    where id = any(${ids}::bigint[])`.execute(tx);
}

/** Sums up the tracked minutes of the projects of tasks that went to the trash or came back. */
export async function trackProjectsOf(
  tx: TenantWrite['tx'],
  taskIds: readonly number[],
): Promise<void> {
  const rows = await tx
    .selectFrom('tasks')
    .select('project_id')
    .where('id', 'in', [...taskIds, 0])
    .execute();
  await trackProjects(
    tx,
    rows.map(({ project_id }) => project_id),
  );
}

/** Moves the tracked minutes of a locked task from its project to another, before the task itself moves. */
export async function moveTrackedMinutes(
  tx: TenantWrite['tx'],
  { project_id, tracked_minutes }: Pick<TaskRecord, 'project_id' | 'tracked_minutes'>,
  nextId: number | null,
): Promise<void> {
  if (project_id === nextId || tracked_minutes === 0) return;
  const moves = [
    { id: project_id, change: -tracked_minutes },
    { id: nextId, change: tracked_minutes },
  ];
  // In the order of their ids, so that two moves in opposite directions do not wait for each other.
  for (const { id, change } of moves.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0)))
    if (id !== null)
      await sql`update projects set tracked_minutes = tracked_minutes + ${change} where id = ${id}`.execute(
        tx,
      );
}
