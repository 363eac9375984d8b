import { type Answers, createAnswerClient, createSandbox } from '@org/admin-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOARD_ANSWERS, staff, testColumn } from '../../test/board-answers.ts';
import { testCard } from '../../test/test-cards.ts';
import { BoardRoute, BoardsRoute } from './boards.route.tsx';

const PATH = '/api/v1/admin/kanban/project/1';
const failure = () =>
  new Response(
    JSON.stringify({ success: false, error: 'The server has a problem', code: 'internal' }),
    { status: 500, headers: { 'content-type': 'application/json' } },
  );
const fail = () => {
  throw failure();
};

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...given) => void logged.push(given));
  // jsdom has no layout: lists are as high as a screen.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(280);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(answers: Answers = {}, path = '/admin/boards/1') {
  const client = createAnswerClient({ ...BOARD_ANSWERS, ...answers });
  const sandbox = createSandbox({ me: staff, client, path, route: '/admin/boards/$id' });
  await sandbox.load();
  render(sandbox.wrap(<BoardRoute />));
  return { address: sandbox.address, user: userEvent.setup() };
}
const column = (name: string) => screen.findByRole('region', { name });
const titles = async (name: string) =>
  within(await column(name))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

it('shows the cards of each column in their order, and marks a column above its limit', async () => {
  await open();
  await screen.findByText('Lay the path');
  expect([await titles('To do'), await titles('In progress'), await titles('Done')]).toEqual([
    ['Order ferns and hellebores', 'Walk through it with Harriet'],
    ['Lay the path', 'Winter care'],
    ['Measure the yard', 'Planting plan'],
  ]);
  expect(within(await column('In progress')).getByTitle(/More cards than the limit/)).toBeTruthy();
});

it('ERR-018 logs columns that could not be loaded, and loads them again on demand', async () => {
  let isBroken = true;
  const { user } = await open({
    [`GET ${PATH}/columns/`]: () =>
      isBroken ? fail() : { results: { rows: [testColumn(1)], total: 1 } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(logged.flat()).toContain('The columns of board 1 could not be loaded');
  isBroken = false;
  await user.click(retry);
  expect(await column('To do')).toBeTruthy();
});

it('ERR-018 logs a board that could not be loaded', async () => {
  await open({ 'GET /api/v1/admin/kanban/project/boards/1/': fail });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(logged.flat()).toContain('Board 1 could not be loaded');
});

it('ERR-018 logs cards that could not be loaded, and loads them again on demand', async () => {
  let isBroken = true;
  const { user } = await open({
    [`GET ${PATH}/columns/`]: () => ({ results: { rows: [testColumn(1)], total: 1 } }),
    [`GET ${PATH}/cards/`]: () =>
      isBroken ? fail() : { results: { rows: [testCard()], total: 1, nextCursor: null } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(logged.flat()).toContain('The cards of column 1 could not be loaded');
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Task 1')).toBeTruthy();
});

it('moves a card by keyboard, announces each step, and keeps the focus on the card', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    [`POST ${PATH}/move/`]: ({ body }) => {
      sent.push(body);
      const item = { entity: 'task', id: 1, column_id: 2, position: 'a0003V', is_done: false };
      const column_name = 'In progress';
      return { item: { ...item, column_name, column_color: '', version: 2 }, rebalanced: false };
    },
  });
  (await screen.findByRole('link', { name: 'Order ferns and hellebores' })).focus();
  await user.keyboard(' ');
  await screen.findByText(/Picked up Order ferns/);
  await waitFor(async () => {
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Position 1 of 3 in In progress.')).toBeTruthy();
  });
  await user.keyboard('{ArrowDown}');
  await screen.findByText('Position 2 of 3 in In progress.');
  await user.keyboard(' ');
  await screen.findByText(/is now at position 2 in In progress/);
  expect(await titles('In progress')).toEqual([
    'Lay the path',
    'Order ferns and hellebores',
    'Winter care',
  ]);
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Order ferns and hellebores'),
  );
  expect(sent).toEqual([
    {
      entity: 'task',
      id: 1,
      column_id: 2,
      before_id: 4,
      before_entity: 'project',
      after_id: 3,
      after_entity: 'task',
    },
  ]);
});

it('moves a column by keyboard, announces each step, and keeps the focus on its handle', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    [`PUT ${PATH}/columns/order/`]: ({ body }) => {
      sent.push(body);
      const rows = (body as { ids: number[] }).ids.map((id) => testColumn(id));
      return { results: { rows, total: 3 } };
    },
  });
  (await screen.findByRole('button', { name: 'Move column To do' })).focus();
  await user.keyboard(' ');
  await screen.findByText(/Picked up To do/);
  await waitFor(async () => {
    await user.keyboard('{End}');
    expect(screen.getByText('Position 3 of 3.')).toBeTruthy();
  });
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Position 2 of 3.');
  await user.keyboard(' ');
  await screen.findByText('To do is now at position 2.');
  const names = () =>
    screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names()).toEqual(['In progress', 'To do', 'Done']);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move column To do'),
  );
  expect(sent).toEqual([{ ids: [2, 1, 3] }]);
});

