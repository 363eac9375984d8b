import type { Task } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeProject, makeTask, makeBoard, columnsOf } = work;

async function problems(method: string, path: string, body: object): Promise<unknown> {
  const answer = await call(method, path, body);
  expect(answer.status, answer.text).toBe(422);
  return answer.body.formErrors;
}

const getTask = async (id: number): Promise<Task> =>
  (await call('GET', `tasks/${id}/`)).body.task as Task;

describe('a task', () => {
  it('API-TASK-03 API-TASK-06 API-GEN-04 TASK-001 TASK-002 TASK-003 creates a task that shows its column', async () => {
    const project = await makeProject({ title: 'House' });
    const answer = await call('POST', 'tasks/', {
      title: 'Paint the door',
      est_hours: 2.25,
      description: '<p>Green</p>',
      due_date: '2026-12-24T15:00:00Z',
      project_id: project.id,
      assignees: [work.t.world.alpha.member],
      checklist: [{ id: '1', text: 'Buy paint', done: false }],
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ success: true, error: null });
    const { id } = answer.body.task as Task;
    const read = await call('GET', `tasks/${id}/`);
    expect(read.body).toMatchObject({ success: true, error: null, canAssignUsers: true });
    expect(read.body.task).toMatchObject({
      id,
      title: 'Paint the door',
      est_hours: 2.25,
      description: '<p>Green</p>',
      status: 'pending',
      due_date: '2026-12-24T15:00:00.000Z',
      scheduled_start_time: null,
      scheduled_end_time: null,
      column_id: project.column_id,
      column_name: project.column_name,
      column_color: project.column_color,
      assignees: [{ id: work.t.world.alpha.member }],
      project_id: project.id,
      project_title: 'House',
    });
  });

  it('API-TASK-05 TASK-006 says whether people can be assigned, and where a task starts', async () => {
    const admin = await call('GET', 'tasks/new/');
    expect(admin.body).toMatchObject({ success: true, canAssignUsers: true, error: null });
    const staff = await call('GET', 'tasks/new/', undefined, { as: 'staffMember' });
    expect(staff.body).toMatchObject({ success: true, canAssignUsers: false, error: null });
  });

  it('TASK-008 TASK-009 TASK-010 needs a title and hours, and no due date', async () => {
    expect(await problems('POST', 'tasks/', {})).toEqual({ title: 'Title is required' });
    expect(await problems('POST', 'tasks/', { title: ' ' })).toEqual({
      title: 'Title is required',
    });
    expect(await problems('POST', 'tasks/', { title: 'x', est_hours: null })).toEqual({
      est_hours: 'Est. Hours is required',
    });
    const made = await makeTask({});
    expect(made).toMatchObject({ est_hours: 1, due_date: null, status: 'pending' });
  });

  it('API-TASK-01 API-TASK-02 API-TASK-04 API-TASK-07 API-TASK-08 lists, changes and deletes tasks', async () => {
    const project = await makeProject({});
    const one = await makeTask({ title: 'Ochre one', project_id: project.id });
    const two = await makeTask({ title: 'Ochre two', project_id: project.id });
    const listed = await call('GET', 'tasks?search=ochre');
    expect(listed.body).toMatchObject({ success: true, error: null, results: { total: 2 } });
    const own = await call('GET', `projects/${project.id}/tasks/`);
    expect(own.body).toMatchObject({ success: true, error: null, results: { total: 2 } });
    const saved = await call('PUT', `tasks/${one.id}/`, { ...one, title: 'Ochre first' });
    expect(saved.body).toMatchObject({
      success: true,
      error: null,
      task: { title: 'Ochre first' },
    });
    expect((await call('DELETE', `tasks/${one.id}/`)).body).toMatchObject({
      success: true,
      error: null,
    });
    expect((await call('DELETE', 'tasks/', { tasksToDelete: [two.id] })).body).toMatchObject({
      success: true,
      error: null,
      deleted: [two.id],
    });
    expect((await call('GET', `tasks/${two.id}/`)).status).toBe(404);
  });

  it('goes to a column of done cards when it is done, and back', async () => {
    const board = await makeBoard({});
    const [first, , last] = await columnsOf(board.id);
    const task = await makeTask({ board_id: board.id });
    expect(task.column_id).toBe(first?.id);
    await call('PUT', `tasks/${task.id}/`, { is_done: true });
    expect(await getTask(task.id)).toMatchObject({
      is_done: true,
      column_id: last?.id,
      completed_at: expect.any(String),
    });
    await call('PUT', `tasks/${task.id}/`, { column_id: first?.id });
    expect(await getTask(task.id)).toMatchObject({ is_done: false, completed_at: null });
  });

  it('makes the next task when a recurring one is done, at the same time of day when clocks change', async () => {
    const due = '2030-03-05T09:00:00.000Z';
    const task = await makeTask({
      title: 'Water the plants',
      due_date: due,
      recurrence: 'FREQ=WEEKLY;COUNT=2',
      checklist: [{ id: 'a', text: 'Ficus', done: true }],
    });
    await call('PUT', `tasks/${task.id}/`, { is_done: true });
    const { results } = (await call('GET', 'tasks?search=plants&is_done=false')).body as {
      results: { rows: Task[] };
    };
    expect(results.rows).toHaveLength(1);
    expect(results.rows[0]).toMatchObject({
      due_date: '2030-03-12T08:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;COUNT=1',
      checklist: [{ text: 'Ficus', done: false }],
    });
    expect((await getTask(task.id)).recurrence).toBe('');
    await call('PUT', `tasks/${results.rows[0]?.id}/`, { is_done: true });
    const after = await call('GET', 'tasks?search=plants&is_done=false');
    expect(after.body.results).toMatchObject({ total: 0 });
  });

  it('names the field of what does not go together', async () => {
    const { alpha, beta } = work.t.world;
    const post = (body: object) => problems('POST', 'tasks/', { title: 'x', ...body });
    expect(await post({ project_id: beta.project })).toEqual({
      project_id: 'This project does not exist, or was deleted',
    });
    expect(await post({ parent_id: beta.task })).toEqual({
      parent_id: 'This task does not exist, or was deleted',
    });
    expect(await post({ blocked_by: [beta.task] })).toEqual({
      blocked_by: 'This task does not exist, or was deleted',
    });
    expect(await post({ board_id: alpha.board, column_id: beta.boardColumn })).toEqual({
      column_id: 'This column does not exist, or was deleted',
    });
    expect(
      await post({ start_date: '2026-02-01T00:00:00Z', due_date: '2026-01-01T00:00:00Z' }),
    ).toEqual({ due_date: 'The due date must not be before the start date' });
    for (const recurrence of [
      'every day',
      'FREQ=SECONDLY',
      'FREQ=DAILY;BYSECOND=1',
      'FREQ=DAILY;INTERVAL=0',
    ])
      expect(await post({ recurrence })).toEqual({
        recurrence: 'Use a rule such as FREQ=WEEKLY;BYDAY=MO',
      });
    expect(await post({ assignees: [beta.member] })).toEqual({
      assignees: 'This person does not work here, or no longer does',
    });
  });

  it('refuses a checklist with two entries of the same id', async () => {
    const checklist = [
      { id: 'a', text: 'One', done: false },
      { id: 'a', text: 'Two', done: false },
    ];
    const problem = { checklist: 'Two entries of the checklist have the same id' };
    expect(await problems('POST', 'tasks/', { title: 'x', checklist })).toEqual(problem);
    const task = await makeTask({});
    expect(await problems('PUT', `tasks/${task.id}/`, { checklist })).toEqual(problem);
  });

  it('refuses circles of dependencies and of subtasks', async () => {
    const one = await makeTask({});
    const two = await makeTask({ blocked_by: [one.id], parent_id: one.id });
    const three = await makeTask({ blocked_by: [two.id], parent_id: two.id });
    expect(await problems('PUT', `tasks/${one.id}/`, { blocked_by: [three.id] })).toEqual({
      blocked_by: 'The tasks would wait for each other',
    });
    expect(await problems('PUT', `tasks/${one.id}/`, { parent_id: three.id })).toEqual({
      parent_id: 'A task cannot be below itself',
    });
    expect(await getTask(one.id)).toMatchObject({
      blocked_by: [],
      blocks: [{ id: two.id }],
      subtasks: [{ id: two.id }],
    });
  });
});

