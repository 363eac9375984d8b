import { sql } from 'kysely';
import type { Actor } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { DAY_MS } from '../../../kernel/jobs/in-every-tenant.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { fromWallClock, toWallClock } from '../../../kernel/settings/wall-clock.ts';
import { mailTasks, type TaskMailTools } from './mail-tasks.ts';

/** Hour of the day, in the time zone of the tenant, from which on people are reminded. */
const REMIND_FROM = 7;

/** Beginning and end of a day. */
export interface Today {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the day of the tenant; undefined early in the morning, when nobody is reminded. */
export async function findToday(tx: TenantTx, now: Date): Promise<Today | undefined> {
  const { timezone } = await getSettings(tx);
  const wall = toWallClock(now, timezone);
  if (wall.getUTCHours() < REMIND_FROM) return undefined;
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  return {
    from: fromWallClock(new Date(midnight), timezone),
    to: fromWallClock(new Date(midnight + DAY_MS), timezone),
  };
}

const isDue = ({ from, to }: Today) => sql`
  not t.is_done and t.deleted_at is null and t.due_key >= ${from} and t.due_key < ${to}
  and a.tenant_id = t.tenant_id and a.task_id = t.id and a.reminded_for is distinct from t.due_date`;

/** Returns the users with tasks that are due on a day and of which they were not reminded. */
export async function findDue(tx: TenantTx, today: Today): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct a.user_id from tasks t, task_assignees a where ${isDue(today)}`.execute(tx);
  return rows.map(({ user_id }) => Number(user_id));
}

/** Reminds a person of the tasks that are due on a day, once for each due date. */
export async function mailDue(
  tools: TaskMailTools,
  tx: TenantTx,
  tenantId: number,
  {
    userId,
    actor,
    today,
  }: { readonly userId: number; readonly actor: Actor | undefined; readonly today: Today },
): Promise<void> {
  const { rows } = await sql<{ task_id: number }>`
    update task_assignees a set reminded_for = t.due_date from tasks t
    where a.user_id = ${userId} and ${isDue(today)} returning a.task_id`.execute(tx);
  if (!actor) return;
  await mailTasks(tools, tx, tenantId, {
    event: 'task.due_soon',
    to: actor,
    taskIds: rows.map(({ task_id }) => Number(task_id)),
    colleague: '',
    getTitle: ([task, ...others]) =>
      others.length === 0
        ? `Due today: ${task?.title ?? ''}`
        : `${others.length + 1} tasks are due today`,
    note: 'You received this email because these tasks are assigned to you.',
  });
}
