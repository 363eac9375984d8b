import type { Project, TimeEntry } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
});
afterAll(() => t.close());

interface Grid {
  readonly week: string;
  readonly startDate: string;
  readonly rows: readonly {
    readonly task_id: number;
    readonly minutes: readonly number[];
    readonly locked: readonly boolean[];
  }[];
  readonly totals: readonly number[];
  readonly entries: readonly {
    readonly id: number;
    readonly status: string;
    readonly duration_minutes: number;
    readonly locked: boolean;
  }[];
}

const getWeek = async (week: string): Promise<Grid> => {
  const { body } = await c.ok(c.call('GET', `${TIME}week/?week=${week}`));
  return body as object as Grid;
};
const save = (week: string, rows: readonly object[], as: 'admin' | 'staffMember' = 'admin') =>
  c.call('PUT', `${TIME}week/`, { week, rows }, as);

describe('the week grid', () => {
  it('TIME-001 creates, changes and deletes the one entry of a day', async () => {
    const task = await c.task({ title: 'Weekly' });
    const first = await c.ok(
      save('2026-W05', [
        { task_id: task.id, minutes: [60, 0, 30, 0, 0, 0, 0], description: 'Office' },
      ]),
    );
    expect(first.body).toMatchObject({
      week: '2026-W05',
      startDate: '2026-01-26',
      rows: [{ task_id: task.id, task_title: 'Weekly', minutes: [60, 0, 30, 0, 0, 0, 0] }],
      totals: [60, 0, 30, 0, 0, 0, 0],
    });
    await c.ok(save('2026-01-28', [{ task_id: task.id, minutes: [45, 0, 0, 0, 0, 0, 15] }]));
    const listed = await c.ok(c.call('GET', `${c.entries(task.id)}?orderBy=entry_date`));
    const { rows } = listed.body.results as { rows: TimeEntry[] };
    expect(
      rows.map(({ entry_date, duration_minutes, description }) => [
        entry_date,
        duration_minutes,
        description,
      ]),
    ).toEqual([
      ['2026-01-26', 45, 'Office'],
      ['2026-02-01', 15, ''],
    ]);
    expect((await c.getTask(task.id)).tracked_minutes).toBe(60);
  });

  it('TIME-001 refuses changes of a day with several entries, with times or with a lock, and saves nothing', async () => {
    const [several, timed, free] = [await c.task(), await c.task(), await c.task()];
    for (const hours of [1, 2]) await c.add(several.id, { entry_date: '2026-02-16', hours });
    await c.add(timed.id, {
      start_time: '2026-02-17T09:00:00Z',
      end_time: '2026-02-17T10:00:00Z',
    });
    const same = [
      { task_id: several.id, minutes: [180, 0, 0, 0, 0, 0, 0] },
      { task_id: timed.id, minutes: [0, 60, 0, 0, 0, 0, 0] },
    ];
    await c.ok(save('2026-W08', same));
    const answer = await save('2026-W08', [
      { task_id: free.id, minutes: [10, 0, 0, 0, 0, 0, 0] },
      { task_id: several.id, minutes: [200, 0, 0, 0, 0, 0, 0] },
      { task_id: timed.id, minutes: [0, 0, 0, 0, 0, 0, 0] },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.formErrors ?? {})).toEqual([
      'rows[1].minutes[0]',
      'rows[2].minutes[1]',
    ]);
    const { rows } = await getWeek('2026-W08');
    expect(rows.map(({ task_id, locked }) => [task_id, locked.indexOf(true)])).toEqual([
      [several.id, 0],
      [timed.id, 1],
    ]);
    await c.settings({ lock_date: '2026-02-19' });
    const locked = await save('2026-W08', [{ task_id: free.id, minutes: [0, 0, 0, 10, 10, 0, 0] }]);
    expect(locked.body.formErrors).toEqual({ 'rows[0].minutes[3]': 'This day is locked' });
    await c.settings({ lock_date: null });
  });

  describe('after another device has added time on Tuesday', () => {
    const week = '2026-W24';
    const open = async (): Promise<number> => {
      const task = await c.task();
      await c.ok(save(week, [{ task_id: task.id, minutes: [60, 0, 0, 0, 0, 0, 0] }]));
      await c.add(task.id, { entry_date: '2026-06-09', duration_minutes: 120 });
      return task.id;
    };
    const minutes = async (id: number) =>
      (await getWeek(week)).rows.find(({ task_id }) => task_id === id)?.minutes;
    const none = [null, null, null, null, null];

    it('TIME-001 leaves days that are null as they are', async () => {
      const id = await open();
      await c.ok(save(week, [{ task_id: id, minutes: [90, null, ...none] }]));
      expect(await minutes(id)).toEqual([90, 120, 0, 0, 0, 0, 0]);
    });

    it('TIME-001 answers a conflict for a day that has changed since it was seen, and saves nothing', async () => {
      const id = await open();
      const answer = await save(week, [
        { task_id: id, minutes: [90, 0, ...none], seen: [60, 15, ...none] },
      ]);
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
      expect(answer.body.current).toMatchObject({ week });
      expect(await minutes(id)).toEqual([60, 120, 0, 0, 0, 0, 0]);
      // The same minutes from two devices are no conflict.
      await c.ok(
        save(week, [{ task_id: id, minutes: [90, 120, ...none], seen: [60, 15, ...none] }]),
      );
      await c.ok(
        save(week, [{ task_id: id, minutes: [null, 45, ...none], seen: [0, 120, ...none] }]),
      );
      expect(await minutes(id)).toEqual([90, 45, 0, 0, 0, 0, 0]);
    });

    it('TIME-001 sets all days for clients that send what they saw of none', async () => {
      const id = await open();
      await c.ok(save(week, [{ task_id: id, minutes: [90, 0, 0, 0, 0, 0, 0] }]));
      expect(await minutes(id)).toEqual([90, 0, 0, 0, 0, 0, 0]);
    });
  });

  it('names the field of a foreign task, of a task that is there twice, and of a day with more than 24 hours', async () => {
    const [one, two] = [await c.task(), await c.task()];
    const row = (task_id: number, monday: number) => ({
      task_id,
      minutes: [monday, 0, 0, 0, 0, 0, 0],
    });
    for (const [rows, field] of [
      [[row(987_654, 10)], 'rows[0].task_id'],
      [[row(one.id, 10), row(one.id, 20)], 'rows[1].task_id'],
      [[row(one.id, 1000), row(two.id, 1000)], 'rows[1].minutes[0]'],
      [[row(one.id, 1441)], 'rows[0].minutes[0]'],
    ] as const) {
      const answer = await save('2026-W20', rows);
      expect([answer.status, Object.keys(answer.body.formErrors ?? {})]).toEqual([422, [field]]);
    }
    expect((await getWeek('2026-W20')).rows).toEqual([]);
    const other = `${TIME}week/?week=2026-W20&user_id=${await c.me('admin')}`;
    expect((await c.call('GET', other, undefined, 'staffMember')).status).toBe(403);
    const none = await c.call('GET', `${TIME}week/?week=2025-W53`);
    expect(none.body.formErrors).toEqual({ week: 'Use a week such as 2026-W05' });
  });
});

