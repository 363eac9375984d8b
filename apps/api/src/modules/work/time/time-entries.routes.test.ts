import type { Project, TimeEntry, TimeTotals } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { timezone: 'Europe/Berlin' },
  });
});
afterAll(() => t.close());

interface Listed {
  readonly rows: readonly TimeEntry[];
  readonly total: number;
  readonly totals: TimeTotals;
}

const list = async (path: string, as: 'admin' | 'staffMember' | 'viewer' = 'admin') =>
  (await c.ok(c.call('GET', path, undefined, as))).body.results as Listed;

describe('time entries of a task', () => {
  it('API-TIME-01 TIME-001 API-GEN-04 adds time with a start and an end and returns taskTimeEntry', async () => {
    const task = await c.task({ title: 'Balance wheels', est_hours: 2 });
    const answer = await c.call('POST', c.entries(task.id), {
      start_time: '2026-03-02T09:00:00+01:00',
      end_time: '2026-03-02T11:00:00+01:00',
      break_minutes: 30,
      note: 'Front axle',
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ success: true, error: null, warnings: [] });
    expect(answer.body.taskTimeEntry).toMatchObject({
      task_id: task.id,
      task_title: 'Balance wheels',
      entry_date: '2026-03-02',
      start_time: '2026-03-02T08:00:00.000Z',
      end_time: '2026-03-02T10:00:00.000Z',
      duration_minutes: 90,
      hours: 1.5,
      description: 'Front axle',
      note: 'Front axle',
      billable: true,
      status: 'draft',
      source: 'manual',
      locked: false,
      version: 1,
      user: { displayName: 'admin' },
    });
    expect((await c.getTask(task.id)).tracked_minutes).toBe(90);
  });

  it('API-TIME-02 returns results.rows with totals', async () => {
    const task = await c.task({ est_hours: 3 });
    await c.add(task.id, { entry_date: '2026-03-03', hours: 1.25 });
    await c.add(task.id, { entry_date: '2026-03-04', duration_minutes: 30, billable: false });
    const { rows, total, totals } = await list(c.entries(task.id));
    expect(rows.map(({ entry_date }) => entry_date)).toEqual(['2026-03-04', '2026-03-03']);
    expect({ total, totals }).toEqual({
      total: 2,
      totals: {
        minutes: 105,
        billableMinutes: 75,
        amount: 0,
        estMinutes: 180,
        remainingMinutes: 75,
      },
    });
    const day = await list(`${c.entries(task.id)}?startDate=2026-03-04&endDate=2026-03-04`);
    expect(day.rows).toHaveLength(1);
    expect(day.totals.minutes).toBe(30);
  });

  it('API-TIME-03 ERR-019 updates an entry, moves it to another task, and answers a stale version with the current entry', async () => {
    const [task, other] = [await c.task(), await c.task({ title: 'Other' })];
    const entry = await c.add(task.id, { entry_date: '2026-03-05', duration_minutes: 60 });
    const changed = await c.call('PUT', c.entries(task.id, entry.id), {
      version: 1,
      duration_minutes: 45,
      task_id: other.id,
    });
    expect(changed.body).toMatchObject({
      success: true,
      error: null,
      taskTimeEntry: { duration_minutes: 45, task_id: other.id, version: 2 },
    });
    expect((await c.getTask(task.id)).tracked_minutes).toBe(0);
    expect((await c.getTask(other.id)).tracked_minutes).toBe(45);
    const stale = await c.call('PUT', c.entries(other.id, entry.id), {
      version: 1,
      description: 'Mine',
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      success: false,
      code: 'conflict',
      current: { version: 2, duration_minutes: 45 },
    });
    expect((await c.call('PUT', c.entries(task.id, entry.id), {})).status).toBe(404);
  });

  it('API-TIME-04 ERR-019 deletes an entry once and takes it out of the sums', async () => {
    const task = await c.task();
    const entry = await c.add(task.id, { entry_date: '2026-03-06', duration_minutes: 60 });
    const gone = await c.call('DELETE', c.entries(task.id, entry.id));
    expect(gone.body).toMatchObject({ success: true, error: null });
    expect((await c.getTask(task.id)).tracked_minutes).toBe(0);
    const again = await c.call('DELETE', c.entries(task.id, entry.id));
    expect([again.status, again.body.success, again.body.code]).toEqual([404, false, 'not_found']);
  });

  it('keeps the sum of a project with several tasks', async () => {
    const { project } = (await c.ok(c.call('POST', '/api/v1/admin/projects/', { title: 'Fleet' })))
      .body as { project: Project };
    const [one, two] = [
      await c.task({ project_id: project.id }),
      await c.task({ project_id: project.id }),
    ];
    await Promise.all(
      [one, two, one, two].map(({ id }, at) =>
        c.add(id, { entry_date: `2026-04-0${at + 1}`, duration_minutes: 20 }),
      ),
    );
    const read = await c.ok(c.call('GET', `/api/v1/admin/projects/${project.id}/`));
    expect(read.body.project).toMatchObject({ tracked_minutes: 80 });
    const of = await list(`${TIME}?projectId=${project.id}`);
    expect([of.total, of.totals.minutes]).toEqual([4, 80]);
  });

  it('keeps the sums of projects when a task moves to another one, to the trash, and back', async () => {
    const [from, to] = await Promise.all(
      ['From', 'To'].map(
        async (title) =>
          (await c.ok(c.call('POST', '/api/v1/admin/projects/', { title }))).body
            .project as Project,
      ),
    );
    const sums = async () =>
      Promise.all(
        [from, to].map(async (project) => {
          const read = await c.ok(c.call('GET', `/api/v1/admin/projects/${project?.id}/`));
          return (read.body.project as Project).tracked_minutes;
        }),
      );
    const task = await c.task({ project_id: from?.id });
    await c.add(task.id, { entry_date: '2026-04-20', duration_minutes: 25 });
    expect(await sums()).toEqual([25, 0]);
    const path = `/api/v1/admin/tasks/${task.id}/`;
    await c.ok(c.call('PUT', path, { project_id: to?.id }));
    expect(await sums()).toEqual([0, 25]);
    await c.ok(c.call('DELETE', path));
    expect(await sums()).toEqual([0, 0]);
    await c.ok(c.call('POST', '/api/v1/admin/tasks/restore/', { ids: [task.id] }));
    expect(await sums()).toEqual([0, 25]);
    await c.ok(c.call('PUT', path, { project_id: null }));
    expect(await sums()).toEqual([0, 0]);
  });
});

