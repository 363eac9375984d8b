import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const P = '/api/v1/admin/projects/';
/** Id that no row has. */
const NONE = 987_654_321;

/** Returns a form with a small text file. */
function textFile(): FormData {
  const form = new FormData();
  form.append('files[]', new File(['Matrix'], 'matrix.txt', { type: 'text/plain' }));
  return form;
}

const makeTitled = (t: TestApi, as: ActorName, path: string, name: string): Promise<number> =>
  idOrNone(t.call('POST', path, { as: maker(as), body: { title: 'Matrix' } }), name);

/** Returns the policies of the files of records. */
export function filePolicies(
  plural: 'projects' | 'tasks' | 'quotes' | 'invoices',
  path: string,
  row: (rows: TenantRows) => number,
): Record<string, Policy> {
  const files = (rows: TenantRows): string => `${path}${row(rows)}/files/`;
  const others = { isOthersRecord: true };
  // Everybody reads and removes a file of a record that they have made.
  const own = async (_rows: TenantRows, t: TestApi, as: ActorName) => {
    const id = await makeTitled(t, as, path, plural.slice(0, -1));
    const body = textFile();
    const added = await t.call('POST', `${path}${id}/files/`, { as: maker(as), body });
    const { rows = [] } = (added.body.results ?? {}) as { rows?: { id: number }[] };
    return { path: `${path}${id}/files/${rows[0]?.id ?? NONE}/` };
  };
  const missing = (rows: TenantRows) => ({ path: `${files(rows)}${NONE}/` });
  return {
    [`${plural}.files`]: {
      ...staff(),
      ...others,
      own: (rows) => ({ path: files(rows) }),
      foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: files(rows) }) }],
    },
    [`${plural}.addFiles`]: {
      ...staff(201),
      ...others,
      own: (rows) => ({ path: files(rows), body: textFile() }),
      foreign: [
        {
          place: 'path',
          status: 404,
          attempt: (rows) => ({ path: files(rows), body: textFile() }),
        },
      ],
    },
    [`${plural}.file`]: {
      ...staff(),
      ...others,
      own,
      foreign: [{ place: 'path', status: 404, attempt: missing }],
    },
    [`${plural}.removeFile`]: {
      ...staff(),
      ...others,
      own,
      foreign: [{ place: 'path', status: 404, attempt: missing }],
    },
    ...((plural === 'quotes' || plural === 'invoices') && {
      [`${plural}.shareFile`]: {
        ...staff(),
        ...others,
        own: async (...given: Parameters<typeof own>) => ({
          ...(await own(...given)),
          body: { isShared: true },
        }),
        foreign: [
          {
            place: 'path',
            status: 404,
            attempt: (rows: TenantRows) => ({ ...missing(rows), body: { isShared: true } }),
          },
        ],
      },
    }),
  };
}

/** Makes a template of a new project. */
async function makeTemplate(t: TestApi, as: ActorName): Promise<number> {
  const project = await makeTitled(t, as, P, 'project');
  const body = { name: 'Matrix' };
  return idOrNone(t.call('POST', `${P}${project}/template/`, { as: maker(as), body }), 'template');
}

const rename = { name: 'Matrix' };
const create = { title: 'Matrix', start_date: '2027-01-04T09:00:00Z' };

/** Policies of the templates of projects. Ids of templates are those of no other tenant. */
export const TEMPLATE_POLICIES: Readonly<Record<string, Policy>> = {
  'projects.templates': {
    ...staff(),
    own: () => ({ path: `${P}templates/` }),
    foreign: [],
  },
  'projects.saveTemplate': {
    ...staff(201),
    isOthersRecord: true,
    own: ({ project }) => ({ path: `${P}${project}/template/`, body: rename }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ project }) => ({ path: `${P}${project}/template/`, body: rename }),
      },
    ],
  },
  'projects.renameTemplate': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${P}templates/${await makeTemplate(t, as)}/`,
      body: rename,
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: () => ({ path: `${P}templates/${NONE}/`, body: rename }),
      },
    ],
  },
  'projects.removeTemplate': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${P}templates/${await makeTemplate(t, as)}/` }),
    foreign: [{ place: 'path', status: 404, attempt: () => ({ path: `${P}templates/${NONE}/` }) }],
  },
  'projects.createFromTemplate': {
    ...staff(201),
    own: async (_rows, t, as) => ({
      path: `${P}templates/${await makeTemplate(t, as)}/projects/`,
      body: create,
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: () => ({ path: `${P}templates/${NONE}/projects/`, body: create }),
      },
    ],
  },
};
