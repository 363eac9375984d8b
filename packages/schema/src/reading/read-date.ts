/** Order in which the parts of a date are written. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

/** Returns a date as text if it exists: the 31st of April does not. */
function dateText(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isSame || year < 1000 || year > 9999) return undefined;
  return date.toISOString().slice(0, 10);
}

/** Expands a two-digit year: 26 is 2026, 85 is 1985. */
const fullYear = (text: string): number =>
  text.length === 2 ? Number(text) + (Number(text) < 70 ? 2000 : 1900) : Number(text);

/** Parses a date with the name of a month, and day and year in either order: 4 March 2026, Mar 4, 2026. */
function namedDate(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const [one = '', two = '', year = ''] = words;
  if (words.length !== 3 || !/^\d{4}$/.test(year)) return undefined;
  const [day, name] = /^\d/.test(one) ? [one, two] : [two, one];
  const month = MONTHS[name.slice(0, 3)];
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1];
  return month === undefined || number === undefined
    ? undefined
    : dateText(Number(year), month, Number(number));
}

/**
 * Parses a date as people write it: 2026-03-04, 03/04/2026 in the tenant's order, 4.3.2026, 4 March 2026.
 * @param order - order of the tenant
 * @returns a text such as `2026-03-04`; undefined when it is invalid
 */
export function readDate(text: string, order: DateOrder = 'ymd'): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 40) return undefined;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(trimmed);
  if (iso) return dateText(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(trimmed);
  if (!parts) return namedDate(trimmed);
  const [, one = '', mark, two = '', year = ''] = parts;
  const [first, second] = [Number(one), Number(two)];
  // Dots mean that the day comes first; a number above 12 cannot be a month, whatever the order.
  const isDayFirst = mark === '.' || order === 'dmy' ? second <= 12 : first > 12;
  return isDayFirst
    ? dateText(fullYear(year), second, first)
    : dateText(fullYear(year), first, second);
}
