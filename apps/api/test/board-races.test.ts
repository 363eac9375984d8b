import type { BoardCard, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from './support/work.ts';

const work = useWork();
const { call, makeBoard, makeTask, columnsOf, cardsOf } = work;

/** Numbers that look random and are the same in each run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

it('keeps every card once, in one order, while many people move cards at the same time', async () => {
  const board = await makeBoard({});
  const columns = (await columnsOf(board.id)).map(({ id }) => id);
  const tasks: Task[] = [];
  for (let n = 0; n < 12; n++)
    tasks.push(await makeTask({ title: `card ${n}`, board_id: board.id }));
  const person = async (seed: number): Promise<void> => {
    const numbers = randomNumbers(seed);
    for (let turn = 0; turn < 15; turn++) {
      const one = tasks[numbers.next().value % tasks.length];
      const beside = tasks[numbers.next().value % tasks.length];
      const side = numbers.next().value % 2 === 0 ? 'before_id' : 'after_id';
      const column_id = columns[numbers.next().value % columns.length];
      const moved = await call('POST', `kanban/project/${board.id}/move/`, {
        entity: 'task',
        id: one?.id,
        column_id,
        [side]: beside?.id,
      });
      expect(moved.status, moved.text).toBe(200);
      expect(moved.body.item).toMatchObject({ id: one?.id, column_id });
    }
  };
  await Promise.all([11, 22, 33, 44, 55, 66].map(person));
  const cards: BoardCard[] = [];
  for (const id of columns) cards.push(...(await cardsOf(board.id, id)));
  expect(cards.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
    tasks.map(({ id }) => id),
  );
  const places = cards.map(({ column_id, position }) => `${column_id} ${position}`);
  expect(new Set(places).size).toBe(places.length);
});

it('does not deadlock when a task is saved, moved and its column deleted at the same time', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const board = await makeBoard({});
    const [first, second, third] = await columnsOf(board.id);
    const task = await makeTask({ column_id: first?.id });
    const answers = await Promise.all([
      call('PUT', `tasks/${task.id}/`, { column_id: second?.id }),
      call('POST', `kanban/project/${board.id}/move/`, {
        entity: 'task',
        id: task.id,
        column_id: third?.id,
      }),
      call('DELETE', `kanban/project/${board.id}/columns/${first?.id}/?moveTo=${third?.id}`),
      call('POST', 'tasks/', { title: 'other', column_id: second?.id }),
    ]);
    for (const { status, text } of answers) expect([200, 201], text).toContain(status);
    const { task: after } = (await call('GET', `tasks/${task.id}/`)).body as { task: Task };
    expect([second?.id, third?.id]).toContain(after.column_id);
  }
});

it('does not deadlock when cards move and their column becomes done at the same time', async () => {
  const board = await makeBoard({});
  const [first, second] = await columnsOf(board.id);
  const tasks: Task[] = [];
  for (let n = 0; n < 8; n++) tasks.push(await makeTask({ column_id: first?.id }));
  for (let turn = 0; turn < 6; turn++) {
    const answers = await Promise.all([
      call('PUT', `kanban/project/${board.id}/columns/${first?.id}/`, { is_done: turn % 2 === 0 }),
      ...tasks.map(({ id }, n) =>
        call('POST', `kanban/project/${board.id}/move/`, {
          entity: 'task',
          id,
          column_id: (n + turn) % 3 === 0 ? second?.id : first?.id,
        }),
      ),
    ]);
    for (const { status, text } of answers) expect(status, text).toBe(200);
  }
});

it('does not deadlock when cards move while the positions of their column are renewed', async () => {
  const board = await makeBoard({});
  const [first] = await columnsOf(board.id);
  const tasks: Task[] = [];
  for (let n = 0; n < 8; n++) tasks.push(await makeTask({ column_id: first?.id }));
  for (let turn = 0; turn < 6; turn++) {
    const ids = tasks.map(({ id }) => id);
    await work.t.database.asOwner(
      `update app.tasks set position = 'a0' || repeat('1', 45) || id || 'V' where id = any($1)`,
      [ids],
    );
    const answers = await Promise.all(
      ids.map((id, n) =>
        call('POST', `kanban/project/${board.id}/move/`, {
          entity: 'task',
          id,
          column_id: first?.id,
          before_id: ids[(n + 3) % ids.length],
        }),
      ),
    );
    for (const { status, text } of answers) expect(status, text).toBe(200);
  }
});

it('makes one default board for people who come at the same time', async () => {
  const before = await call('GET', 'kanban/project/boards/');
  for (const { id } of (before.body.boards as { id: number; is_default: boolean }[]).filter(
    ({ is_default }) => is_default,
  ))
    await call('DELETE', `kanban/project/boards/${id}/`);
  await Promise.all([1, 2, 3, 4].map((n) => makeTask({ title: `first ${n}` })));
  const { boards } = (await call('GET', 'kanban/project/boards/')).body as {
    boards: { is_default: boolean; user_id: number | null }[];
  };
  expect(boards.filter(({ user_id }) => user_id === null)).toHaveLength(1);
});
