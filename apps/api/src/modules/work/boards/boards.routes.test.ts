import type { Board, BoardColumn } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeBoard, makeProject, makeTask, columnsOf, cardsOf } = work;

const titles = async (boardId: number, columnId: number): Promise<string[]> =>
  (await cardsOf(boardId, columnId)).map(({ title }) => title);

const move = (boardId: number, body: object) =>
  call('POST', `kanban/project/${boardId}/move/`, body);

describe('a board', () => {
  it('API-BOARD-01 BOARD-001 lists boards with owner and people', async () => {
    const board = await makeBoard({ name: 'Shared', assignees: [work.t.world.alpha.member] });
    const answer = await call('GET', 'kanban/project/boards/');
    const found = (answer.body.boards as Board[]).find(({ id }) => id === board.id);
    expect(answer.body.success).toBe(true);
    expect(found).toMatchObject({
      id: board.id,
      name: 'Shared',
      user_id: expect.any(Number),
      assignees: [{ id: work.t.world.alpha.member }],
      is_shared: true,
    });
    expect(answer.body.results).toMatchObject({ rows: answer.body.boards });
  });

  it('API-BOARD-02 BOARD-002 lists the columns of a board with name and color', async () => {
    const board = await makeBoard({});
    const answer = await call('GET', `kanban/project/${board.id}/columns/`);
    expect((answer.body.results as { rows: BoardColumn[] }).rows).toMatchObject([
      { name: 'To do', color: '#8a94a6', is_done: false },
      { name: 'In progress', color: '#2f6fde', is_done: false },
      { name: 'Done', color: '#1f9d61', is_done: true },
    ]);
  });

  it('gives a tenant that has none a board that everybody sees', async () => {
    const answer = await call('GET', 'kanban/project/boards/', undefined, { as: 'staffMember' });
    expect((answer.body.boards as Board[]).filter(({ is_default }) => is_default)).toMatchObject([
      { name: 'Work', user_id: null, columns_count: 3 },
    ]);
  });

  it('shows staff their own boards and those that are shared with them', async () => {
    const mine = await call(
      'POST',
      'kanban/project/boards/',
      { name: 'Mine' },
      { as: 'staffMember' },
    );
    const hidden = await makeBoard({ name: 'Private' });
    const listed = await call('GET', 'kanban/project/boards/', undefined, { as: 'staffMember' });
    const ids = (listed.body.boards as Board[]).map(({ id }) => id);
    expect(ids).toContain((mine.body.board as Board).id);
    expect(ids).not.toContain(hidden.id);
    const columns = await call('GET', `kanban/project/${hidden.id}/columns/`, undefined, {
      as: 'staffMember',
    });
    expect(columns.status).toBe(404);
  });

  it('adds, changes, orders and deletes columns, whose cards move to another', async () => {
    const board = await makeBoard({});
    const added = await call('POST', `kanban/project/${board.id}/columns/`, {
      name: 'Review',
      color: '#FF8800',
      wip_limit: 3,
    });
    const column = added.body.column as BoardColumn;
    expect(column).toMatchObject({ name: 'Review', color: '#ff8800', wip_limit: 3, position: 3 });
    const columns = await columnsOf(board.id);
    const ids = columns.map(({ id }) => id).toReversed();
    await call('PUT', `kanban/project/${board.id}/columns/order/`, { ids });
    expect((await columnsOf(board.id)).map(({ id }) => id)).toEqual(ids);
    const incomplete = await call('PUT', `kanban/project/${board.id}/columns/order/`, {
      ids: ids.slice(1),
    });
    expect(incomplete.body.formErrors).toEqual({ ids: 'Name every column of the board once' });
    const task = await makeTask({ title: 'Kept', column_id: column.id });
    const target = ids.at(-1) ?? 0;
    await call('DELETE', `kanban/project/${board.id}/columns/${column.id}/?moveTo=${target}`);
    expect(await titles(board.id, target)).toEqual(['Kept']);
    expect(task.column_id).toBe(column.id);
    for (const { id } of (await columnsOf(board.id)).slice(1))
      expect((await call('DELETE', `kanban/project/${board.id}/columns/${id}/`)).status).toBe(200);
    const last = await call(
      'DELETE',
      `kanban/project/${board.id}/columns/${(await columnsOf(board.id))[0]?.id}/`,
    );
    expect(last.status).toBe(409);
    expect(last.body.error).toBe('A board keeps at least one column');
  });

  it('takes its cards off when it is deleted', async () => {
    const board = await makeBoard({});
    const task = await makeTask({ board_id: board.id });
    await call('DELETE', `kanban/project/boards/${board.id}/`);
    const read = await call('GET', `tasks/${task.id}/`);
    expect(read.body.task).toMatchObject({ board_id: null, column_id: null, column_name: '' });
  });
});

