import type { Period, PeriodPreset } from '@org/admin-kit';
import { dayPlus, daysBetween } from '@org/schema';
import { LONGEST_PERIOD } from '@org/schema/entities';
import { toWallTime } from '@org/ui';
import { text } from './messages.ts';

/** Preset lengths, days. */
const LENGTHS = ['7', '30', '90', '365'] as const;

const DAY = /^20\d\d-\d\d-\d\d$/;

/**
 * Returns today in a time zone.
 * @returns `2026-03-01`
 */
export function todayIn(timezone: string, now: Date = new Date()): string {
  return toWallTime(now.toISOString(), timezone).slice(0, 10);
}

/** Returns the last days up to today. */
export function lastDays(length: number, today: string): Period {
  return { from: dayPlus(today, 1 - length), to: today };
}

/** Returns the presets of the period: the last days up to today. */
export const periodPresets = (today: string): PeriodPreset[] =>
  LENGTHS.map((value) => ({
    value,
    label: text.periods[value],
    period: lastDays(Number(value), today),
  }));

/** Parses the period of a URL; invalid days are dropped. */
export function readPeriod(given: Record<string, unknown>): Partial<Period> {
  const { from, to } = given;
  return {
    ...(typeof from === 'string' && DAY.test(from) && { from }),
    ...(typeof to === 'string' && DAY.test(to) && { to }),
  };
}

/** Returns the problem with a chosen period; '' for none, undefined while a day is incomplete. */
export function periodProblem({ from, to }: Period): string | undefined {
  if (!DAY.test(from) || !DAY.test(to)) return undefined;
  const days = daysBetween(from, to);
  return days < 1 ? text.problems.order : days > LONGEST_PERIOD ? text.problems.long : '';
}

/** Returns the displayed period: that of the URL, by default the last 30 days. */
export function shownPeriod(given: Partial<Period>, today: string): Period {
  const usual = lastDays(30, today);
  const asked = { ...usual, ...given };
  return periodProblem(asked) === '' ? asked : usual;
}
