import type { SendWindow } from '@org/schema/entities';
import { fromWallClock, toWallClock } from '../../../kernel/settings/wall-clock.ts';

/** Days of a week: a window of one day opens again on the same day of the next. */
const DAYS_AHEAD = 7;

/** Returns the day of an instant on the wall, some days later, at a time such as `09:00`. */
function getWallTime(wall: Date, daysAhead: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  return new Date(Date.UTC(year, month, day + daysAhead, hours, minutes));
}

/**
 * Returns the instant at which emails may be sent again; undefined when they may be sent now.
 * @param timezone - IANA name of the tenant's time zone
 */
export function nextOpening(
  { days, from, to }: SendWindow,
  timezone: string,
  now: Date,
): Date | undefined {
  const wall = toWallClock(now, timezone);
  const isOverMidnight = to < from;
  // A window over midnight that began yesterday can still be open.
  for (let ahead = isOverMidnight ? -1 : 0; ahead <= DAYS_AHEAD; ahead++) {
    const weekday = ((wall.getUTCDay() + ahead + 13) % 7) + 1;
    if (!days.includes(weekday)) continue;
    const opens = getWallTime(wall, ahead, from);
    if (wall < opens) return fromWallClock(opens, timezone);
    if (wall < getWallTime(wall, isOverMidnight ? ahead + 1 : ahead, to)) return undefined;
  }
  return undefined;
}