describe('cards', () => {
  it('are tasks and projects in one order, moved before and after each other', async () => {
    const board = await makeBoard({});
    const [first, second] = await columnsOf(board.id);
    const [from = 0, to = 0] = [first?.id, second?.id];
    const one = await makeTask({ title: 'one', board_id: board.id });
    const two = await makeTask({ title: 'two', board_id: board.id });
    const three = await makeProject({ title: 'three', board_id: board.id });
    expect(await titles(board.id, from)).toEqual(['one', 'two', 'three']);
    await move(board.id, {
      entity: 'project',
      id: three.id,
      column_id: from,
      before_id: one.id,
      before_entity: 'task',
    });
    expect(await titles(board.id, from)).toEqual(['three', 'one', 'two']);
    await move(board.id, {
      entity: 'task',
      id: two.id,
      column_id: from,
      after_id: three.id,
      after_entity: 'project',
    });
    expect(await titles(board.id, from)).toEqual(['three', 'two', 'one']);
    const moved = await move(board.id, { entity: 'task', id: one.id, column_id: to });
    expect(moved.body).toMatchObject({
      item: { id: one.id, column_id: to, column_name: 'In progress', is_done: false },
      rebalanced: false,
    });
    expect(await titles(board.id, from)).toEqual(['three', 'two']);
    expect(await titles(board.id, to)).toEqual(['one']);
  });

  it('are done in a column of done cards', async () => {
    const board = await makeBoard({});
    const [, , done] = await columnsOf(board.id);
    const task = await makeTask({ board_id: board.id });
    const moved = await move(board.id, { entity: 'task', id: task.id, column_id: done?.id });
    expect(moved.body.item).toMatchObject({ is_done: true });
    expect((await call('GET', `tasks/${task.id}/`)).body.task).toMatchObject({ is_done: true });
  });

  it('refuse a column of another board, a card of another tenant and a stale version', async () => {
    const board = await makeBoard({});
    const other = await makeBoard({});
    const [column] = await columnsOf(other.id);
    const task = await makeTask({ board_id: board.id });
    const foreign = await move(board.id, { entity: 'task', id: task.id, column_id: column?.id });
    expect(foreign.body.formErrors).toEqual({ column_id: 'This column belongs to another board' });
    const { beta } = work.t.world;
    const [own] = await columnsOf(board.id);
    const missing = await move(board.id, { entity: 'task', id: beta.task, column_id: own?.id });
    expect(missing.status).toBe(404);
    const stale = await move(board.id, {
      entity: 'task',
      id: task.id,
      column_id: own?.id,
      version: task.version + 1,
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'conflict', current: { id: task.id } });
  });

  it('come in pages by position, narrowed by person, project, priority and text', async () => {
    const board = await makeBoard({});
    const [column] = await columnsOf(board.id);
    const project = await makeProject({ title: 'Tower', board_id: board.id });
    for (const n of [1, 2, 3])
      await makeTask({
        title: `card ${n}`,
        board_id: board.id,
        project_id: project.id,
        priority: n === 2 ? 'high' : 'low',
      });
    const path = `kanban/project/${board.id}/cards/?columnId=${column?.id}`;
    const first = await call('GET', `${path}&itemsPerPage=2`);
    const { rows, nextCursor, total } = first.body.results as {
      rows: { title: string }[];
      nextCursor: string;
      total: number;
    };
    expect([rows.map(({ title }) => title), total]).toEqual([['Tower', 'card 1'], 4]);
    const second = await call('GET', `${path}&itemsPerPage=2&cursor=${nextCursor}`);
    expect(second.body.results).toMatchObject({
      rows: [{ title: 'card 2' }, { title: 'card 3' }],
      nextCursor: null,
    });
    const high = await call('GET', `${path}&priority=high`);
    expect(high.body.results).toMatchObject({ rows: [{ title: 'card 2' }], total: 1 });
    const texts = await call('GET', `${path}&text=TOW`);
    expect(texts.body.results).toMatchObject({ rows: [{ title: 'Tower' }], total: 1 });
    const ofProject = await call('GET', `${path}&projectId=${project.id}`);
    expect(ofProject.body.results).toMatchObject({ total: 4 });
  });

  it('keep their order when positions grow too long and are renewed', async () => {
    const board = await makeBoard({});
    const [column] = await columnsOf(board.id);
    const id = column?.id ?? 0;
    const [one, two, three] = [
      await makeTask({ title: 'one', board_id: board.id }),
      await makeTask({ title: 'two', board_id: board.id }),
      await makeTask({ title: 'three', board_id: board.id }),
    ];
    let rebalanced = 0;
    // Two cards change places right after the first, again and again: each time between ever closer positions.
    for (let turn = 0; turn < 260; turn++) {
      const moving = turn % 2 === 0 ? three : two;
      const answer = await move(board.id, {
        entity: 'task',
        id: moving.id,
        column_id: id,
        after_id: one.id,
      });
      if (answer.body.rebalanced) rebalanced++;
    }
    expect(rebalanced).toBeGreaterThan(0);
    expect(await titles(board.id, id)).toEqual(['one', 'two', 'three']);
    for (const { position } of await cardsOf(board.id, id))
      expect(position.length).toBeLessThanOrEqual(40);
  });
});

