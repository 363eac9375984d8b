import { type Answers, testMe } from '@org/admin-kit/testing';
import type { Board, BoardCard, BoardColumn, Me } from '@org/schema/entities';
import { testCard } from './test-cards.ts';

const BOARDS = '/api/v1/admin/kanban/project';

/** A member of staff of a tenant with the enterprise plan. */
export const staff: Me = { ...testMe({}, '1'), plan: { level: 'enterprise', modules: [] } };

/** Returns a board for tests and stories. */
export const testBoard = (over: Partial<Board> = {}): Board => ({
  id: 1,
  name: 'Gardens',
  user_id: 7,
  user: { id: 7, displayName: 'Ada Moreau' },
  assignees: [],
  is_shared: false,
  is_default: true,
  color: '#1f9d61',
  columns_count: 3,
  tags: [],
  version: 1,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  deleted_at: null,
  created_by: { id: 7, displayName: 'Ada Moreau' },
  ...over,
});

/** Returns a column for tests and stories. */
export const testColumn = (id: number, over: Partial<BoardColumn> = {}): BoardColumn => ({
  id,
  board_id: 1,
  name: ['To do', 'In progress', 'Done'][id - 1] ?? `Column ${id}`,
  color: ['#8a94a6', '#2f6fde', '#1f9d61'][id - 1] ?? '#8a94a6',
  position: id,
  wip_limit: id === 2 ? 1 : null,
  is_done: id === 3,
  task_count: 2,
  project_count: 0,
  ...over,
});

/** Cards of the board of tests and stories. */
export const CARDS: readonly BoardCard[] = [
  testCard({
    id: 1,
    title: 'Order ferns and hellebores',
    priority: 'high',
    project_id: 4,
    project_title: 'A shady yard for Harriet',
    customer_name: 'Harriet Nakamura',
    due_date: '2026-01-05T17:00:00.000Z',
    est_hours: 4,
    tracked_minutes: 90,
    checklist_done: 1,
    checklist_total: 3,
    comments_count: 2,
    assignees: [
      { id: 7, displayName: 'Ada Moreau', firstname: 'Ada' },
      { id: 8, displayName: 'Edie Tanaka', firstname: 'Edie' },
      { id: 9, displayName: 'Malik Osei', firstname: 'Malik' },
    ],
    tags: [{ id: 1, name: 'Planting', color: 'green' }],
  }),
  testCard({ id: 2, title: 'Walk through it with Harriet', est_hours: 1 }),
  testCard({ id: 3, title: 'Lay the path', column_id: 2, priority: 'urgent', tracked_minutes: 30 }),
  testCard({ id: 4, entity: 'project', number: 1, title: 'Winter care', column_id: 2 }),
  testCard({ id: 5, title: 'Measure the yard', column_id: 3, is_done: true }),
  testCard({ id: 6, title: 'Planting plan', column_id: 3, is_done: true }),
];

/** Answers of an API with one board. */
export const BOARD_ANSWERS: Answers = {
  [`GET ${BOARDS}/boards/`]: () => {
    const rows = [
      testBoard(),
      testBoard({
        id: 2,
        name: 'Office',
        is_default: false,
        user_id: 8,
        user: { id: 8, displayName: 'Edie Tanaka' },
      }),
    ];
    return { results: { rows, total: rows.length }, boards: rows };
  },
  [`GET ${BOARDS}/boards/1/`]: () => ({ board: testBoard(), results: testBoard() }),
  [`GET ${BOARDS}/1/columns/`]: () => ({
    results: { rows: [1, 2, 3].map((id) => testColumn(id)), total: 3 },
  }),
  [`GET ${BOARDS}/1/cards/`]: ({ query }) => {
    const rows = CARDS.filter(({ column_id }) => String(column_id) === query.get('columnId'));
    return { results: { rows, total: rows.length, nextCursor: null } };
  },
  [`PUT ${BOARDS}/1/presence/`]: () => ({ people: [] }),
  'GET /api/v1/admin/assignees/': () => ({ rows: [], total: 0, results: { rows: [], total: 0 } }),
  'GET /api/v1/admin/projects/': () => ({ results: { rows: [], total: 0 } }),
};
