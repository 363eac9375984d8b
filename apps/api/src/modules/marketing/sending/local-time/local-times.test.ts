import { expect, it } from 'vitest';
import { findClosedZones, getDueTime, readLocalTime } from './local-times.ts';
import { groupWaves } from './send-waves.ts';

const plan = (local_time: string) => ({ local_time, send_window: null });
const due = (time: string, zone: string): string => getDueTime(plan(time), zone).toISOString();

it.each([
  ['Asia/Tokyo', '2026-05-01T09:00', '2026-05-01T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-05-01T09:00', '2026-05-01T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-05-01T09:00', '2026-04-30T19:00:00.000Z'],
  ['Asia/Calcutta', '2026-05-01T09:00', '2026-05-01T03:30:00.000Z'],
])('a campaign is due in %s when its clocks show %s', (zone, time, at) => {
  expect(due(time, zone)).toBe(at);
});

it('is due once on days on which clocks change', () => {
  // 02:30 does not exist in Berlin on the first day, and exists twice on the second one.
  expect(due('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(due('2026-03-29T09:00', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
  expect(due('2026-03-28T09:00', 'Europe/Berlin')).toBe('2026-03-28T08:00:00.000Z');
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(
    due('2026-10-25T02:30', 'Europe/Berlin'),
  );
});

it('waits for the send window of each time zone', () => {
  const weekdays = { days: [1, 2, 3, 4, 5], from: '10:00', to: '17:00' };
  const campaign = { local_time: '2026-05-02T09:00', send_window: weekdays };
  // A Saturday: Monday is the next day.
  expect(getDueTime(campaign, 'Asia/Tokyo').toISOString()).toBe('2026-05-04T01:00:00.000Z');
  expect(getDueTime(campaign, 'Europe/Berlin').toISOString()).toBe('2026-05-04T08:00:00.000Z');
  const now = new Date('2026-05-04T07:30:00Z');
  expect(
    findClosedZones(campaign, ['', 'Asia/Tokyo', 'America/New_York'], 'Europe/Berlin', now),
  ).toEqual({ zones: ['', 'America/New_York'], opensAt: new Date('2026-05-04T08:00:00Z') });
  expect(findClosedZones(plan('2026-05-02T09:00'), [''], 'UTC', now)).toEqual({
    zones: [],
    opensAt: undefined,
  });
});

it.each(['2026-02-30T09:00', '2026-05-01', '2026-05-01T25:00', '2026-05-01T09:00:00', 'soon', ''])(
  'refuses the local time “%s”',
  (text) => {
    expect(readLocalTime(text)).toBeUndefined();
  },
);

it('groups time zones with the same time into one wave, first to last', () => {
  const waves = groupWaves(
    plan('2026-05-01T09:00'),
    [
      { zone: 'Europe/Paris', recipients: 3, waiting: 1 },
      { zone: 'Europe/Berlin', recipients: 5, waiting: 0 },
      { zone: '', recipients: 2, waiting: 2 },
      { zone: 'America/New_York', recipients: 1, waiting: 1 },
      { zone: 'Asia/Tokyo', recipients: 4, waiting: 4 },
    ],
    'America/New_York',
  );
  expect(waves).toEqual([
    { at: '2026-05-01T00:00:00.000Z', zones: ['Asia/Tokyo'], recipients: 4, waiting: 4 },
    {
      at: '2026-05-01T07:00:00.000Z',
      zones: ['Europe/Berlin', 'Europe/Paris'],
      recipients: 8,
      waiting: 1,
    },
    { at: '2026-05-01T13:00:00.000Z', zones: ['America/New_York'], recipients: 3, waiting: 3 },
  ]);
});