describe('approval of time', () => {
  it('TIME-001 shows the status of entries in the week, which submitting changes', async () => {
    const task = await c.task();
    await c.ok(save('2026-W30', [{ task_id: task.id, minutes: [60, 30, 0, 0, 0, 0, 0] }]));
    await c.settings({ lock_date: '2026-07-20' });
    const read = async () => (await getWeek('2026-W30')).entries;
    const [monday, tuesday] = await read();
    expect([monday, tuesday]).toMatchObject([
      { status: 'draft', duration_minutes: 60, locked: true },
      { status: 'draft', duration_minutes: 30, locked: false },
    ]);
    await c.ok(c.call('POST', `${TIME}submit/`, { ids: [tuesday?.id] }));
    expect((await read()).map(({ status }) => status)).toEqual(['draft', 'submitted']);
    await c.settings({ lock_date: null });
  });

  it('TIME-001 locks approved time for its person, keeps its rate, and opens it again', async () => {
    const me = await c.me('staffMember');
    const task = await c.task({ assignees: [me], hourly_rate: 80 });
    const entry = await c.add(task.id, { entry_date: '2026-03-09', hours: 1 }, 'staffMember');
    const ids = [entry.id];
    const decide = (status: string, as: 'admin' | 'staffMember' = 'admin') =>
      c.call('POST', `${TIME}decide/`, { ids, status }, as);
    const submitted = await c.ok(c.call('POST', `${TIME}submit/`, { ids }, 'staffMember'));
    expect(submitted.body.changed).toBe(1);
    expect((await decide('approved', 'staffMember')).status).toBe(403);
    expect((await c.ok(decide('approved'))).body.changed).toBe(1);
    const path = c.entries(task.id, entry.id);
    expect((await c.call('PUT', path, { hours: 2 }, 'staffMember')).status).toBe(423);
    expect((await c.call('DELETE', path, undefined, 'staffMember')).status).toBe(423);
    await c.ok(c.call('PUT', `/api/v1/admin/tasks/${task.id}/`, { hourly_rate: 10 }));
    const managed = await c.ok(c.call('PUT', path, { description: 'Checked' }));
    expect(managed.body.taskTimeEntry).toMatchObject({
      status: 'approved',
      locked: false,
      hourly_rate: 80,
    });
    await c.ok(decide('rejected'));
    const mended = await c.ok(c.call('PUT', path, { hours: 2 }, 'staffMember'));
    expect(mended.body.taskTimeEntry).toMatchObject({ status: 'draft', duration_minutes: 120 });
  });

  it('changes nothing when one of the entries is foreign, of someone else, or locked', async () => {
    const task = await c.task({}, 'staffMember');
    const mine = await c.add(task.id, { entry_date: '2026-03-10', hours: 1 }, 'staffMember');
    const theirs = await c.add(task.id, { entry_date: '2026-03-10', hours: 1 });
    const submit = (ids: number[], as: 'admin' | 'staffMember' = 'staffMember') =>
      c.call('POST', `${TIME}submit/`, { ids }, as);
    expect((await submit([mine.id, theirs.id])).status).toBe(404);
    expect((await submit([mine.id, 987_654])).status).toBe(404);
    await t.database.asOwner(`update app.time_entries set status = 'invoiced' where id = $1`, [
      theirs.id,
    ]);
    expect((await submit([mine.id, theirs.id], 'admin')).status).toBe(423);
    const read = await c.ok(c.call('GET', c.entries(task.id)));
    expect((read.body.results as { rows: TimeEntry[] }).rows).toMatchObject([
      { status: 'invoiced', locked: true },
      { status: 'draft' },
    ]);
  });
});

