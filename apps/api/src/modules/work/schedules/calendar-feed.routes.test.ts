import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeTask } = work;
const FEED = 'tasks/schedules/feed/';

/** Reads a calendar as a calendar application does, without a session. */
const read = (url: string) => work.t.call('GET', new URL(url).pathname);

it('shows the planned time of a person to who knows the secret address, until it is changed', async () => {
  const task = await makeTask({ title: 'Tile the roof' });
  await call('POST', 'tasks/schedules/', {
    task_id: task.id,
    scheduled_start_time: new Date(Date.now() + 86_400_000).toISOString(),
    allocated_minutes: 90,
    notes: 'Bring a ladder',
  });
  expect((await call('GET', FEED)).body.hasFeed).toBe(false);
  const made = await call('POST', FEED);
  const url = String(made.body.url);
  const calendar = await read(url);
  expect(calendar.status).toBe(200);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.text).toContain('SUMMARY:Tile the roof');
  expect(calendar.text).toContain('Bring a ladder');
  expect((await call('GET', FEED)).body.hasFeed).toBe(true);

  const other = await call('POST', FEED, undefined, { as: 'manager' });
  expect((await read(String(other.body.url))).text).not.toContain('Tile the roof');

  const next = String((await call('POST', FEED)).body.url);
  expect((await read(url)).status).toBe(404);
  expect((await read(next)).status).toBe(200);
  await call('DELETE', FEED);
  expect((await read(next)).status).toBe(404);
});

it('stores no secret that opens a calendar, and answers nothing to guesses', async () => {
  const url = String((await call('POST', FEED)).body.url);
  const key = url.split('/').at(-2) ?? '';
  const rows = await work.t.database.asOwner<{ calendar_hash: string }>(
    'select calendar_hash from app.working_hours where calendar_hash is not null',
  );
  for (const { calendar_hash } of rows) expect(key).not.toContain(calendar_hash);
  for (const guess of [
    `${key.slice(0, -1)}x`,
    key.slice(0, 36),
    `${key.slice(0, 37)}${'0'.repeat(48)}`,
  ])
    expect((await read(`http://localhost/api/v1/calendars/${guess}/`)).status).toBe(404);
});

it('ends a calendar with the membership of its person', async () => {
  const url = String((await call('POST', FEED, undefined, { as: 'manager' })).body.url);
  expect((await read(url)).status).toBe(200);
  await work.t.database.asOwner(
    "update platform.memberships set status = 'suspended' where user_id = (select id from platform.users where email = 'manager@test.example')",
  );
  expect((await read(url)).status).toBe(404);
});
