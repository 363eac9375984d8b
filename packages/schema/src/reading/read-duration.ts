const HOURS_AND_MINUTES = /^(\d{1,2}):([0-5]\d)$/;
const UNITS =
  /^(?:(\d{1,3}(?:[.,]\d{1,2})?)\s*h(?:ours?)?)?\s*(?:(\d{1,4})\s*m(?:in(?:utes?)?)?)?$/i;
const HOURS = /^\d{0,3}(?:[.,]\d{1,2})?$/;

const toHours = (text: string): number => Number(text.replace(',', '.'));

/**
 * Reads a typed duration: `1:30`, `1.5`, `1,5`, `1h 30m` or `90m`; a number alone is hours and '' is nothing.
 * @returns minutes; undefined for another text
 */
export function readDuration(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  if (HOURS.test(text) && /\d/.test(text)) return Math.round(toHours(text) * 60);
  const [, unitHours, unitMinutes] = UNITS.exec(text) ?? [];
  if (unitHours === undefined && unitMinutes === undefined) return undefined;
  return Math.round(toHours(unitHours ?? '0') * 60) + Number(unitMinutes ?? 0);
}
