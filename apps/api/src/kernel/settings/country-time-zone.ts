import { toWallClock } from './wall-clock.ts';

/** Locale with the time zones of its region, which the types of the library do not know yet. */
interface RegionLocale {
  getTimeZones?: () => string[] | undefined;
}

/** Days between the times at which the clocks of zones are compared: few enough that none misses daylight saving time. */
const STEP_DAYS = 15;
const DAY_MS = 86_400_000;

/** Time zones by country, computed once; undefined for a country with several. */
const zones = new Map<string, string | undefined>();

/** Returns whether the clocks of two zones show the same time throughout the year after an instant. */
function isSameTime(one: string, other: string, from: Date): boolean {
  for (let day = 0; day < 366; day += STEP_DAYS) {
    const at = new Date(from.getTime() + day * DAY_MS);
    if (toWallClock(at, one).getTime() !== toWallClock(at, other).getTime()) return false;
  }
  return true;
}

function findZone(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const [first, ...others] =
    (new Intl.Locale(`und-${country}`) as RegionLocale).getTimeZones?.() ?? [];
  if (first === undefined) return undefined;
  const now = new Date();
  return others.every((zone) => isSameTime(first, zone, now)) ? first : undefined;
}

/**
 * Returns the time zone of a country in which all clocks show the same time; undefined for every other country.
 * @param country - code such as `DE`
 */
export function getCountryTimeZone(country: string): string | undefined {
  if (!zones.has(country)) zones.set(country, findZone(country));
  return zones.get(country);
}
