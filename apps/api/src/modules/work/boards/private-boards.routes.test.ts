import type { Project, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeBoard, makeProject, makeTask, columnsOf } = work;

const STAFF = { as: 'staffMember' } as const;

const getStaffId = async (): Promise<number> =>
  ((await call('GET', 'me/', undefined, STAFF)).body.user as { id: number }).id;

const getTasks = async (projectId: number): Promise<Task[]> =>
  ((await call('GET', `projects/${projectId}/tasks/`)).body.results as { rows: Task[] }).rows;

it('lets assigned staff finish tasks on a board that they may not see', async () => {
  const board = await makeBoard({ name: 'Private' });
  const [, , done] = await columnsOf(board.id);
  const project = await makeProject({ board_id: board.id });
  const task = await makeTask({
    project_id: project.id,
    assignees: [await getStaffId()],
    watchers: [work.t.world.alpha.member],
    recurrence: 'FREQ=WEEKLY',
    due_date: '2027-01-04T09:00:00Z',
    hourly_rate: 80,
  });
  const saved = await call('PUT', `tasks/${task.id}/`, { is_done: true }, STAFF);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.task).toMatchObject({ is_done: true, column_id: done?.id });
  const next = (await getTasks(project.id)).find(({ id }) => id !== task.id);
  expect(next).toMatchObject({
    board_id: board.id,
    hourly_rate: 80,
    assignees: [{ id: await getStaffId() }],
    watchers: [{ id: work.t.world.alpha.member }],
    recurrence: 'FREQ=WEEKLY',
  });
});

it('puts new tasks of assigned staff on the private board of the project', async () => {
  const board = await makeBoard({ name: 'Private' });
  const project = await makeProject({ board_id: board.id, assignees: [await getStaffId()] });
  const start = await call('GET', `tasks/new/?project_id=${project.id}`, undefined, STAFF);
  const { board_id, column_id } = start.body.defaults as Task;
  for (const place of [{}, { board_id }, { board_id, column_id }]) {
    const body = { title: 'New', project_id: project.id, ...place };
    const created = await call('POST', 'tasks/', body, STAFF);
    expect(created.status, created.text).toBe(201);
    expect(created.body.task).toMatchObject({ board_id: board.id });
  }
});

it('refuses boards that the user may not see', async () => {
  const board = await makeBoard({ name: 'Private' });
  const [column] = await columnsOf(board.id);
  for (const place of [{ board_id: board.id }, { column_id: column?.id }]) {
    const created = await call('POST', 'tasks/', { title: 'New', ...place }, STAFF);
    expect(created.status, created.text).toBe(422);
    expect(created.body.formErrors).toHaveProperty('board_id');
  }
});

it('copies projects on private boards for staff with their rates, and assigns nobody else', async () => {
  const board = await makeBoard({ name: 'Private' });
  const me = await getStaffId();
  const people = [me, work.t.world.alpha.member];
  const project = await makeProject({ board_id: board.id, assignees: people, hourly_rate: 90 });
  await makeTask({ project_id: project.id, assignees: people, hourly_rate: 70 });
  const copied = await call('POST', `projects/${project.id}/copy/`, { title: 'Copy' }, STAFF);
  expect(copied.status, copied.text).toBe(201);
  const copy = copied.body.project as Project;
  expect(copy).toMatchObject({
    board_id: board.id,
    hourly_rate: null,
    assignees: [{ id: me }],
  });
  const [task] = await getTasks(copy.id);
  expect(task).toMatchObject({ hourly_rate: 70, assignees: [{ id: me }] });
  const seen = await call('GET', `projects/${copy.id}/`);
  expect(seen.body.project).toMatchObject({ hourly_rate: 90 });
});

it('lets staff create tasks and projects while the default board is private', async () => {
  const board = await makeBoard({ name: 'Private default', is_default: true });
  for (const path of ['tasks', 'projects']) {
    const created = await call('POST', `${path}/`, { title: 'New' }, STAFF);
    expect(created.status, created.text).toBe(201);
    expect(created.body[path.slice(0, -1)]).toMatchObject({ board_id: board.id });
  }
});
