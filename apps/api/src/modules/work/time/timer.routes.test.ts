import type { TimeEntry } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
});
afterAll(() => t.close());

const running = async (): Promise<TimeEntry | null> =>
  (await c.ok(c.call('GET', `${TIME}running/`))).body.taskTimeEntry as TimeEntry | null;

/** Moves the start of the running timer into the past. */
const startedAgo = (minutes: number) =>
  t.database.asOwner(
    `update app.time_entries set start_time = now() - make_interval(mins => $1) where status = 'running'`,
    [minutes],
  );

it('TIME-001 starting a timer stops the one that runs', async () => {
  const [one, two] = [await c.task({ title: 'One' }), await c.task({ title: 'Two' })];
  const first = await c.timer(one.id, 'start');
  expect([first.status, first.body.stopped]).toEqual([201, null]);
  expect(await running()).toMatchObject({ task_title: 'One', status: 'running', end_time: null });
  await startedAgo(30);
  const second = await c.ok(c.timer(two.id, 'start'));
  expect(second.body).toMatchObject({
    taskTimeEntry: { task_title: 'Two', status: 'running', duration_minutes: 0, source: 'timer' },
    stopped: { task_title: 'One', status: 'draft', duration_minutes: 30 },
  });
  expect((await c.getTask(one.id)).tracked_minutes).toBe(30);
  const stopped = await c.ok(c.timer(two.id, 'stop'));
  // Less than a minute is one unit of the rounding.
  expect(stopped.body.taskTimeEntry).toMatchObject({ status: 'draft', duration_minutes: 1 });
  expect(await running()).toBeNull();
});

it('TIME-001 timers that two tabs start at the same time end with exactly one running', async () => {
  const tasks = await Promise.all([1, 2, 3, 4].map((n) => c.task({ title: `Tab ${n}` })));
  const answers = await Promise.all([...tasks, ...tasks].map(({ id }) => c.timer(id, 'start')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const [{ n } = { n: 0 }] = await t.database.asOwner<{ n: number }>(
    `select count(*)::int as n from app.time_entries where status = 'running' and deleted_at is null`,
  );
  expect(n).toBe(1);
  const left = await running();
  await c.ok(c.timer(left?.task_id ?? 0, 'stop'));
});

it('continues a timer that is started again on its task, and refuses to stop one that does not run', async () => {
  const [task, other] = [await c.task(), await c.task()];
  const first = (await c.ok(c.timer(task.id, 'start'))).body.taskTimeEntry as TimeEntry;
  const again = (await c.ok(c.timer(task.id, 'start'))).body.taskTimeEntry as TimeEntry;
  expect(again.id).toBe(first.id);
  const wrong = await c.timer(other.id, 'stop');
  expect([wrong.status, wrong.body.code]).toEqual([409, 'not_now']);
  expect((await c.timer(987_654, 'stop')).status).toBe(404);
  await c.ok(c.timer(task.id, 'stop'));
});

it('rounds the duration of a timer as the settings say', async () => {
  const task = await c.task();
  const stopAfter = async (minutes: number, settings: object): Promise<number> => {
    await c.settings(settings);
    await c.ok(c.timer(task.id, 'start'));
    await startedAgo(minutes);
    const { body } = await c.ok(c.timer(task.id, 'stop'));
    return (body.taskTimeEntry as TimeEntry).duration_minutes;
  };
  expect(await stopAfter(7, { rounding_minutes: 15, rounding: 'closest' })).toBe(15);
  expect(await stopAfter(16, { rounding: 'up' })).toBe(30);
  expect(await stopAfter(29, { rounding: 'down' })).toBe(15);
  await c.settings({ rounding_minutes: 1, rounding: 'closest' });
});

it('cuts a forgotten timer to the 24 hours of its day', async () => {
  const task = await c.task({}, 'staffMember');
  await c.ok(c.timer(task.id, 'start', 'staffMember'));
  await startedAgo(3 * 1440);
  const { body } = await c.ok(c.timer(task.id, 'stop', 'staffMember'));
  expect(body).toMatchObject({
    taskTimeEntry: { duration_minutes: 1440 },
    warnings: ['cut to the 24 hours of its day'],
  });
});

it('changes a running timer: its description, its start, and its end, which stops it', async () => {
  const task = await c.task({}, 'manager');
  const made = (await c.ok(c.timer(task.id, 'start', 'manager'))).body.taskTimeEntry as TimeEntry;
  const path = c.entries(task.id, made.id);
  const start = new Date(Date.now() - 45 * 60_000);
  const moved = await c.ok(
    c.call('PUT', path, { start_time: start.toISOString(), note: 'Earlier' }, 'manager'),
  );
  expect(moved.body.taskTimeEntry).toMatchObject({ status: 'running', description: 'Earlier' });
  const future = new Date(Date.now() + 3_600_000).toISOString();
  const refused = await c.call('PUT', path, { start_time: future }, 'manager');
  expect(refused.body.formErrors).toEqual({ start_time: 'A timer cannot start in the future' });
  const end = new Date(start.getTime() + 20 * 60_000).toISOString();
  const ended = await c.ok(c.call('PUT', path, { end_time: end }, 'manager'));
  expect(ended.body.taskTimeEntry).toMatchObject({ status: 'draft', duration_minutes: 20 });
});
