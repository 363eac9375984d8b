import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, SCHEDULES, scheduleCalls } from '../../../../test/support/schedules.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let c: ReturnType<typeof scheduleCalls>;
let me: number;
beforeAll(async () => {
  t = await testApi();
  c = scheduleCalls(t);
  me = await c.me('admin');
  await c.setTimezone('Europe/Berlin');
});
afterAll(() => t.close());

describe('schedules', () => {
  it('API-SCHED-01 TIME-002 API-GEN-04 plans time and writes it to the task', async () => {
    const task = await c.task({ title: 'Plan brakes' });
    const answer = await c.call('POST', SCHEDULES, {
      task_id: task.id,
      ...at('2026-02-02', '09:00', '11:30'),
      notes: 'Bay 2',
      color: '#2f6fde',
    });
    expect([answer.status, answer.body.success, answer.body.error]).toEqual([201, true, null]);
    expect(answer.body.taskSchedule).toMatchObject({
      task_id: task.id,
      task: { id: task.id, title: 'Plan brakes' },
      user_id: me,
      scheduled_start_time: '2026-02-02T08:00:00.000Z',
      scheduled_end_time: '2026-02-02T10:30:00.000Z',
      allocated_minutes: 150,
      timezone: 'Europe/Berlin',
      status: 'planned',
      notes: 'Bay 2',
      recurrence: null,
      time_entry_id: null,
      conflicts: [],
      version: 1,
    });
    expect(await c.getTask(task.id)).toMatchObject({
      scheduled_start_time: '2026-02-02T08:00:00.000Z',
      scheduled_end_time: '2026-02-02T10:30:00.000Z',
    });
  });

  it('API-SCHED-02 TIME-002 lists a period with the capacity of people per day', async () => {
    const task = await c.task();
    await c.plan({ task_id: task.id, ...at('2026-03-06', '09:00', '12:00') });
    await c.plan({ task_id: task.id, ...at('2026-03-06', '22:00', '23:59'), status: 'cancelled' });
    await c.plan({
      task_id: task.id,
      scheduled_start_time: '2026-03-06T23:00:00+01:00',
      allocated_minutes: 120,
    });
    const { rows, total, capacity } = await c.calendar('startDate=2026-03-06&endDate=2026-03-07');
    expect([rows.length, total]).toEqual([3, 3]);
    expect(capacity).toEqual([
      { user_id: me, date: '2026-03-06', available_minutes: 480, planned_minutes: 240 },
      { user_id: me, date: '2026-03-07', available_minutes: 0, planned_minutes: 60 },
    ]);
    expect(
      (await c.calendar(`status=cancelled&startDate=2026-03-06&endDate=2026-03-06`)).total,
    ).toBe(1);
    expect((await c.calendar('')).total).toBe(0);
    for (const [query, field] of [
      ['startDate=2026-03-06&endDate=2026-06-07', 'endDate'],
      ['startDate=2026-03-06&endDate=2026-03-05', 'endDate'],
      ['startDate=soon', 'startDate'],
      ['startDate=9999-12-31', 'startDate'],
    ] as const) {
      const refused = await c.call('GET', `${SCHEDULES}?${query}`);
      expect(Object.keys(refused.body.formErrors ?? {}), query).toEqual([field]);
    }
  });

  it('API-SCHED-03 TIME-002 updates a schedule, and answers a stale version with the current one', async () => {
    const [task, other] = [await c.task(), await c.task()];
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      ...at('2026-02-04', '09:00', '10:00'),
    });
    const moved = await c.ok(
      c.change(taskSchedule.id, {
        version: 1,
        task_id: other.id,
        scheduled_start_time: '2026-02-04T13:00:00+01:00',
      }),
    );
    expect(moved.body.taskSchedule).toMatchObject({
      task_id: other.id,
      scheduled_start_time: '2026-02-04T12:00:00.000Z',
      scheduled_end_time: '2026-02-04T13:00:00.000Z',
      version: 2,
    });
    expect((await c.getTask(task.id)).scheduled_start_time).toBeNull();
    expect((await c.getTask(other.id)).scheduled_start_time).toBe('2026-02-04T12:00:00.000Z');
    const stale = await c.change(taskSchedule.id, { version: 1, notes: 'Mine' });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'conflict', current: { version: 2 } },
    ]);
    await c.ok(c.change(taskSchedule.id, { status: 'done' }));
    expect((await c.getTask(other.id)).scheduled_start_time).toBeNull();
  });

  it('API-SCHED-04 TIME-002 deletes a schedule once', async () => {
    const task = await c.task();
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      ...at('2026-02-05', '09:00', '10:00'),
    });
    const path = `${SCHEDULES}${taskSchedule.id}/`;
    expect((await c.call('DELETE', path)).body).toMatchObject({ success: true, error: null });
    expect((await c.getTask(task.id)).scheduled_start_time).toBeNull();
    const again = await c.call('DELETE', path);
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  it('TIME-002 rejects invalid schedules with the name of the field', async () => {
    const { id } = await c.task();
    const gone = await c.task();
    await c.ok(c.call('DELETE', `/api/v1/admin/tasks/${gone.id}/`));
    const good = at('2026-02-06', '09:00', '10:00');
    for (const [body, field] of [
      [{ ...good, task_id: gone.id }, 'task_id'],
      [{ ...good, task_id: id, user_id: t.world.beta.member }, 'user_id'],
      [{ task_id: id, ...at('2026-02-06', '10:00', '10:00') }, 'scheduled_end_time'],
      [{ task_id: id, scheduled_start_time: '2026-02-06T09:00:00Z' }, 'scheduled_end_time'],
      [{ ...good, task_id: id, allocated_minutes: 61 }, 'allocated_minutes'],
      [{ ...good, task_id: id, recurrence: { rrule: 'FREQ=SECONDLY' } }, 'recurrence.rrule'],
      [{ ...good, task_id: id, recurrence: { rrule: 'FREQ=DAILY;COUNT=-1' } }, 'recurrence.rrule'],
      [
        { ...good, task_id: id, recurrence: { rrule: 'FREQ=MONTHLY;BYMONTHDAY=99' } },
        'recurrence.rrule',
      ],
      [
        { ...good, task_id: id, recurrence: { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' } },
        'recurrence.rrule',
      ],
      [
        { ...good, task_id: id, recurrence: { rrule: 'FREQ=DAILY', until: '2026-02-01' } },
        'recurrence.until',
      ],
      [{ task_id: id, ...at('1026-02-06', '09:00', '10:00') }, 'scheduled_start_time'],
    ] as const) {
      const answer = await c.call('POST', SCHEDULES, body);
      expect([answer.status, Object.keys(answer.body.formErrors ?? {})], field).toEqual([
        422,
        [field],
      ]);
    }
  });

  it('plans whole days with the minutes of work of the person', async () => {
    const task = await c.task();
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      scheduled_start_time: '2026-02-12T12:00:00+01:00',
      scheduled_end_time: '2026-02-14T00:00:00+01:00',
      all_day: true,
    });
    expect(taskSchedule).toMatchObject({
      scheduled_start_time: '2026-02-11T23:00:00.000Z',
      scheduled_end_time: '2026-02-13T23:00:00.000Z',
      allocated_minutes: 960,
    });
  });

  it('lists the capacity of people who have nothing planned', async () => {
    const mine = await c.me('staffMember');
    const period = 'startDate=2026-11-02&endDate=2026-11-03';
    const free = (user_id: number) =>
      ['2026-11-02', '2026-11-03'].map((date) => ({
        user_id,
        date,
        available_minutes: 480,
        planned_minutes: 0,
      }));
    const named = await c.calendar(`${period}&userIds=${me},${mine}`);
    expect(named.capacity).toEqual([...free(me), ...free(mine)]);
    expect((await c.calendar(period, 'staffMember')).capacity).toEqual(free(mine));
  });

  it('plans only own time without can_manage_others, and shows only own time without can_view_all', async () => {
    const mine = await c.me('staffMember');
    const task = await c.task({ assignees: [mine] });
    const body = { task_id: task.id, ...at('2026-02-09', '09:00', '10:00') };
    const own = await c.plan(body, 'staffMember');
    const theirs = await c.plan(body);
    const query = `taskId=${task.id}&startDate=2026-02-09&endDate=2026-02-09`;
    const seen = await c.calendar(query, 'staffMember');
    expect(seen.rows.map(({ id }) => id)).toEqual([own.taskSchedule.id]);
    expect(seen.capacity.map(({ user_id }) => user_id)).toEqual([mine]);
    expect((await c.calendar(query)).total).toBe(2);
    const path = `${SCHEDULES}${theirs.taskSchedule.id}/`;
    expect((await c.call('PUT', path, { notes: 'x' }, 'staffMember')).status).toBe(404);
    const forOther = await c.call('POST', SCHEDULES, { ...body, user_id: me }, 'staffMember');
    expect(forOther.status).toBe(403);
    await t.database.asOwner('delete from platform.memberships where user_id = $1', [
      t.world.alpha.member,
    ]);
    const former = await c.call('POST', SCHEDULES, { ...body, user_id: t.world.alpha.member });
    expect(former.body.formErrors).toEqual({
      user_id: 'This person does not work here, or no longer does',
    });
  });
});

