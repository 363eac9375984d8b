import { expect, it } from 'vitest';
import { getCountryTimeZone } from './country-time-zone.ts';

it.each([
  ['FR', 'Europe/Paris'],
  // Its second zone, Büsingen, has the same time.
  ['DE', 'Europe/Berlin'],
  ['US', undefined],
  // The Canary Islands have another time.
  ['ES', undefined],
  ['', undefined],
  ['XX', undefined],
  ['germany', undefined],
])('the time zone of the country “%s” is %s', (country, zone) => {
  expect(getCountryTimeZone(country)).toBe(zone);
});
