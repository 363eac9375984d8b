import { string } from 'yup';
import { dayPlus } from './day.ts';

const ISO_WEEK = /^(20\d\d)-W(0[1-9]|[1-4]\d|5[0-3])$/;
const DAY = /^20\d\d-\d\d-\d\d$/;

/**
 * Returns the number of days since Monday.
 * @example `2026-03-01` → 6
 */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Returns the Monday of the week of a day.
 * @example `2026-03-01` → `2026-02-23`
 */
export function getMonday(day: string): string {
  return dayPlus(day, -weekday(day));
}

/**
 * Returns the week of a day by ISO 8601.
 * @example `2026-03-01` → `2026-W09`
 */
export function getIsoWeek(day: string): string {
  // The year of a week is that of its Thursday.
  const thursday = dayPlus(getMonday(day), 3);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** Returns the Monday of a week that is named as in ISO 8601 or by one of its days; undefined for a week that does not exist. */
export function readWeek(text: string): string | undefined {
  const [, year, week] = ISO_WEEK.exec(text) ?? [];
  if (year !== undefined) {
    // January 4 is always in the first week.
    const monday = dayPlus(getMonday(`${year}-01-04`), (Number(week) - 1) * 7);
    return getIsoWeek(monday) === text ? monday : undefined;
  }
  if (!DAY.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return exists ? getMonday(text) : undefined;
}

/** A week such as `2026-W05`, or one of its days. */
export const weekField = () =>
  string().test(
    'week',
    'Use a week such as 2026-W05',
    (text) => text === undefined || text === null || readWeek(text) !== undefined,
  );