it('shows who looks at a board, and notifies the others of who comes, leaves and moves a card', async () => {
  const board = await makeBoard({ name: 'Looked at' });
  const path = `kanban/project/${board.id}/presence/`;
  const look = (as: 'admin' | 'manager', isPresent = true) =>
    call('PUT', path, { isPresent }, { as });
  const names = (answer: Awaited<ReturnType<typeof look>>): string[] =>
    (answer.body.people as { displayName: string }[]).map(({ displayName }) => displayName).sort();
  expect(names(await look('admin'))).toEqual(['admin']);
  expect(names(await look('manager'))).toEqual(['admin', 'manager']);
  await look('manager');
  expect(names(await look('manager', false))).toEqual(['admin']);
  const events = await work.t.database.asOwner<{ topic: string }>(
    `select topic from app.outbox where payload->>'boardId' = $1 order by seq`,
    [String(board.id)],
  );
  expect(events.map(({ topic }) => topic)).toEqual([
    'board_presence',
    'board_presence',
    'board_presence',
  ]);
  const task = await makeTask({ board_id: board.id });
  const [, second] = await columnsOf(board.id);
  await move(board.id, { entity: 'task', id: task.id, column_id: second?.id });
  const [moved] = await work.t.database.asOwner<{ payload: object }>(
    "select payload from app.outbox where topic = 'card_moved' order by seq desc limit 1",
  );
  expect(moved?.payload).toMatchObject({
    boardId: board.id,
    entity: 'task',
    id: task.id,
    columnId: second?.id,
    isDone: false,
  });
});
