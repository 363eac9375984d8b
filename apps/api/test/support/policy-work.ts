import { idOrNone, maker, type Policy, site, staff } from './policy.ts';
import { customFieldPolicies } from './policy-custom-fields.ts';
import { entityPolicies } from './policy-entities.ts';
import { filePolicies, TEMPLATE_POLICIES } from './policy-work-files.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const P = '/api/v1/admin/projects/';
const T = '/api/v1/admin/tasks/';
const K = '/api/v1/admin/kanban/project/';
const EMAILS = '/api/v1/admin/me/task-emails/';
/** Id that no row has. */
const NONE = 987_654_321;

/** Returns the same request for a row of the actor's tenant and for another tenant's. */
const at = (of: (rows: TenantRows) => string, body?: object): Pick<Policy, 'own' | 'foreign'> => ({
  own: (rows) => ({ path: of(rows), body }),
  foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: of(rows), body }) }],
});

/** Policy of the link of an email about tasks, with a token that is invalid. */
const leaveLink: Policy = {
  ...site,
  success: 404,
  visitor: 404,
  own: () => ({ path: '/api/v1/task-emails/unsubscribe/?token=none' }),
  foreign: [],
};

const others = { isOthersRecord: true };

/** Returns the policies of assigning people to records. */
function assignPolicies(
  plural: string,
  path: string,
  row: (rows: TenantRows) => number,
): Record<string, Policy> {
  return {
    [`${plural}.assign`]: {
      ...staff(),
      own: (rows) => ({ path: `${path}${row(rows)}`, body: { assignees: [rows.member] } }),
      foreign: [
        {
          place: 'path',
          status: 404,
          attempt: (rows) => ({ path: `${path}${row(rows)}`, body: { assignees: [rows.member] } }),
        },
      ],
    },
    [`${plural}.unassign`]: {
      ...staff(),
      own: (rows) => ({ path: `${path}${row(rows)}/${rows.member}` }),
      foreign: [
        {
          place: 'path',
          status: 404,
          attempt: (rows) => ({ path: `${path}${row(rows)}/${rows.member}` }),
        },
      ],
    },
  };
}

/** Returns the policies of comments on records. */
function commentPolicies(
  plural: string,
  path: string,
  row: (rows: TenantRows) => number,
): Record<string, Policy> {
  const comments = (rows: TenantRows): string => `${path}${row(rows)}/comments/`;
  const body = { body: '<p>Matrix</p>' };
  // Everybody comments on a record of their own, and changes that comment.
  const own = async (_rows: TenantRows, t: TestApi, as: ActorName) => {
    const singular = plural.slice(0, -1);
    const id = await idOrNone(
      t.call('POST', path, { as: maker(as), body: { title: 'Matrix' } }),
      singular,
    );
    const comment = await idOrNone(
      t.call('POST', `${path}${id}/comments/`, { as, body }),
      'comment',
    );
    return `${path}${id}/comments/${comment}/`;
  };
  const missing = (rows: TenantRows): string => `${comments(rows)}${NONE}/`;
  return {
    [`${plural}.comments`]: { ...staff(), ...others, ...at(comments) },
    [`${plural}.createComment`]: { ...staff(201), ...others, ...at(comments, body) },
    [`${plural}.updateComment`]: {
      ...staff(),
      ...others,
      own: async (rows, t, as) => ({ path: await own(rows, t, as), body }),
      foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: missing(rows), body }) }],
    },
    [`${plural}.removeComment`]: {
      ...staff(),
      ...others,
      own: async (rows, t, as) => ({ path: await own(rows, t, as) }),
      foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: missing(rows) }) }],
    },
  };
}

const makeColumn = (t: TestApi, as: ActorName, { board }: TenantRows): Promise<number> =>
  idOrNone(
    t.call('POST', `${K}${board}/columns/`, { as: maker(as), body: { name: 'Matrix' } }),
    'column',
  );

const columns = ({ board }: TenantRows): string => `${K}${board}/columns/`;

