import { dayPlus, daysBetween } from '@org/schema';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getTimeSettings } from './time-settings.ts';

/**
 * Returns the minutes of work on each day from Monday on.
 * @returns id → minutes; those of the tenant for people without own ones
 */
export async function getWorkingMinutes(
  tx: TenantTx,
  userIds: readonly number[],
): Promise<(userId: number) => readonly number[]> {
  const { working_minutes } = await getTimeSettings(tx);
  const rows = await tx
    .selectFrom('working_hours')
    .select(['user_id', 'working_minutes'])
    .where('user_id', 'in', [...userIds, 0])
    .execute();
  const own = new Map(rows.map((row) => [row.user_id, row.working_minutes]));
  return (userId) => own.get(userId) ?? working_minutes;
}

/** Returns the minutes of work on a day. */
export function workingMinutesOn(minutes: readonly number[], day: string): number {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return minutes[weekday] ?? 0;
}

/** Returns the minutes of work from one day to another, both included. */
export function sumWorkingMinutes(minutes: readonly number[], from: string, to: string): number {
  let sum = 0;
  for (let days = 0; days < daysBetween(from, to); days++)
    sum += workingMinutesOn(minutes, dayPlus(from, days));
  return sum;
}
