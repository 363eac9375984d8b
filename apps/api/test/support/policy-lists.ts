import { randomUUID } from 'node:crypto';
import { getId, idOrNone, maker, type Policy, staff } from './policy.ts';
import { customFieldPolicies } from './policy-custom-fields.ts';
import { entityPolicies } from './policy-entities.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const C = '/api/v1/admin/customers/';
const B = '/api/v1/admin/bulk-works/';
const V = '/api/v1/admin/views/';
const X = '/api/v1/admin/exports/';
const I = '/api/v1/admin/imports/';
const S = '/api/v1/admin/starter-sites/';

/** Correction of one row. */
const CORRECTION = { rows: [{ row: 2, cells: ['Corrected'] }] };

/** Returns an upload of one customer. */
function tableForm(): FormData {
  const form = new FormData();
  form.append('entity', 'customers');
  form.append('files[]', new File(['Last name\nMatrix\n'], 'matrix.csv'));
  return form;
}

/** Creates a view of a list that the actor may view. */
const freshView = (t: TestApi, as: ActorName): Promise<number> => {
  const entity = as === 'accountant' ? 'customers' : 'pages';
  const body = { entity, name: `View ${randomUUID()}`, config: {} };
  return idOrNone(t.call('POST', V, { as, body }), 'view');
};

