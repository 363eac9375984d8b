import { provinceOptions } from '@org/schema';
import { expect, it } from 'vitest';
import { getAddressTimeZone, PROVINCE_COUNTRIES } from './address-time-zone.ts';
import { PROVINCE_ZONES } from './province-zones.ts';

it.each([
  ['US', 'NY', 'America/New_York'],
  ['US', ' new york ', 'America/New_York'],
  ['US', 'US-CA', 'America/Los_Angeles'],
  ['CA', 'Quebec', 'America/Toronto'],
  ['CA', 'Québec', 'America/Toronto'],
  ['AU', 'WA', 'Australia/Perth'],
  ['BR', 'Sao Paulo', 'America/Sao_Paulo'],
  ['RU', 'Москва', 'Europe/Moscow'],
  ['RU', 'KHA', 'Asia/Vladivostok'],
  ['MX', 'Baja California', 'America/Tijuana'],
  // A country with one time needs no province.
  ['FR', 'Anywhere', 'Europe/Paris'],
  ['US', '', undefined],
  ['US', 'Ontario', undefined],
  ['ES', 'Canarias', undefined],
  ['', 'NY', undefined],
])('the time zone of an address in %s, %s is %s', (country, province, zone) => {
  expect(getAddressTimeZone({ country, province })).toBe(zone);
});

it('knows every state and province that addresses can be validated with, and only zones that exist', () => {
  for (const country of PROVINCE_COUNTRIES)
    for (const { value: code, label: name } of provinceOptions(country)) {
      const zone = getAddressTimeZone({ country, province: code });
      expect(zone, code).toBeDefined();
      expect(getAddressTimeZone({ country, province: name }), name).toBe(zone);
    }
  for (const zone of Object.values(PROVINCE_ZONES).flatMap(Object.keys))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
});

it('has each code and name of a country once', () => {
  for (const zones of Object.values(PROVINCE_ZONES)) {
    const names = Object.values(zones).flatMap((provinces) =>
      provinces.split(';').flatMap((entry) => {
        const space = entry.indexOf(' ');
        return [entry.slice(0, space), ...entry.slice(space + 1).split('/')];
      }),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
