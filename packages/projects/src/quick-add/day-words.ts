const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const MONDAY = 1;

/** Minimum number of letters of a shortened weekday. */
const MIN_WEEKDAY = 3;

/** A date at the end of a line, and the number of words that it takes. */
export interface FoundDay {
  /** Such as `2026-03-09`. */
  readonly day: string;
  readonly words: number;
}

/** Returns a day some days later. Days are texts such as `2026-03-09`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of the weekday, 0 for Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** Returns the next such weekday after a day. */
function nextWeekday(today: string, weekday: number): string {
  const distance = (weekday - getWeekday(today) + WEEK_DAYS) % WEEK_DAYS;
  return addDays(today, distance === 0 ? WEEK_DAYS : distance);
}

function readWeekday(word: string): number {
  return word.length < MIN_WEEKDAY ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(word));
}

function isDay(word: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(`${word}T00:00Z`));
}

/** Returns the day of `in 3 days`, `in a week` or `in 2 weeks`. */
function readDistance(words: readonly string[], today: string): FoundDay | undefined {
  const [first, amount = '', unit = ''] = words.slice(-3);
  const count = /^an?$/.test(amount) ? 1 : /^\d{1,3}$/.test(amount) ? Number(amount) : 0;
  const isUnit = /^(?:day|week)s?$/.test(unit);
  if (first !== 'in' || count === 0 || !isUnit) return undefined;
  return { day: addDays(today, unit.startsWith('week') ? count * WEEK_DAYS : count), words: 3 };
}

/**
 * Finds a date in the last words of a line: `today`, `tomorrow`, a weekday, `next week`, `in 3 days` or `2026-03-09`.
 * @param given - words of the line
 */
export function findDay(given: readonly string[], today: string): FoundDay | undefined {
  const words = given.map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  if (last === 'today') return { day: today, words: 1 };
  if (last === 'tomorrow') return { day: addDays(today, 1), words: 1 };
  if (last === 'week' && words.at(-2) === 'next')
    return { day: nextWeekday(today, MONDAY), words: 2 };
  if (isDay(last)) return { day: last, words: 1 };
  const weekday = readWeekday(last);
  if (weekday >= 0)
    return { day: nextWeekday(today, weekday), words: words.at(-2) === 'next' ? 2 : 1 };
  return readDistance(words, today);
}
