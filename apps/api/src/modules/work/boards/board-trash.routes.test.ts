import type { BoardColumn, Project, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeBoard, makeProject, makeTask, columnsOf, cardsOf } = work;

const restore = async (id: number): Promise<void> => {
  const { status, text } = await call('POST', 'kanban/project/boards/restore/', { ids: [id] });
  expect(status, text).toBe(200);
};

const readTask = async (id: number): Promise<Task> =>
  (await call('GET', `tasks/${id}/`)).body.task as Task;

it('brings the cards of a restored board back in their order', async () => {
  const board = await makeBoard({});
  const [todo, , done] = (await columnsOf(board.id)) as [BoardColumn, BoardColumn, BoardColumn];
  const first = await makeTask({ title: 'First', column_id: todo.id });
  const project = await makeProject({ title: 'Second', column_id: todo.id });
  const third = await makeTask({ title: 'Third', column_id: todo.id });
  const elsewhere = await makeTask({ title: 'Elsewhere', column_id: todo.id });
  const finished = await makeTask({ title: 'Finished', column_id: todo.id });
  await call('DELETE', `kanban/project/boards/${board.id}/`);
  const other = await makeBoard({ name: 'Other' });
  await call('PUT', `tasks/${elsewhere.id}/`, { board_id: other.id });
  await call('PUT', `tasks/${finished.id}/`, { is_done: true });
  await restore(board.id);
  const titles = async (column: number) =>
    (await cardsOf(board.id, column)).map(({ title }) => title);
  expect(await titles(todo.id)).toEqual(['First', 'Second', 'Third']);
  expect(await titles(done.id)).toEqual(['Finished']);
  expect(await readTask(elsewhere.id)).toMatchObject({ board_id: other.id });
  expect(await readTask(first.id)).toMatchObject({ board_id: board.id, column_id: todo.id });
  const read = await call('GET', `projects/${project.id}`);
  expect(read.body.project as Project).toMatchObject({ board_id: board.id });
  await call('DELETE', `tasks/${third.id}/`);
  expect(await titles(todo.id)).toEqual(['First', 'Second']);
});

it('leaves no card on a board that is deleted while cards are moved to it', async () => {
  const source = await makeBoard({});
  for (let round = 0; round < 5; round += 1) {
    const target = await makeBoard({});
    const [column] = await columnsOf(target.id);
    const tasks = await Promise.all(
      Array.from({ length: 6 }, () => makeTask({ board_id: source.id })),
    );
    const move = ({ id }: Task) =>
      call('POST', `kanban/project/${target.id}/move/`, {
        entity: 'task',
        id,
        column_id: column?.id,
      });
    const answers = await Promise.all([
      ...tasks.slice(0, 3).map(move),
      call('DELETE', `kanban/project/boards/${target.id}/`),
      ...tasks.slice(3).map(move),
    ]);
    for (const { status } of answers) expect([200, 404, 422]).toContain(status);
    const [left] = await work.t.database.asOwner<{ n: number }>(
      `select count(*)::int as n from app.tasks where board_id = ${target.id}`,
    );
    expect(left?.n).toBe(0);
  }
});

it('repeats recurring tasks when their column becomes one of done cards', async () => {
  const board = await makeBoard({});
  const [todo, doing] = (await columnsOf(board.id)) as [BoardColumn, BoardColumn];
  const body = { recurrence: 'FREQ=WEEKLY', due_date: '2027-01-04T09:00:00Z' };
  const updated = await makeTask({ title: 'Updated', column_id: todo.id, ...body });
  const next = async (title: string) =>
    ((await call('GET', `tasks?search=${title}`)).body.results as { rows: Task[] }).rows.find(
      ({ is_done }) => !is_done,
    );
  await call('PUT', `kanban/project/${board.id}/columns/${todo.id}/`, { is_done: true });
  expect(await readTask(updated.id)).toMatchObject({ is_done: true, recurrence: '' });
  expect(await next('Updated')).toMatchObject({
    due_date: '2027-01-11T09:00:00.000Z',
    recurrence: 'FREQ=WEEKLY',
    column_id: doing.id,
  });
  const removed = await makeTask({ title: 'Removed', column_id: doing.id, ...body });
  await call('DELETE', `kanban/project/${board.id}/columns/${doing.id}/?moveTo=${todo.id}`);
  expect(await readTask(removed.id)).toMatchObject({ is_done: true, recurrence: '' });
  expect(await next('Removed')).toMatchObject({ due_date: '2027-01-11T09:00:00.000Z' });
});