describe('rules of time entries', () => {
  it('TIME-001 warns of an overlap with another entry of the same person', async () => {
    const task = await c.task();
    const at = (start: string, end: string) => ({
      start_time: `2026-02-02T${start}:00+01:00`,
      end_time: `2026-02-02T${end}:00+01:00`,
    });
    await c.add(task.id, at('10:00', '11:00'));
    const answer = await c.call('POST', c.entries(task.id), at('10:30', '12:00'));
    expect([answer.status, answer.body.warnings]).toEqual([201, ['overlaps 10:00-11:00']]);
    const after = await c.call('POST', c.entries(task.id), at('12:00', '13:00'));
    expect(after.body.warnings).toEqual([]);
  });

  it('TIME-001 refuses more than 24 hours of a person on a day, also of requests at the same time', async () => {
    const task = await c.task();
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        c.call('POST', c.entries(task.id), { entry_date: '2026-02-03', duration_minutes: 600 }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect(all.find(({ status }) => status === 422)?.body.formErrors).toEqual({
      duration_minutes: 'This person would have more than 24 hours on 2026-02-03',
    });
    expect((await c.getTask(task.id)).tracked_minutes).toBe(1200);
  });

  it('TIME-001 rejects invalid times with the name of the field', async () => {
    const task = await c.task();
    for (const [body, field] of [
      [{ duration_minutes: 25 * 60 }, 'duration_minutes'],
      [{ hours: 25 }, 'hours'],
      [{ entry_date: '2026-02-30', hours: 1 }, 'entry_date'],
      [{ start_time: '2026-03-02T09:00:00Z', end_time: '2026-03-02T08:00:00Z' }, 'end_time'],
      [{ hours: 1, user_id: t.world.beta.member }, 'user_id'],
      [{}, 'duration_minutes'],
    ] as const) {
      const answer = await c.call('POST', c.entries(task.id), body);
      expect([answer.status, Object.keys(answer.body.formErrors ?? {})], field).toEqual([
        422,
        [field],
      ]);
    }
  });

  it('answers a foreign or deleted task with not_found, and as the new task of an entry with its field', async () => {
    const [task, gone] = [await c.task(), await c.task()];
    const entry = await c.add(task.id, { hours: 0.5 });
    await c.ok(c.call('DELETE', `/api/v1/admin/tasks/${gone.id}/`));
    for (const id of [gone.id, 987_654]) {
      expect((await c.call('POST', c.entries(id), { hours: 1 })).status).toBe(404);
      expect((await c.call('GET', c.entries(id))).status).toBe(404);
      const moved = await c.call('PUT', c.entries(task.id, entry.id), { task_id: id });
      expect(moved.body.formErrors).toEqual({
        task_id: 'This task does not exist, or was deleted',
      });
    }
  });

  it('TIME-001 refuses changes on or before the lock date', async () => {
    const task = await c.task();
    const entry = await c.add(task.id, { entry_date: '2026-01-15', duration_minutes: 10 });
    await c.settings({ lock_date: '2026-01-31' });
    const path = c.entries(task.id, entry.id);
    const attempts = [
      await c.call('POST', c.entries(task.id), { entry_date: '2026-01-31', hours: 1 }),
      await c.call('PUT', path, { description: 'Late' }),
      await c.call('DELETE', path),
    ];
    for (const { status, body } of attempts)
      expect([status, body.code]).toEqual([423, 'entry_locked']);
    const later = await c.add(task.id, { entry_date: '2026-02-10', duration_minutes: 10 });
    const back = await c.call('PUT', c.entries(task.id, later.id), { entry_date: '2026-01-31' });
    expect(back.status).toBe(423);
    expect((await list(c.entries(task.id))).rows.map(({ locked }) => locked)).toEqual([
      false,
      true,
    ]);
    await c.settings({ lock_date: null });
    expect((await c.call('DELETE', path)).status).toBe(200);
  });
});

describe('rates of time entries', () => {
  it('takes the rate of the entry, the task, the project, the person or the tenant, in this order', async () => {
    const { project } = (
      await c.ok(c.call('POST', '/api/v1/admin/projects/', { title: 'Paid', hourly_rate: 80 }))
    ).body as { project: Project };
    await c.settings({ hourly_rate: 50 });
    const rate = async (task: object, entry: object = {}): Promise<unknown[]> => {
      const { id } = await c.task(task);
      const { hourly_rate, amount, currency } = await c.add(id, {
        entry_date: '2026-05-04',
        duration_minutes: 30,
        ...entry,
      });
      return [hourly_rate, amount, currency.length];
    };
    expect(await rate({})).toEqual([50, 25, 3]);
    const me = await c.me('admin');
    await t.database.asOwner(
      'insert into app.working_hours (tenant_id, user_id, hourly_rate) values ($1, $2, 60)',
      [t.world.alpha.id, me],
    );
    expect(await rate({})).toEqual([60, 30, 3]);
    expect(await rate({ project_id: project.id })).toEqual([80, 40, 3]);
    expect(await rate({ project_id: project.id, hourly_rate: 90 })).toEqual([90, 45, 3]);
    expect(await rate({ hourly_rate: 90 }, { hourly_rate: 100 })).toEqual([100, 50, 3]);
    expect(await rate({ is_billable: false })).toEqual([60, 0, 3]);
    await c.settings({ hourly_rate: null });
  });

  it('hides rates from people without can_view_rates, who cannot set them', async () => {
    const task = await c.task({ hourly_rate: 90 }, 'staffMember');
    const entry = await c.add(task.id, { hours: 1, hourly_rate: 500 }, 'staffMember');
    expect([entry.hourly_rate, entry.amount]).toEqual([null, null]);
    const own = await list(c.entries(task.id), 'staffMember');
    expect([own.totals.amount, own.rows[0]?.amount]).toEqual([null, null]);
    expect((await list(c.entries(task.id))).rows[0]?.hourly_rate).not.toBe(500);
    const viewed = await list(c.entries(task.id), 'viewer');
    expect([viewed.rows[0]?.hourly_rate, viewed.totals.amount]).toEqual([null, null]);
  });
});

describe('time of other people', () => {
  it('shows only own entries without can_view_all, and changes only own ones without can_manage_others', async () => {
    const me = await c.me('staffMember');
    const task = await c.task({ assignees: [me] });
    const mine = await c.add(task.id, { entry_date: '2026-06-01', hours: 1 }, 'staffMember');
    const theirs = await c.add(task.id, { entry_date: '2026-06-01', hours: 2 });
    expect((await list(c.entries(task.id), 'staffMember')).rows.map(({ id }) => id)).toEqual([
      mine.id,
    ]);
    expect((await list(c.entries(task.id), 'viewer')).total).toBe(2);
    const put = await c.call('PUT', c.entries(task.id, theirs.id), { hours: 1 }, 'staffMember');
    expect(put.status).toBe(404);
    const forOther = { hours: 1, user_id: await c.me('admin') };
    expect((await c.call('POST', c.entries(task.id), forOther, 'staffMember')).status).toBe(403);
    const managed = await c.add(task.id, { entry_date: '2026-06-02', hours: 1, user_id: me });
    expect(managed.user_id).toBe(me);
    expect(
      (await list(`${TIME}?userIds=${me}&startDate=2026-06-01&endDate=2026-06-30`)).total,
    ).toBe(2);
  });

  it('refuses people whose membership has ended', async () => {
    const task = await c.task();
    const { member } = t.world.alpha;
    await c.add(task.id, { hours: 1, user_id: member });
    await t.database.asOwner('delete from platform.memberships where user_id = $1', [member]);
    const answer = await c.call('POST', c.entries(task.id), { hours: 1, user_id: member });
    expect(answer.body.formErrors).toEqual({
      user_id: 'This person does not work here, or no longer does',
    });
  });
});

it('searches, filters, orders and exports time entries, and tells their history', async () => {
  const task = await c.task({ title: 'Paint bonnet' });
  const long = await c.add(task.id, { entry_date: '2026-07-01', hours: 5, note: 'Zinc primer' });
  const short = await c.add(task.id, { entry_date: '2026-07-02', hours: 1, note: 'Clear coat' });
  expect((await list(`${TIME}?search=zinc%20bonnet`)).rows.map(({ id }) => id)).toEqual([long.id]);
  const filter = encodeURIComponent(
    JSON.stringify({
      combinator: 'and',
      rules: [
        { field: 'task_title', operator: 'is', value: 'Paint bonnet' },
        { field: 'entry_date', operator: 'after', value: '2026-06-30' },
      ],
    }),
  );
  const ordered = await list(`${TIME}?filter=${filter}&orderBy=duration_minutes`);
  expect(ordered.rows.map(({ id }) => id)).toEqual([short.id, long.id]);
  expect(ordered.totals.minutes).toBe(360);
  await c.ok(c.call('PUT', c.entries(task.id, short.id), { hours: 2 }));
  const history = await c.ok(c.call('GET', `${TIME}${short.id}/timeline/`));
  expect(history.body.results).toMatchObject({
    rows: [
      { action: 'updated', changes: [{ field: 'duration_minutes', from: 60, to: 120 }] },
      { action: 'created' },
    ],
  });
  const made = await c.call('POST', `${TIME}export/`, { format: 'csv' });
  expect([made.status, made.body.export]).toEqual([
    202,
    expect.objectContaining({ entity: 'timeEntries', format: 'csv' }),
  ]);
});