/** Policies of customers, notes, saved views, imports and exports. */
export const LIST_POLICIES: Readonly<Record<string, Policy>> = {
  ...entityPolicies({
    plural: 'customers',
    hasOwners: true,
    name: 'customer',
    row: ({ customer }) => customer,
    fresh: { lastname: 'Matrix' },
    set: { source: 'matrix' },
  }),
  ...entityPolicies({
    plural: 'notes',
    hasOwners: true,
    name: 'note',
    row: ({ note }) => note,
    fresh: { title: 'Matrix' },
    set: { pinned: true },
  }),
  'customers.duplicates': {
    ...staff(),
    own: () => ({ path: `${C}duplicates/` }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${C}duplicates/` }) }],
  },
  'customers.merge': {
    ...staff(),
    own: async (_rows, t, as) => {
      const made = async (): Promise<number> =>
        getId(await t.call('POST', C, { as: maker(as), body: { lastname: 'Matrix' } }), 'customer');
      return { path: `${C}merge/`, body: { keepId: await made(), mergeIds: [await made()] } };
    },
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ customer, id }) => ({
          path: `${C}merge/`,
          body: { keepId: customer, mergeIds: [id + 987_000] },
        }),
      },
    ],
  },
  'customers.activity': {
    ...staff(),
    isOthersRecord: true,
    own: ({ customer }) => ({ path: `${C}${customer}/activity/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ customer }) => ({ path: `${C}${customer}/activity/` }),
      },
    ],
  },
  'customers.figures': {
    ...staff(),
    isOthersRecord: true,
    own: ({ customer }) => ({ path: `${C}${customer}/figures/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ customer }) => ({ path: `${C}${customer}/figures/` }),
      },
    ],
  },
  'customers.sendEmail': {
    ...staff(201),
    isOthersRecord: true,
    own: async (_rows, t, as) => {
      const body = { lastname: 'Matrix', email: 'matrix@buyer.example' };
      const id = getId(await t.call('POST', C, { as: maker(as), body }), 'customer');
      return { path: `${C}${id}/emails/`, body: { subject: 'Matrix', message: 'Hello' } };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ customer }) => ({
          path: `${C}${customer}/emails/`,
          body: { subject: 'Matrix', message: 'Hello' },
        }),
      },
    ],
  },
  'customers.dismissDuplicates': {
    ...staff(),
    isOthersRecord: true,
    own: async (_rows, t, as) => {
      const made = async (): Promise<number> =>
        getId(await t.call('POST', C, { as: maker(as), body: { lastname: 'Matrix' } }), 'customer');
      return { path: `${C}duplicates/dismiss/`, body: { ids: [await made(), await made()] } };
    },
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ customer }) => ({
          path: `${C}duplicates/dismiss/`,
          body: { ids: [customer, customer + 1] },
        }),
      },
    ],
  },
  'customers.undoMerge': {
    ...staff(),
    own: async (_rows, t, as) => {
      const made = async (): Promise<number> =>
        getId(await t.call('POST', C, { as: maker(as), body: { lastname: 'Matrix' } }), 'customer');
      const keepId = await made();
      await t.call('POST', `${C}merge/`, {
        as: maker(as),
        body: { keepId, mergeIds: [await made()] },
      });
      return { path: `${C}${keepId}/undo-merge/`, body: {} };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ customer }) => ({ path: `${C}${customer}/undo-merge/`, body: {} }),
      },
    ],
  },
  ...customFieldPolicies('customers', ({ customField }) => customField),
  'assignees.list': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/assignees/' }),
    foreign: [
      { place: 'list', status: 200, attempt: () => ({ path: '/api/v1/admin/assignees/' }) },
    ],
  },
  'views.list': {
    ...staff(),
    // Views of pages require permission to view pages.
    refused: ['accountant'],
    own: () => ({ path: `${V}?entity=pages` }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${V}?entity=pages` }) }],
  },
  'views.create': {
    ...staff(201),
    // Views of pages require permission to view pages.
    refused: ['accountant'],
    own: (_rows, _t, as) => ({
      path: V,
      body: { entity: 'pages', name: `Matrix of ${as}`, config: {} },
    }),
    foreign: [],
  },
  'views.update': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${V}${await freshView(t, as)}/`,
      body: { is_shared: true },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ view }) => ({ path: `${V}${view}/`, body: { name: 'Mine' } }),
      },
    ],
  },
  'views.remove': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${V}${await freshView(t, as)}/`,
    }),
    foreign: [{ place: 'path', status: 404, attempt: ({ view }) => ({ path: `${V}${view}/` }) }],
  },
  ...Object.fromEntries(
    (
      [
        ['get', ''],
        ['stop', 'stop/'],
        ['undo', 'undo/'],
      ] as const
    ).map(([name, path]): [string, Policy] => [
      `bulkWorks.${name}`,
      {
        // The bulk change belongs to another user, and users see only their own.
        ...staff(404),
        own: ({ bulkWork }) => ({ path: `${B}${bulkWork}/${path}` }),
        foreign: [
          {
            place: 'path',
            status: 404,
            attempt: ({ bulkWork }) => ({ path: `${B}${bulkWork}/${path}` }),
          },
        ],
      },
    ]),
  ),
  'exports.list': {
    ...staff(),
    own: () => ({ path: X }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: X }) }],
  },
  'exports.get': {
    ...staff(404),
    own: ({ export: id }) => ({ path: `${X}${id}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ export: id }) => ({ path: `${X}${id}/` }) },
    ],
  },
  'exports.file': {
    ...staff(404),
    own: ({ export: id }) => ({ path: `${X}${id}/file/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ export: id }) => ({ path: `${X}${id}/file/` }) },
    ],
  },
  'starterSites.list': {
    ...staff(),
    own: () => ({ path: S }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: S }) }],
  },
  'starterSites.start': {
    ...staff(202),
    own: () => ({ path: S, body: { site: 'bistro' } }),
    foreign: [],
  },
  'starterSites.get': {
    ...staff(404),
    own: () => ({ path: `${S}999999/` }),
    foreign: [],
  },
  'starterSites.undo': {
    ...staff(404),
    own: () => ({ path: `${S}999999/` }),
    foreign: [],
  },
  'imports.list': {
    ...staff(),
    own: () => ({ path: I }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: I }) }],
  },
  'imports.targets': {
    ...staff(),
    own: () => ({ path: `${I}targets/` }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${I}targets/` }) }],
  },
  'imports.upload': {
    ...staff(201),
    own: () => ({ path: I, body: tableForm() }),
    foreign: [],
  },
  'imports.get': {
    ...staff(),
    own: ({ import: id }) => ({ path: `${I}${id}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ import: id }) => ({ path: `${I}${id}/` }) },
    ],
  },
  'imports.update': {
    ...staff(),
    own: ({ import: id }) => ({ path: `${I}${id}/`, body: { mapping: ['company'] } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ import: id }) => ({ path: `${I}${id}/`, body: { mapping: ['company'] } }),
      },
    ],
  },
  ...Object.fromEntries(
    (['validate', 'start', 'cancel', 'undo'] as const).map((verb): [string, Policy] => [
      `imports.${verb}`,
      {
        // A later request finds the step done already, but only actors with permission learn that.
        ...staff(verb === 'undo' ? 409 : 202),
        own: async (_rows, t, as) => {
          const made = t.call('POST', I, { as: maker(as), body: tableForm() });
          return { path: `${I}${await idOrNone(made, 'import')}/${verb}/` };
        },
        foreign: [
          {
            place: 'path',
            status: 404,
            attempt: ({ import: id }) => ({ path: `${I}${id}/${verb}/` }),
          },
        ],
      },
    ]),
  ),
  'imports.correct': {
    // An import that was neither checked nor run has no failed rows.
    ...staff(409),
    own: ({ import: id }) => ({ path: `${I}${id}/correct/`, body: CORRECTION }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ import: id }) => ({ path: `${I}${id}/correct/`, body: CORRECTION }),
      },
    ],
  },
  'imports.errors': {
    ...staff(404),
    own: ({ import: id }) => ({ path: `${I}${id}/errors/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ import: id }) => ({ path: `${I}${id}/errors/` }) },
    ],
  },
  'imports.pictures': {
    ...staff(404),
    own: ({ import: id }) => ({ path: `${I}${id}/pictures/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ import: id }) => ({ path: `${I}${id}/pictures/` }),
      },
    ],
  },
  'imports.fetch': {
    // An import without pictures has none to download.
    ...staff(409),
    own: ({ import: id }) => ({ path: `${I}${id}/fetch/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ import: id }) => ({ path: `${I}${id}/fetch/` }) },
    ],
  },
};
