import { sql } from 'kysely';
import { publishChange } from '../../../kernel/events/publish-event.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { findSchedules } from './find-schedules.ts';
import { findNext, OPEN_STATUSES } from './schedule-series.ts';

/**
 * Writes the earliest open schedule of tasks to the tasks, and announces them. Of a recurring schedule that is its next
 * occurrence.
 */
export async function mirrorSchedules(
  { tx, tenantId, actor }: TenantWrite,
  taskIds: readonly number[],
): Promise<void> {
  const now = new Date();
  for (const id of [...new Set(taskIds)].toSorted((one, other) => one - other)) {
    const rows = await findSchedules(tx, [
      sql<boolean>`s.task_id = ${id}`,
      sql<boolean>`s.status = any(${[...OPEN_STATUSES]}::text[])`,
    ]);
    const spans = rows.flatMap((row) => {
      const { scheduled_start_time: start, scheduled_end_time: end } = row;
      if (row.rrule === '') return [{ start, end }];
      const next = findNext(row, new Date(Math.max(now.getTime(), start.getTime())));
      return next ? [next] : [];
    });
    const [first] = spans.toSorted((one, other) => one.start.getTime() - other.start.getTime());
    await tx
      .updateTable('tasks')
      .set({
        scheduled_start_time: first?.start ?? null,
        scheduled_end_time: first?.end ?? null,
      })
      .where('id', '=', id)
      .execute();
    await publishChange(tx, tenantId, {
      entity: 'task',
      id,
      action: 'updated',
      actorId: actor.person.id,
    });
  }
}
