import { expect, it } from 'vitest';
import { readTimeZone, timeZoneField } from './time-zone.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  [' america/new_york ', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
  ['+02:00', undefined],
  ['Mars/Base', undefined],
  ['', undefined],
])('reads the time zone “%s” as %s', (text, zone) => {
  expect(readTimeZone(text)).toBe(zone);
});

it('refuses an unknown time zone, and lets one be cleared', async () => {
  await expect(timeZoneField().validate('Mars/Base')).rejects.toThrow('America/Toronto');
  expect(await timeZoneField().validate('asia/tokyo')).toBe('Asia/Tokyo');
  expect(await timeZoneField().validate('')).toBe('');
});
