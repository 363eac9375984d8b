import type { Customer, Project, Task } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, columnsOf, makeBoard, makeProject, makeTask } = work;

const STAFF = { as: 'staffMember' } as const;

/** Returns the staff member as an assignee. */
const getStaffId = async (): Promise<number> =>
  ((await call('GET', 'me/', undefined, STAFF)).body.user as { id: number }).id;

it('refuses links to tasks that the user may not see', async () => {
  const hidden = await makeTask({ title: 'Hidden' });
  const own = (await call('POST', 'tasks/', { title: 'Own' }, STAFF)).body.task as Task;
  for (const link of [{ blocked_by: [hidden.id] }, { parent_id: hidden.id }]) {
    const [field = ''] = Object.keys(link);
    const created = await call('POST', 'tasks/', { title: 'New', ...link }, STAFF);
    const updated = await call('PUT', `tasks/${own.id}/`, link, STAFF);
    for (const answer of [created, updated]) {
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.formErrors).toEqual({
        [field]: 'This task does not exist, or was deleted',
      });
    }
  }
});

it('keeps links to tasks that the user may not see when they save the task', async () => {
  const hidden = await makeTask({ title: 'Hidden' });
  const task = await makeTask({
    blocked_by: [hidden.id],
    parent_id: hidden.id,
    assignees: [await getStaffId()],
  });
  const body = { title: 'Renamed', blocked_by: [hidden.id], parent_id: hidden.id };
  const saved = await call('PUT', `tasks/${task.id}/`, body, STAFF);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.task).toMatchObject({
    title: 'Renamed',
    blocked_by: [{ id: hidden.id }],
    parent_id: hidden.id,
  });
});

it('refuses customers that the user may not see, and keeps one that the project has', async () => {
  const created = await call('POST', 'customers/', {
    firstname: 'Hidden',
    lastname: 'Customer',
    vehicles: [{ make: 'VW', plate: 'H-C 1' }],
  });
  const customer = created.body.customer as Customer;
  const refused = await call('POST', 'projects/', { title: 'P', customer_id: customer.id }, STAFF);
  expect(refused.status, refused.text).toBe(422);
  expect(refused.body.formErrors).toEqual({ customer_id: 'This customer does not exist' });
  const project = await makeProject({
    customer_id: customer.id,
    assignees: [await getStaffId()],
  });
  const vehicle_id = customer.vehicles[0]?.id;
  const body = { title: 'Renamed', customer_id: customer.id, vehicle_id };
  const saved = await call('PUT', `projects/${project.id}/`, body, STAFF);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.project as Project).toMatchObject({ customer_id: customer.id, vehicle_id });
});