/** Policies of the columns and cards of boards. */
const COLUMN_POLICIES: Readonly<Record<string, Policy>> = {
  'boards.columns': { ...staff(), ...others, ...at(columns) },
  'boards.createColumn': { ...staff(201), ...others, ...at(columns, { name: 'Matrix' }) },
  'boards.updateColumn': {
    ...staff(),
    ...others,
    ...at((rows) => `${columns(rows)}${rows.boardColumn}/`, { color: '#112233' }),
  },
  'boards.removeColumn': {
    ...staff(),
    ...others,
    own: async (rows, t, as) => ({ path: `${columns(rows)}${await makeColumn(t, as, rows)}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${columns(rows)}${rows.boardColumn}/` }),
      },
    ],
  },
  'boards.orderColumns': {
    ...staff(),
    ...others,
    own: async (rows, t, as) => {
      const answer = await t.call('GET', columns(rows), { as: maker(as) });
      const { results } = answer.body as { results?: { rows: { id: number }[] } };
      return {
        path: `${columns(rows)}order/`,
        body: { ids: results?.rows.map(({ id }) => id) ?? [NONE] },
      };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${columns(rows)}order/`, body: { ids: [rows.boardColumn] } }),
      },
    ],
  },
  'boards.cards': {
    ...staff(),
    ...others,
    ...at((rows) => `${K}${rows.board}/cards/?columnId=${rows.boardColumn}`),
  },
  'boards.card': {
    ...staff(),
    ...others,
    ...at((rows) => `${K}${rows.board}/cards/task/${rows.task}/`),
  },
  'boards.presence': {
    ...staff(),
    ...others,
    ...at(({ board }) => `${K}${board}/presence/`, { isPresent: true }),
  },
  'boards.move': {
    ...staff(),
    ...others,
    own: (rows) => ({
      path: `${K}${rows.board}/move/`,
      body: { entity: 'task', id: rows.task, column_id: rows.boardColumn },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({
          path: `${K}${rows.board}/move/`,
          body: { entity: 'task', id: rows.task, column_id: rows.boardColumn },
        }),
      },
    ],
  },
};

/** Policies of boards, projects and tasks. */
export const WORK_POLICIES: Readonly<Record<string, Policy>> = {
  ...entityPolicies({
    plural: 'boards',
    path: 'kanban/project/boards',
    hasOwners: true,
    name: 'board',
    row: ({ board }) => board,
    fresh: { name: 'Matrix' },
    set: { color: '#112233' },
  }),
  ...COLUMN_POLICIES,
  ...assignPolicies('boards', '/api/v1/admin/boards/assignees/', ({ board }) => board),
  ...entityPolicies({
    plural: 'projects',
    hasOwners: true,
    name: 'project',
    row: ({ project }) => project,
    fresh: { title: 'Matrix' },
    set: { priority: 'high' },
  }),
  'projects.check': { ...staff(), own: () => ({ path: `${P}check/` }), foreign: [] },
  'projects.tasks': { ...staff(), ...others, ...at(({ project }) => `${P}${project}/tasks/`) },
  'projects.copy': {
    ...staff(201),
    ...others,
    ...at(({ project }) => `${P}${project}/copy/`, { title: 'Matrix' }),
  },
  ...customFieldPolicies('projects'),
  ...assignPolicies('projects', `${P}assignees/`, ({ project }) => project),
  ...commentPolicies('projects', P, ({ project }) => project),
  ...filePolicies('projects', P, ({ project }) => project),
  ...TEMPLATE_POLICIES,
  ...entityPolicies({
    plural: 'tasks',
    hasOwners: true,
    name: 'task',
    row: ({ task }) => task,
    fresh: { title: 'Matrix' },
    set: { priority: 'high' },
  }),
  'tasks.new': {
    ...staff(),
    own: () => ({ path: `${T}new/` }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ project }) => ({ path: `${T}new/?project_id=${project}` }),
      },
    ],
  },
  ...customFieldPolicies('tasks'),
  ...assignPolicies('tasks', `${T}assignees/`, ({ task }) => task),
  ...commentPolicies('tasks', T, ({ task }) => task),
  ...filePolicies('tasks', T, ({ task }) => task),
  'taskEmails.get': { ...staff(), own: () => ({ path: EMAILS }), foreign: [] },
  'taskEmails.update': {
    ...staff(),
    own: () => ({ path: EMAILS, body: { dueSoon: true } }),
    foreign: [],
  },
  'taskEmails.leavePage': leaveLink,
  'taskEmails.leave': leaveLink,
};
