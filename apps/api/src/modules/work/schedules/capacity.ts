import { dayPlus } from '@org/schema';
import type { Capacity } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { fromWallClock } from '../../../kernel/settings/wall-clock.ts';
import { getWorkingMinutes, workingMinutesOn } from '../time/working-hours.ts';
import type { Occurrence } from './schedule-series.ts';

/** A period with the time zone of its days. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
  readonly timezone: string;
}

/** Returns the days of a period. */
function getDays({ from, to, timezone }: Period): string[] {
  const last = dayIn(timezone, new Date(to.getTime() - 1));
  const days: string[] = [];
  for (let day = dayIn(timezone, from); day <= last; day = dayPlus(day, 1)) days.push(day);
  return days;
}

const getStart = (day: string, timezone: string): number =>
  fromWallClock(new Date(`${day}T00:00:00Z`), timezone).getTime();

/**
 * Spreads the minutes of an occurrence over the days that it touches.
 * @returns day → minutes
 */
function spread({ row, start, end }: Occurrence, timezone: string): Map<string, number> {
  const days = getDays({ from: start, to: end, timezone });
  const span = end.getTime() - start.getTime();
  return new Map(
    days.map((day) => {
      const from = Math.max(start.getTime(), getStart(day, timezone));
      const to = Math.min(end.getTime(), getStart(dayPlus(day, 1), timezone));
      return [day, (row.allocated_minutes * Math.max(0, to - from)) / span];
    }),
  );
}

/** Returns the minutes that people have on each day of a period, and that are planned. */
export async function getCapacity(
  tx: TenantTx,
  userIds: readonly number[],
  planned: ReadonlyMap<number, readonly Occurrence[]>,
  period: Period,
): Promise<Capacity[]> {
  const days = getDays(period);
  const working = await getWorkingMinutes(tx, userIds);
  return userIds.flatMap((user_id) => {
    const minutes = new Map<string, number>();
    for (const occurrence of planned.get(user_id) ?? [])
      for (const [day, part] of spread(occurrence, period.timezone))
        minutes.set(day, (minutes.get(day) ?? 0) + part);
    return days.map((date) => ({
      user_id,
      date,
      available_minutes: workingMinutesOn(working(user_id), date),
      planned_minutes: Math.round(minutes.get(date) ?? 0),
    }));
  });
}
