import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/test-database.ts';
import type { MailRate } from '../config/mail-config.ts';
import { createMailRate, type MailRateLimit, type RateSlots } from './mail-rate.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

let database: TestDatabase;
let now: number;
beforeAll(async () => {
  database = await testDatabase({});
});
beforeEach(async () => {
  now = Date.parse('2026-05-01T09:00:00Z');
  await database.asOwner('delete from platform.mail_rates');
});
afterAll(() => database.close());

const create = (rate: MailRate): MailRateLimit => createMailRate(database.db, rate, () => now);
async function reserve(limit: MailRateLimit, wanted: number): Promise<RateSlots> {
  const slots = await limit.reserve(wanted);
  if ('opensAt' in slots) throw new Error(`There is no room before ${slots.opensAt.toISOString()}`);
  return slots;
}
/** Times of all emails of a reservation. */
const getTimes = ({ count, startsAt, interval }: RateSlots): number[] =>
  Array.from({ length: count }, (_, at) => startsAt + at * interval);

it('gives several workers times one after another, never more in a second than allowed', async () => {
  const limit = create({ emails: 14, time: SECOND });
  const times: number[] = [];
  for (let step = 0; step < 30; step++) {
    const found = await Promise.all([1, 2, 3].map(() => limit.reserve(500)));
    for (const slots of found) if (!('opensAt' in slots)) times.push(...getTimes(slots));
    now += 2500;
  }
  const sorted = times.toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(900);
  for (const start of sorted) {
    const inSecond = sorted.filter((time) => time >= start && time < start + SECOND - 2);
    expect(inSecond.length).toBeLessThanOrEqual(14);
  }
  // Seven eighths of the rate are used while there is enough to send.
  expect(sorted.length / 75).toBeGreaterThan(12);
});

it('says when to come back when there is no room soon', async () => {
  const limit = create({ emails: 60, time: HOUR });
  expect((await reserve(limit, 500)).count).toBe(1);
  const full = await limit.reserve(500);
  expect(full).toEqual({ opensAt: expect.any(Date) });
  now += 61 * SECOND;
  expect((await reserve(limit, 1)).count).toBe(1);
});

it('keeps to the rate of an hour, also after a pause', async () => {
  const limit = create({ emails: 60, time: HOUR });
  const times: number[] = [];
  now += 10 * HOUR;
  const start = now;
  while (now < start + 2 * HOUR) {
    const slots = await limit.reserve(500);
    if ('opensAt' in slots) now = Math.max(now + 1, slots.opensAt.getTime());
    else times.push(...getTimes(slots).map((time) => Math.max(time, now)));
  }
  for (let from = start; from <= start + HOUR; from += HOUR / 6) {
    const inHour = times.filter((time) => time >= from && time < from + HOUR);
    expect(inHour.length).toBeLessThanOrEqual(60);
  }
  expect(times.length).toBeGreaterThan(108);
});

it('releases unused times, unless another worker has reserved later ones', async () => {
  const limit = create({ emails: 600, time: 60 * SECOND });
  const first = await reserve(limit, 50);
  await limit.release(first, 10);
  const second = await reserve(limit, 20);
  expect(second.startsAt).toBe(Math.ceil(first.startsAt + 10 * first.interval));
  await reserve(limit, 5);
  await limit.release(second, 0);
  expect((await reserve(limit, 1)).startsAt).toBeGreaterThan(
    second.startsAt + 20 * second.interval,
  );
});

it('counts emails that do not wait', async () => {
  const limit = create({ emails: 60, time: 60 * SECOND });
  const { startsAt } = await reserve(limit, 1);
  for (let at = 0; at < 5; at++) await limit.count();
  expect(await limit.reserve(1)).toEqual({ opensAt: expect.any(Date) });
  now = startsAt + 5 * SECOND;
  expect((await reserve(limit, 1)).startsAt).toBeGreaterThan(startsAt + 6 * SECOND);
});

it('forecasts the time of the next email and reserves nothing', async () => {
  const limit = create({ emails: 600, time: 60 * SECOND });
  const before = await limit.forecast();
  expect(await limit.forecast()).toEqual(before);
  const slots = await reserve(limit, 20);
  expect(before).toEqual({ startsAt: slots.startsAt, interval: slots.interval });
  expect((await limit.forecast()).startsAt).toBe(Math.ceil(slots.startsAt + 20 * slots.interval));
});
