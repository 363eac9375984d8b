import { dayPlus, daysBetween } from '@org/schema';
import { LONGEST_PERIOD } from '@org/schema/entities';
import { toWallTime } from '@org/ui';

/** First and last day of the report, inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Preset lengths, days. */
export const LENGTHS = ['7', '30', '90', '365'] as const;
export type Length = (typeof LENGTHS)[number];

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Returns today in a time zone. Shape: zone, instant → `2026-03-01`. */
export function todayIn(timezone: string, now: Date = new Date()): string {
  return toWallTime(now.toISOString(), timezone).slice(0, 10);
}

/** Returns the last days up to today. */
export function lastDays(length: number, today: string): Period {
  return { from: dayPlus(today, 1 - length), to: today };
}

/** Returns the preset length of a period; undefined for any other. */
export function getLength({ from, to }: Period, today: string): Length | undefined {
  return LENGTHS.find((length) => to === today && from === lastDays(Number(length), today).from);
}

/** Parses the period of a URL; invalid days are dropped. */
export function readPeriod(given: Record<string, unknown>): Partial<Period> {
  const { from, to } = given;
  return {
    ...(typeof from === 'string' && DAY.test(from) && { from }),
    ...(typeof to === 'string' && DAY.test(to) && { to }),
  };
}

/** Returns the problem with a chosen period; '' for none, undefined while a day is incomplete. */
export function periodProblem({ from, to }: Period): 'order' | 'long' | '' | undefined {
  if (!DAY.test(from) || !DAY.test(to)) return undefined;
  const days = daysBetween(from, to);
  return days < 1 ? 'order' : days > LONGEST_PERIOD ? 'long' : '';
}

/** Returns the displayed period: that of the URL, by default the last 30 days. */
export function shownPeriod(given: Partial<Period>, today: string): Period {
  const usual = lastDays(30, today);
  const asked = { ...usual, ...given };
  return periodProblem(asked) === '' ? asked : usual;
}
