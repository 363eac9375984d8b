import type { BoardColumn, Project, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeBoard, makeProject, makeTask, columnsOf } = work;

const STAFF = { as: 'staffMember' } as const;

const getStaffId = async (): Promise<number> =>
  ((await call('GET', 'me/', undefined, STAFF)).body.user as { id: number }).id;

/** Makes a shared board with a task on it. */
async function makeCard(body: object = {}) {
  const board = await makeBoard({ assignees: [await getStaffId()] });
  const [todo, doing] = (await columnsOf(board.id)) as [BoardColumn, BoardColumn];
  const task = await makeTask({ column_id: todo.id, ...body });
  const move = (change: object, options = {}) =>
    call(
      'POST',
      `kanban/project/${board.id}/move/`,
      { entity: 'task', id: task.id, column_id: doing.id, ...change },
      options,
    );
  const read = async () => (await call('GET', `tasks/${task.id}/`)).body.task as Task;
  return { board, todo, doing, task, move, read };
}

it('changes the person of a card that moves to the row of another person', async () => {
  const [me, { member }] = [await getStaffId(), work.t.world.alpha];
  const { move, read, doing } = await makeCard({ assignees: [me] });
  const moved = await move({ unassign_id: me, assign_id: member });
  expect(moved.status, moved.text).toBe(200);
  expect(await read()).toMatchObject({ column_id: doing.id, assignees: [{ id: member }] });
  const free = await move({ unassign_id: member });
  expect(free.status, free.text).toBe(200);
  expect((await read()).assignees).toEqual([]);
});

it('keeps the other people of a card, and assigns nobody twice', async () => {
  const [me, { member }] = [await getStaffId(), work.t.world.alpha];
  const { move, read } = await makeCard({ assignees: [me, member] });
  await move({ unassign_id: me, assign_id: member });
  expect((await read()).assignees.map(({ id }) => id)).toEqual([member]);
});

it('changes the project of a task, with its tracked time, and of a task alone', async () => {
  const [first, second] = [
    await makeProject({ title: 'One' }),
    await makeProject({ title: 'Two' }),
  ];
  const { board, move, read, task, doing } = await makeCard({ project_id: first.id });
  await call('POST', `tasks/${task.id}/time-entries/`, {
    entry_date: '2027-03-01',
    duration_minutes: 30,
  });
  const moved = await move({ project_id: second.id });
  expect(moved.status, moved.text).toBe(200);
  expect(await read()).toMatchObject({ project_id: second.id, column_id: doing.id });
  const minutes = async ({ id }: Project) =>
    ((await call('GET', `projects/${id}`)).body.project as Project).tracked_minutes;
  expect([await minutes(first), await minutes(second)]).toEqual([0, 30]);
  const wrong = await call('POST', `kanban/project/${board.id}/move/`, {
    entity: 'project',
    id: second.id,
    column_id: doing.id,
    project_id: first.id,
  });
  expect(wrong.body.formErrors).toEqual({ project_id: 'Only tasks can move to another project' });
});

it('needs the permission to assign people, and a project that the user sees', async () => {
  const [me, { member }] = [await getStaffId(), work.t.world.alpha];
  const hidden = await makeProject({ title: 'Hidden' });
  const { move, read, todo } = await makeCard({ assignees: [me] });
  const refused = await move({ unassign_id: me, assign_id: member }, STAFF);
  expect(refused.status, refused.text).toBe(403);
  const unseen = await move({ project_id: hidden.id }, STAFF);
  expect(unseen.body.formErrors).toEqual({
    project_id: 'This project does not exist, or was deleted',
  });
  // A refused move changes nothing, and a plain one stays allowed.
  expect(await read()).toMatchObject({ column_id: todo.id, assignees: [{ id: me }] });
  expect((await move({}, STAFF)).status).toBe(200);
});

it('tells others of the change and of the move', async () => {
  const { member } = work.t.world.alpha;
  const { move, task, read } = await makeCard();
  await move({ assign_id: member });
  const events = await work.t.database.asOwner<{
    action: string | null;
    topic: string;
    version: number;
  }>(
    `select topic, action, version from app.outbox
     where (entity = 'task' and entity_id = ${task.id}) or payload->>'id' = '${task.id}' order by seq`,
  );
  expect(events.map(({ topic, action }) => action ?? topic)).toEqual([
    'created',
    'updated',
    'moved',
    'card_moved',
  ]);
  expect(events.at(-2)?.version).toBe((await read()).version);
});
