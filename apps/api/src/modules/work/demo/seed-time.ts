import { dayPlus } from '@org/schema';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { fromWallClock } from '../../../kernel/settings/wall-clock.ts';
import { createSchedule } from '../schedules/schedules.service.ts';
import { createTimeEntry } from '../time/time-entries.service.ts';

/** Returns the working day so many days from another: Saturdays become Fridays, Sundays Mondays. */
function toWorkingDay(today: string, days: number): string {
  const day = dayPlus(today, days);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return dayPlus(day, -1);
  return weekday === 0 ? dayPlus(day, 1) : day;
}

/** Records the time that the people of a demo tenant have spent on their tasks, and what is planned. Days are counted from today. */
export async function seedTime({ write, tenant, people }: TenantSeed): Promise<void> {
  const { work } = tenant;
  if (!work) return;
  const today = new Date().toISOString().slice(0, 10);
  const tasks = [...work.projects.flatMap((project) => project.tasks), ...work.tasks];
  const rows = await write.tx.selectFrom('tasks').select(['id', 'title']).execute();
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  const { timezone } = await getSettings(write.tx);
  for (const { title, tracked = [], planned = [] } of tasks) {
    const taskId = ids.get(title);
    if (taskId === undefined) continue;
    for (const { person, day, minutes, note } of tracked)
      await createTimeEntry(write, taskId, {
        user_id: people.get(person),
        entry_date: toWorkingDay(today, day),
        duration_minutes: minutes,
        description: note,
      });
    for (const { person, day, hour, minutes } of planned)
      await createSchedule(write, {
        task_id: taskId,
        user_id: people.get(person),
        scheduled_start_time: fromWallClock(
          new Date(`${toWorkingDay(today, day)}T${String(hour).padStart(2, '0')}:00:00Z`),
          timezone,
        ).toISOString(),
        allocated_minutes: minutes,
      });
  }
}