describe('names of records that the user may not see', () => {
  /** Makes a task of the staff member among records that are hidden from them. */
  async function makeHidden() {
    const created = await call('POST', 'customers/', {
      firstname: 'Veiled',
      lastname: 'Customer',
      vehicles: [{ make: 'VW', plate: 'V-C 1' }],
    });
    const customer = created.body.customer as Customer;
    const board = await makeBoard({ name: 'Shared', assignees: [await getStaffId()] });
    const [first] = await columnsOf(board.id);
    const project = await makeProject({ title: 'Veiled project', customer_id: customer.id });
    const parent = await makeTask({ title: 'Veiled parent', project_id: project.id });
    const blocker = await makeTask({ title: 'Veiled blocker' });
    const task = await makeTask({
      title: 'Seen',
      project_id: project.id,
      parent_id: parent.id,
      blocked_by: [blocker.id],
      board_id: board.id,
      assignees: [await getStaffId()],
    });
    const child = await makeTask({ title: 'Veiled child', parent_id: task.id });
    await makeTask({ title: 'Veiled waiting', blocked_by: [task.id] });
    return { board, column: first, customer, project, parent, blocker, task, child };
  }

  it('leaves them out of tasks, lists, boards, week grids, timers and exports', async () => {
    const { board, column, project, parent, blocker, task } = await makeHidden();
    const timer = await call('POST', `tasks/${task.id}/timer/start/`, {}, STAFF);
    expect(timer.status, timer.text).toBe(201);
    const paths = [
      `tasks/${task.id}/`,
      'tasks?search=seen',
      `kanban/project/${board.id}/cards/?columnId=${column?.id}`,
      `kanban/project/${board.id}/cards/task/${task.id}/`,
      'time-entries/running/',
      'time-entries/',
      `tasks/${task.id}/time-entries/`,
    ];
    for (const path of paths) {
      const mine = await call('GET', path, undefined, STAFF);
      expect(mine.status, `${path} ${mine.text}`).toBe(200);
      expect(mine.text, path).not.toContain('Veiled');
    }
    expect((await call('GET', `tasks/${task.id}/`)).text).toContain('Veiled project');
    const read = await call('GET', `tasks/${task.id}/`, undefined, STAFF);
    expect(read.body.task).toMatchObject({
      project_id: project.id,
      project_title: '',
      customer_id: null,
      customer_name: '',
      parent_id: parent.id,
      parent_title: '',
      blocked_by: [{ id: blocker.id, title: '' }],
      subtasks: [{ title: '' }],
      blocks: [{ title: '' }],
    });
    const stale = await call('PUT', `tasks/${task.id}/`, { title: 'x', version: 999 }, STAFF);
    expect(stale.status).toBe(409);
    expect(stale.text).not.toContain('Veiled');
  });

  it('leaves customers and their vehicles out of projects', async () => {
    const { customer } = await makeHidden();
    const project = await makeProject({
      title: 'Open project',
      customer_id: customer.id,
      vehicle_id: customer.vehicles[0]?.id,
      assignees: [await getStaffId()],
    });
    for (const path of [`projects/${project.id}`, 'projects?search=open']) {
      const { text } = await call('GET', path, undefined, STAFF);
      expect(text).toContain('Open project');
      expect(text).not.toMatch(/Veiled|V-C 1/);
    }
    const saved = await call('PUT', `projects/${project.id}`, { title: 'Open again' }, STAFF);
    expect(saved.body.project).toMatchObject({ customer_id: customer.id, customer: null });
    expect(saved.text).not.toContain('Veiled');
  });

  it('does not filter by them', async () => {
    await makeHidden();
    const count = async (path: string, field: string, as: 'admin' | 'staffMember') => {
      const filter = JSON.stringify({
        combinator: 'and',
        rules: [{ field, operator: 'contains', value: 'veiled' }],
      });
      const { body, text } = await call(
        'GET',
        `${path}?filter=${encodeURIComponent(filter)}`,
        undefined,
        { as },
      );
      expect(body.success, text).toBe(true);
      return (body.results as { rows: unknown[] }).rows.length;
    };
    for (const [path, field] of [
      ['tasks', 'project_title'],
      ['projects', 'customer_name'],
      ['time-entries/', 'project_title'],
      ['time-entries/', 'customer_name'],
    ] as const) {
      expect(await count(path, field, 'admin'), field).toBeGreaterThan(0);
      expect(await count(path, field, 'staffMember'), field).toBe(0);
    }
  });

  it('leaves projects out of schedules and reports of time', async () => {
    const { task } = await makeHidden();
    const user_id = await getStaffId();
    const planned = await call('POST', 'tasks/schedules/', {
      task_id: task.id,
      user_id,
      scheduled_start_time: '2027-03-01T09:00:00Z',
      scheduled_end_time: '2027-03-01T10:00:00Z',
    });
    expect(planned.status, planned.text).toBe(201);
    const period = 'startDate=2027-03-01&endDate=2027-03-02';
    const mine = await call('GET', `tasks/schedules/?${period}`, undefined, STAFF);
    expect(mine.text).toContain('Seen');
    expect(mine.text).not.toContain('Veiled');
    const added = await call(
      'POST',
      `tasks/${task.id}/time-entries/`,
      { entry_date: '2027-03-01', duration_minutes: 30 },
      STAFF,
    );
    expect(added.status, added.text).toBe(201);
    expect(added.text).not.toContain('Veiled');
    for (const groupBy of ['project', 'customer']) {
      const report = await call(
        'GET',
        `time-entries/report/?${period}&groupBy=${groupBy}`,
        undefined,
        STAFF,
      );
      expect(report.text).toContain(`Hidden ${groupBy}`);
      expect(report.text).not.toContain('Veiled');
    }
  });
});

it('does not tell the title of a record to people who are mentioned', async () => {
  const task = await makeTask({ title: 'Veiled title' });
  const made = await call('POST', `tasks/${task.id}/comments/`, {
    body: '<p>Look</p>',
    mentions: [await getStaffId()],
  });
  expect(made.status, made.text).toBe(201);
  const [told] = await work.t.database.asOwner<{ payload: { message: string } }>(
    "select payload from app.outbox where topic = 'new_toast' order by seq desc limit 1",
  );
  expect(told?.payload.message).toBe('admin mentioned you in a comment on a task');
});

it('lets staff watch their tasks themselves, and only managers choose who else does', async () => {
  const me = await getStaffId();
  const { member } = work.t.world.alpha;
  const task = await makeTask({ assignees: [me] });
  const refused = await call('PUT', `tasks/${task.id}/`, { watchers: [member] }, STAFF);
  expect(refused.status, refused.text).toBe(403);
  const created = await call('POST', 'tasks/', { title: 'New', watchers: [member] }, STAFF);
  expect(created.status).toBe(403);
  const watching = await call('PUT', `tasks/${task.id}/`, { watchers: [me] }, STAFF);
  expect(watching.body.task).toMatchObject({ watchers: [{ id: me }] });
  await call('PUT', `tasks/${task.id}/`, { watchers: [me, member] });
  expect((await call('PUT', `tasks/${task.id}/`, { watchers: [me] }, STAFF)).status).toBe(403);
  const left = await call('PUT', `tasks/${task.id}/`, { watchers: [member] }, STAFF);
  expect(left.body.task).toMatchObject({ watchers: [{ id: member }] });
});