describe('conflicts of schedules', () => {
  it('TIME-002 names the schedules of the same person that overlap', async () => {
    const [one, two] = [await c.task({ title: 'First' }), await c.task()];
    const first = await c.plan({ task_id: one.id, ...at('2026-02-16', '09:00', '11:00') });
    const second = await c.plan({ task_id: two.id, ...at('2026-02-16', '10:00', '12:00') });
    expect(second.conflicts).toEqual([
      { id: first.taskSchedule.id, title: 'First', overlap_minutes: 60 },
    ]);
    const { rows } = await c.calendar('startDate=2026-02-16&endDate=2026-02-16');
    expect(rows.map(({ conflicts }) => conflicts)).toEqual([
      [second.taskSchedule.id],
      [first.taskSchedule.id],
    ]);
    const after = await c.plan({ task_id: two.id, ...at('2026-02-16', '12:00', '13:00') });
    expect(after.conflicts).toEqual([]);
  });

  it('TIME-002 refuses them where the tenant does not allow conflicts, also of requests at the same time', async () => {
    const task = await c.task();
    const body = { task_id: task.id, ...at('2026-02-17', '09:00', '11:00') };
    await c.settings({ strict_schedules: true });
    const all = await Promise.all([1, 2, 3].map(() => c.call('POST', SCHEDULES, body)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(all.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'schedule_conflict',
      formErrors: { scheduled_start_time: 'This overlaps with Mount tyres' },
    });
    await c.settings({ strict_schedules: false });
  });
});