describe('comments on a task', () => {
  it('tells people who are mentioned, and lets only the author change a comment', async () => {
    const task = await makeTask({ title: 'Order tiles' });
    const { member } = work.t.world.alpha;
    const made = await call('POST', `tasks/${task.id}/comments/`, {
      body: '<p>Please look <img src=x onerror=alert(1)></p>',
      mentions: [member],
    });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.comment as { id: number };
    expect(made.body.comment).toMatchObject({
      body: '<p>Please look </p>',
      user: { displayName: 'admin' },
      mentions: [{ id: member }],
      edited_at: null,
    });
    const told = await work.t.database.asOwner<{ user_id: string; payload: { message: string } }>(
      "select user_id, payload from app.outbox where topic = 'new_toast' order by seq desc limit 1",
    );
    expect(told).toMatchObject([
      {
        user_id: String(member),
        payload: { message: 'admin mentioned you in a comment on a task' },
      },
    ]);
    const other = await call(
      'PUT',
      `tasks/${task.id}/comments/${id}/`,
      { body: 'Mine' },
      { as: 'manager' },
    );
    expect(other.status).toBe(403);
    const saved = await call('PUT', `tasks/${task.id}/comments/${id}/`, { body: '<p>Done</p>' });
    expect(saved.body.comment).toMatchObject({
      body: '<p>Done</p>',
      edited_at: expect.any(String),
    });
    expect((await getTask(task.id)).comments_count).toBe(1);
    await call('DELETE', `tasks/${task.id}/comments/${id}/`);
    expect((await getTask(task.id)).comments_count).toBe(0);
    expect(await problems('POST', `tasks/${task.id}/comments/`, { body: '<p> </p>' })).toEqual({
      body: 'Please enter a comment',
    });
  });

  it('refuses to repeat a task since centuries ago', async () => {
    const message = 'Use the year 2000 or later for a task that repeats';
    const body = { title: 'Old', recurrence: 'FREQ=DAILY', due_date: '0001-01-05T09:00:00Z' };
    expect(await problems('POST', 'tasks/', body)).toEqual({ due_date: message });
    const task = await makeTask({ due_date: body.due_date });
    const { recurrence } = body;
    expect(await problems('PUT', `tasks/${task.id}/`, { recurrence })).toEqual({
      due_date: message,
    });
  });
});
