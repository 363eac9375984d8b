import type { Actor } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { mailTasks, type TaskMailTools } from './mail-tasks.ts';

/** Returns the users who were assigned tasks and have not got an email about it. */
export async function findAssigned(tx: TenantTx): Promise<number[]> {
  const rows = await tx
    .selectFrom('task_assignees')
    .select('user_id')
    .distinct()
    .where('is_new', '=', true)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Marks the new assignments of a user as mailed, and returns their tasks by the user who assigned them. */
async function takeAssigned(
  tx: TenantTx,
  userId: number,
): Promise<ReadonlyMap<number | null, readonly number[]>> {
  const rows = await tx
    .updateTable('task_assignees')
    .set({ is_new: false })
    .where('user_id', '=', userId)
    .where('is_new', '=', true)
    .returning(['task_id', 'assigned_by'])
    .execute();
  const byColleague = new Map<number | null, number[]>();
  for (const { task_id, assigned_by } of rows)
    byColleague.set(assigned_by, [...(byColleague.get(assigned_by) ?? []), task_id]);
  return byColleague;
}

async function getName(tx: TenantTx, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const person = await tx
    .selectFrom('people')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person?.display_name ?? '';
}

/** Emails a person about the tasks that colleagues assigned to them, one email for each colleague. */
export async function mailAssigned(
  tools: TaskMailTools,
  tx: TenantTx,
  tenantId: number,
  { userId, actor }: { readonly userId: number; readonly actor: Actor | undefined },
): Promise<void> {
  for (const [assignedBy, taskIds] of await takeAssigned(tx, userId)) {
    // A former member gets no emails, and the tasks are marked so that nobody asks again.
    if (!actor) continue;
    const colleague = (await getName(tx, assignedBy)) || 'A colleague';
    await mailTasks(tools, tx, tenantId, {
      event: 'task.assigned',
      to: actor,
      taskIds,
      colleague,
      getTitle: ([task, ...others]) =>
        others.length === 0
          ? `${colleague} assigned a task to you: ${task?.title ?? ''}`
          : `${colleague} assigned ${others.length + 1} tasks to you`,
      note: `You received this email because ${colleague} assigned a task to you.`,
    });
  }
}
