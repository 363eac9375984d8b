import type { TaskRef } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TaskRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { TASK_ACCESS } from './task-texts.ts';

type Links = ReadonlyMap<number, readonly TaskRef[]>;

function groupRefs(rows: readonly (TaskRef & { of: number })[]): Links {
  const grouped = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    [...grouped].map(([id, refs]) => [id, refs.map(({ of: _, ...ref }) => ref)] as const),
  );
}

/**
 * Returns the tasks that tasks wait for, and that wait for them.
 * @returns id → tasks
 */
export async function getBlockers(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ readonly blockedBy: Links; readonly blocks: Links }> {
  if (ids.length === 0) return { blockedBy: new Map(), blocks: new Map() };
  const read = async (own: 'task_id' | 'blocked_by_id'): Promise<Links> => {
    const other = own === 'task_id' ? 'blocked_by_id' : 'task_id';
    const { rows } = await sql<TaskRef & { of: number }>`
      select ${sql.ref(`b.${own}`)} as "of", t.id, t.number, t.title, t.is_done
      from task_blockers b join tasks t on t.tenant_id = b.tenant_id and t.id = ${sql.ref(`b.${other}`)}
      where ${sql.ref(`b.${own}`)} = any(${ids}::bigint[]) and t.deleted_at is null order by t.number`.execute(
      tx,
    );
    return groupRefs(rows);
  };
  return { blockedBy: await read('task_id'), blocks: await read('blocked_by_id') };
}

/**
 * Returns the tasks below tasks.
 * @returns id → tasks
 */
export async function getSubtasks(tx: TenantTx, ids: readonly number[]): Promise<Links> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TaskRef & { of: number }>`
    select parent_id as "of", id, number, title, is_done from tasks
    where parent_id = any(${ids}::bigint[]) and deleted_at is null order by number`.execute(tx);
  return groupRefs(rows);
}

/** Returns tasks outside of the trash that the user may see: a link shows the title of the other task. */
function findVisible(write: TenantWrite, ids: readonly number[]): Promise<TaskRecord[]> {
  return findRows<TaskRecord>(write.tx, TASK_ACCESS, ids, {}, getScope(TASK_ACCESS, write));
}

/**
 * Replaces the tasks that a task waits for.
 * @throws `validation_failed` on `blocked_by` for a new one that the user may not see, and for a circle
 */
export async function saveBlockers(
  write: TenantWrite,
  taskId: number,
  asked: readonly number[],
): Promise<void> {
  const { tx, tenantId } = write;
  const ids = [...new Set(asked)];
  const refuse = (blocked_by: string) =>
    appError('validation_failed', { formErrors: { blocked_by } });
  // Two changes at the same time could close a circle together.
  await withAdvisoryLock(tx, tenantId, 'task links');
  const { blockedBy } = await getBlockers(tx, [taskId]);
  const known = new Set(blockedBy.get(taskId)?.map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id));
  if ((await findVisible(write, added)).length < added.length)
    throw refuse('This task does not exist, or was deleted');
  await tx.deleteFrom('task_blockers').where('task_id', '=', taskId).execute();
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    with recursive waits (id) as (
      select unnest(${ids}::bigint[])
      union select b.blocked_by_id from task_blockers b join waits on b.task_id = waits.id
    )
    select id from waits where id = ${taskId} limit 1`.execute(tx);
  if (rows.length > 0) throw refuse('The tasks would wait for each other');
  await tx
    .insertInto('task_blockers')
    .values(
      ids.map((blocked_by_id) => ({
        tenant_id: tenantId,
        task_id: taskId,
        blocked_by_id,
      })),
    )
    .execute();
}

/**
 * Checks the task above another.
 * @returns the project of the task above
 * @throws `validation_failed` on `parent_id` for one that the user may not see, and for a circle
 */
export async function requireParent(
  write: TenantWrite,
  parentId: number,
  taskId: number | undefined,
): Promise<number | null> {
  const { tx, tenantId } = write;
  const refuse = (parent_id: string) =>
    appError('validation_failed', { formErrors: { parent_id } });
  await withAdvisoryLock(tx, tenantId, 'task links');
  const [parent] = await findVisible(write, [parentId]);
  if (!parent) throw refuse('This task does not exist, or was deleted');
  if (taskId === undefined) return parent.project_id;
  const { rows } = await sql<{ id: number }>`
    with recursive above (id) as (
      select ${parentId}::bigint
      union select t.parent_id from tasks t join above on t.id = above.id where t.parent_id is not null
    )
    select id from above where id = ${taskId} limit 1`.execute(tx);
  if (rows.length > 0) throw refuse('A task cannot be below itself');
  return parent.project_id;
}
