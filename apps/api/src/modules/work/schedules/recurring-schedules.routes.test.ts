import type { TimeEntry } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, SCHEDULES, scheduleCalls } from '../../../../test/support/schedules.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let c: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  t = await testApi();
  c = scheduleCalls(t);
  await c.setTimezone('Europe/Berlin');
});
afterAll(() => t.close());

describe('recurring schedules', () => {
  const weekly = async (rrule = 'FREQ=WEEKLY;BYDAY=MO') => {
    const task = await c.task();
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      ...at('2026-03-16', '09:00', '10:00'),
      recurrence: { rrule },
    });
    return { task: task.id, id: taskSchedule.id, schedule: taskSchedule };
  };
  const APRIL = ['2026-03-16', '2026-04-14'] as const;

  it('TIME-002 keeps the time of day of occurrences when clocks change', async () => {
    const { task, schedule } = await weekly();
    expect(schedule.occurrence).toBe('2026-03-16T08:00:00.000Z');
    // Clocks go forward on March 29.
    expect(await c.starts(task, ...APRIL)).toEqual([
      '2026-03-16T08:00',
      '2026-03-23T08:00',
      '2026-03-30T07:00',
      '2026-04-06T07:00',
      '2026-04-13T07:00',
    ]);
  });

  it('TIME-002 changes one occurrence of a schedule and leaves the others', async () => {
    const { task, id } = await weekly();
    const moved = await c.ok(
      c.change(id, {
        scope: 'this',
        occurrence: '2026-03-23T08:00:00Z',
        scheduled_start_time: '2026-03-24T14:00:00+01:00',
      }),
    );
    expect(moved.body.taskSchedule).toMatchObject({
      recurrence: null,
      recurrence_id: id,
      scheduled_start_time: '2026-03-24T13:00:00.000Z',
      scheduled_end_time: '2026-03-24T14:00:00.000Z',
    });
    expect((await c.starts(task, ...APRIL)).slice(0, 3)).toEqual([
      '2026-03-16T08:00',
      '2026-03-24T13:00',
      '2026-03-30T07:00',
    ]);
    const again = await c.change(id, { scope: 'this', occurrence: '2026-03-23T08:00:00Z' });
    expect(again.body.formErrors).toEqual({ occurrence: 'It does not take place then' });
  });

  it('TIME-002 changes an occurrence and the following ones, and keeps their number', async () => {
    const { task, id } = await weekly('FREQ=WEEKLY;BYDAY=MO;COUNT=4');
    const split = await c.ok(
      c.change(id, {
        scope: 'following',
        occurrence: '2026-03-30T07:00:00Z',
        scheduled_start_time: '2026-03-31T11:00:00+02:00',
      }),
    );
    expect(split.body.taskSchedule).toMatchObject({
      recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' },
    });
    expect(await c.starts(task, '2026-03-16', '2026-05-30')).toEqual([
      '2026-03-16T08:00',
      '2026-03-23T08:00',
      '2026-03-31T09:00',
      '2026-04-07T09:00',
    ]);
  });

  it('TIME-002 moves all occurrences of a schedule as one of them moves', async () => {
    const { task, id } = await weekly();
    await c.ok(c.call('DELETE', `${SCHEDULES}${id}/?scope=this&occurrence=2026-03-23T08:00:00Z`));
    await c.ok(
      c.change(id, {
        scope: 'all',
        occurrence: '2026-03-30T07:00:00Z',
        scheduled_start_time: '2026-03-30T15:00:00+02:00',
        allocated_minutes: 30,
      }),
    );
    const { rows } = await c.calendar(`taskId=${task}&startDate=2026-03-16&endDate=2026-04-07`);
    expect(
      rows.map((row) => [row.scheduled_start_time.slice(0, 16), row.allocated_minutes]),
    ).toEqual([
      ['2026-03-16T14:00', 30],
      ['2026-03-30T13:00', 30],
      ['2026-04-06T13:00', 30],
    ]);
    const twice = await weekly('FREQ=WEEKLY;BYDAY=MO,WE');
    const refused = await c.change(twice.id, {
      scheduled_start_time: '2026-03-17T09:00:00+01:00',
    });
    expect(refused.body.formErrors).toEqual({
      'recurrence.rrule': 'Choose the days on which it repeats',
    });
  });

  it('TIME-002 deletes a recurring schedule from an occurrence on, or as a whole', async () => {
    const { task, id } = await weekly();
    const path = `${SCHEDULES}${id}/`;
    await c.ok(c.change(id, { occurrence: '2026-04-06T07:00:00Z', notes: 'Own' }));
    await c.ok(c.call('DELETE', `${path}?scope=following&occurrence=2026-03-30T07:00:00Z`));
    expect(await c.starts(task, ...APRIL)).toEqual(['2026-03-16T08:00', '2026-03-23T08:00']);
    await c.ok(c.call('DELETE', path));
    expect(await c.starts(task, ...APRIL)).toEqual([]);
  });
});

describe('planned time that was worked', () => {
  const log = (id: number, body: object = {}) => c.call('POST', `${SCHEDULES}${id}/log/`, body);

  it('TIME-002 TIME-001 turns planned time into a time entry, once', async () => {
    const task = await c.task();
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      ...at('2026-02-23', '09:00', '10:30'),
      notes: 'As planned',
    });
    const done = await log(taskSchedule.id);
    expect(done.status, done.text).toBe(201);
    const entry = done.body.taskTimeEntry as TimeEntry;
    expect(entry).toMatchObject({
      source: 'schedule',
      entry_date: '2026-02-23',
      start_time: '2026-02-23T08:00:00.000Z',
      duration_minutes: 90,
      description: 'As planned',
    });
    expect(done.body.taskSchedule).toMatchObject({ status: 'done', time_entry_id: entry.id });
    expect((await c.getTask(task.id)).tracked_minutes).toBe(90);
    const again = await log(taskSchedule.id);
    expect([again.status, again.body.code]).toEqual([409, 'not_now']);
    await c.ok(c.call('DELETE', c.entries(task.id, entry.id)));
    const other = await c.ok(log(taskSchedule.id, { duration_minutes: 20 }));
    expect(other.body.taskTimeEntry).toMatchObject({ start_time: null, duration_minutes: 20 });
  });

  it('TIME-002 logs an occurrence of a recurring schedule once', async () => {
    const task = await c.task();
    const { taskSchedule } = await c.plan({
      task_id: task.id,
      ...at('2026-05-04', '09:00', '10:00', '+02:00'),
      recurrence: { rrule: 'FREQ=DAILY;COUNT=3' },
    });
    const occurrence = '2026-05-05T07:00:00Z';
    const answers = await Promise.all([1, 2].map(() => log(taskSchedule.id, { occurrence })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const none = await log(taskSchedule.id);
    expect(none.body.formErrors).toEqual({ occurrence: 'Please name an occurrence' });
    const { rows } = await c.calendar(`taskId=${task.id}&startDate=2026-05-04&endDate=2026-05-06`);
    expect(rows.map(({ status }) => status)).toEqual(['planned', 'done', 'planned']);
    await c.settings({ lock_date: '2026-05-31' });
    const locked = await log(taskSchedule.id, { occurrence: '2026-05-06T07:00:00Z' });
    expect([locked.status, locked.body.code]).toEqual([423, 'entry_locked']);
    await c.settings({ lock_date: null });
  });
});