it('returns a column to its place when the server refuses its move', async () => {
  const { user } = await open({
    [`PUT ${PATH}/columns/order/`]: () => {
      throw new Response(
        JSON.stringify({ success: false, error: 'You don’t have permission', code: 'forbidden' }),
        { status: 403, headers: { 'content-type': 'application/json' } },
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for To do' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
  expect(await screen.findByText(/You don’t have permission/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
      'To do',
      'In progress',
      'Done',
    ]),
  );
});

it('moves a card by its menu, and returns it when the server refuses', async () => {
  const { user } = await open({
    [`POST ${PATH}/move/`]: () => {
      throw new Response(
        JSON.stringify({ success: false, error: 'You don’t have permission', code: 'forbidden' }),
        { status: 403, headers: { 'content-type': 'application/json' } },
      );
    },
    [`GET ${PATH}/cards/task/2/`]: () => ({
      card: testCard({ id: 2, title: 'Walk through it with Harriet', version: 1 }),
    }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Move Walk through it with Harriet' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
  expect(await screen.findByText(/Walk through it with Harriet could not be moved/)).toBeTruthy();
  await waitFor(async () =>
    expect(await titles('To do')).toEqual([
      'Order ferns and hellebores',
      'Walk through it with Harriet',
    ]),
  );
});

it('keeps a move while the server cannot be reached, and says so', async () => {
  const { user } = await open({ [`POST ${PATH}/move/`]: fail });
  await user.click(
    await screen.findByRole('button', { name: 'Move Walk through it with Harriet' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
  expect(await screen.findByText(/1 move has not been sent yet/)).toBeTruthy();
  expect(await titles('Done')).toEqual([
    'Walk through it with Harriet',
    'Measure the yard',
    'Planting plan',
  ]);
});

it('adds tasks at the foot of a column and keeps the focus for the next', async () => {
  const { user } = await open({
    'POST /api/v1/admin/tasks/': ({ body }) => ({
      task: { id: 9, ...(body as object) },
      message: '',
    }),
    [`GET ${PATH}/cards/task/9/`]: () => ({
      card: testCard({ id: 9, title: 'Call the nursery', position: 'a0009' }),
    }),
  });
  const field = await screen.findByRole('textbox', { name: 'Add a task to To do' });
  await user.type(field, 'Call the nursery{Enter}');
  await waitFor(async () => expect((await titles('To do')).at(-1)).toBe('Call the nursery'));
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe('');
});

it('groups cards into rows by person from the address', async () => {
  await open({}, '/admin/boards/1?lanes=person');
  const row = await screen.findByRole('region', { name: 'Edie Tanaka' });
  await waitFor(() => expect(within(row).getAllByRole('article')).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Nobody' })).toBeTruthy();
});

it('asks the server for filtered cards, and keeps filters in the address', async () => {
  const asked: (string | null)[] = [];
  const { user, address } = await open(
    {
      [`GET ${PATH}/cards/`]: ({ query }) => {
        asked.push(query.get('text'));
        return { results: { rows: [], total: 0, nextCursor: null } };
      },
    },
    '/admin/boards/1?priority=high',
  );
  await screen.findAllByText('No cards match the filters');
  await user.type(screen.getByRole('textbox', { name: 'Search cards' }), 'path');
  await waitFor(() => expect(asked.at(-1)).toBe('path'));
  expect(address()).toContain('priority=high');
  expect(address()).toContain('text=path');
});

it('BOARD-003 marks boards of other users in the list', async () => {
  const client = createAnswerClient(BOARD_ANSWERS);
  const sandbox = createSandbox({ me: staff, client, path: '/admin/boards' });
  await sandbox.load();
  render(sandbox.wrap(<BoardsRoute />));
  const row = (await screen.findByRole('link', { name: 'Office' })).closest('tr');
  expect(within(row as HTMLElement).getByRole('img', { name: 'Shared with you' })).toBeTruthy();
});
