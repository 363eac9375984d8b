import { sql } from 'kysely';
import type { OverviewSource } from '../../platform/index.ts';
import { taskEntity } from '../tasks/task.entity.ts';

/** Days within which a task counts as due soon. */
const SOON_DAYS = 7;

/** Open tasks that are overdue, and those that are due within a week. */
export const TASK_OVERVIEW: OverviewSource = {
  entity: taskEntity,
  async read(tx, _period, visible) {
    const { rows } = await sql<{ due: string; overdue: string }>`
      select count(*) filter (where tasks.due_date >= now()) as due, count(*) filter (where tasks.due_date < now()) as overdue
      from tasks
      where not tasks.is_done and tasks.deleted_at is null
        and tasks.due_date < now() + make_interval(days => ${SOON_DAYS}) and ${visible}`.execute(
      tx,
    );
    const now = (value: string | undefined) => ({
      value: Number(value ?? 0),
      previous: null,
      currency: '',
      days: [],
    });
    return [
      { name: 'tasksDue', ...now(rows[0]?.due) },
      { name: 'tasksOverdue', ...now(rows[0]?.overdue) },
    ];
  },
};
