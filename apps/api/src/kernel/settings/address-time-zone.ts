import { getCountryTimeZone } from './country-time-zone.ts';
import { PROVINCE_ZONES } from './province-zones.ts';

/** Country and province of an address. */
interface ZonedAddress {
  /** Code such as `US`. */
  readonly country: string;
  /** Code or name as a person has typed it, such as `NY`, `US-NY` or `New York`. */
  readonly province: string;
}

/** Countries with several times of which the provinces are known. */
export const PROVINCE_COUNTRIES: readonly string[] = Object.keys(PROVINCE_ZONES);

/** Returns a name without differences of case, accents and spaces. */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

/** Returns the time zones of the provinces of a country by their codes and names. */
function indexZones(country: string, zones: Readonly<Record<string, string>>): Map<string, string> {
  const byName = new Map<string, string>();
  for (const [zone, provinces] of Object.entries(zones))
    for (const entry of provinces.split(';')) {
      const space = entry.indexOf(' ');
      const code = entry.slice(0, space);
      for (const name of [code, `${country}-${code}`, ...entry.slice(space + 1).split('/')])
        byName.set(toKey(name), zone);
    }
  return byName;
}

const ZONES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(PROVINCE_ZONES).map(([country, zones]) => [country, indexZones(country, zones)]),
);

/**
 * Returns the time zone of an address: that of its country, where all clocks show the same time, or that of its province in some
 * countries; undefined where neither is known.
 */
export function getAddressTimeZone({ country, province }: ZonedAddress): string | undefined {
  return getCountryTimeZone(country) ?? ZONES.get(country)?.get(toKey(province));
}