it('TIME-001 sums up time by person, project, customer, task, day and week', async () => {
  const { project } = (
    await c.ok(
      c.call('POST', '/api/v1/admin/projects/', {
        title: 'Report',
        customer_id: t.world.alpha.customer,
        hourly_rate: 60,
      }),
    )
  ).body as { project: Project };
  const task = await c.task({ title: 'Counted', project_id: project.id, est_hours: 4 });
  const loose = await c.task({ title: 'Loose', est_hours: 1 });
  await c.add(task.id, { entry_date: '2026-08-03', hours: 2 });
  await c.add(task.id, { entry_date: '2026-08-10', hours: 1, billable: false });
  await c.add(loose.id, { entry_date: '2026-08-10', hours: 0.5 });
  const report = async (groupBy: string) => {
    const path = `${TIME}report/?startDate=2026-08-03&endDate=2026-08-16&groupBy=${groupBy}`;
    return (await c.ok(c.call('GET', path))).body.results as {
      rows: Record<string, unknown>[];
      totals: object;
    };
  };
  const { rows, totals } = await report('project');
  expect(rows).toEqual([
    {
      id: project.id,
      label: 'Report',
      minutes: 180,
      billableMinutes: 120,
      amount: 120,
      estMinutes: 240,
      availableMinutes: null,
    },
    expect.objectContaining({ id: null, label: '', minutes: 30 }),
  ]);
  expect(totals).toMatchObject({
    minutes: 210,
    billableMinutes: 150,
    amount: 120,
    estMinutes: 300,
  });
  const labels = async (groupBy: string) =>
    (await report(groupBy)).rows.map(({ label, minutes }) => [label, minutes]);
  expect(await labels('task')).toEqual([
    ['Counted', 180],
    ['Loose', 30],
  ]);
  expect((await labels('customer'))[0]).toEqual(['Customer alpha', 180]);
  expect(await labels('day')).toEqual([
    ['2026-08-03', 120],
    ['2026-08-10', 90],
  ]);
  expect(await labels('week')).toEqual([
    ['2026-W32', 120],
    ['2026-W33', 90],
  ]);
  // Ten working days of eight hours.
  expect((await report('user')).rows).toMatchObject([
    { label: 'admin', minutes: 210, availableMinutes: 4800 },
  ]);
  const wrong = await c.call('GET', `${TIME}report/?startDate=2026-08-03&endDate=2026-08-01`);
  expect(wrong.body.formErrors).toEqual({ endDate: 'The end must not be before the start' });
});

it('gives a person working hours and a rate of their own', async () => {
  const path = `${TIME}working-hours/${await c.me('staffMember')}/`;
  const part = [240, 240, 240, 0, 0, 0, 0];
  const saved = await c.ok(c.call('PUT', path, { working_minutes: part, hourly_rate: 45 }));
  expect(saved.body.workingHours).toMatchObject({ working_minutes: part, hourly_rate: 45 });
  await c.ok(c.call('PUT', path, { hourly_rate: 50 }));
  const task = await c.task({}, 'staffMember');
  await c.add(task.id, { entry_date: '2026-09-07', hours: 2 }, 'staffMember');
  const read = await c.ok(c.call('GET', `${c.entries(task.id)}`));
  expect((read.body.results as { rows: TimeEntry[] }).rows).toMatchObject([
    { hourly_rate: 50, amount: 100 },
  ]);
  const report = `${TIME}report/?startDate=2026-09-07&endDate=2026-09-13&groupBy=user`;
  expect((await c.ok(c.call('GET', report))).body.results).toMatchObject({
    rows: [{ minutes: 120, availableMinutes: 720 }],
  });
  const listed = await c.ok(c.call('GET', `${TIME}working-hours/`, undefined, 'viewer'));
  expect(listed.body.results).toMatchObject({
    rows: [{ working_minutes: part, hourly_rate: null }],
    total: 1,
  });
  const foreign = await c.call('PUT', `${TIME}working-hours/${t.world.beta.member}/`, {});
  expect(foreign.status).toBe(404);
});

it('changes settings, and hides the rate from people without can_view_rates', async () => {
  const saved = await c.settings({ hourly_rate: 70, needs_approval: true });
  expect(saved.body.timeSettings).toMatchObject({
    hourly_rate: 70,
    needs_approval: true,
    rounding_minutes: 1,
  });
  const read = await c.ok(c.call('GET', `${TIME}settings/`, undefined, 'staffMember'));
  expect(read.body.timeSettings).toMatchObject({ hourly_rate: null, needs_approval: true });
  const refused = await c.call('PUT', `${TIME}settings/`, { rounding: 'up' }, 'staffMember');
  expect(refused.status).toBe(403);
});
