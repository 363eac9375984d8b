import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

/** Properties of an entity that the access matrix needs. */
interface EntityPolicy {
  readonly plural: string;
  readonly name: string;
  /** Path of its routes below the admin's. @default the plural */
  readonly path?: string;
  /** End of the path that deletes several records. @default '' */
  readonly removePath?: string;
  /** Returns an existing row of the tenant. */
  readonly row: (rows: TenantRows) => number;
  /** Body of a creation, or a function that returns one when records must be unique. */
  readonly fresh: object | (() => object);
  /** Body of a bulk change. */
  readonly set: object;
  /** True when roles without `can_view_all` see only their own records. */
  readonly hasOwners?: boolean;
}

const getBody = (fresh: EntityPolicy['fresh']): object =>
  typeof fresh === 'function' ? (fresh as () => object)() : fresh;

type Attempts = Pick<Policy, 'own' | 'foreign'>;

/** Returns the same request for a row of the actor's tenant and for another tenant's. */
const at = (of: (rows: TenantRows) => string, body?: object): Attempts => ({
  own: (rows) => ({ path: of(rows), body }),
  foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: of(rows), body }) }],
});

/** Returns the policies of bulk routes and of the history of a record. */
export function manyPolicies(entity: EntityPolicy): Record<string, Policy> {
  const { plural, name, row, fresh, set, hasOwners: isOthersRecord = false } = entity;
  const path = `/api/v1/admin/${entity.path ?? plural}/`;
  const many = `${path}${entity.removePath ?? ''}`;
  const make = (t: TestApi, as: ActorName): Promise<number> =>
    idOrNone(t.call('POST', path, { as: maker(as), body: getBody(fresh) }), name);
  const view = staff();
  const write = staff();
  return {
    [`${plural}.timeline`]: {
      ...view,
      isOthersRecord,
      ...at((rows) => `${path}${row(rows)}/timeline/`),
    },
    [`${plural}.bulkRemove`]: {
      ...write,
      own: async (_rows, t, as) => ({
        path: many,
        body: { [`${plural}ToDelete`]: [await make(t, as)] },
      }),
      foreign: [
        {
          place: 'body',
          status: 409,
          attempt: (rows) => ({ path: many, body: { [`${plural}ToDelete`]: [row(rows)] } }),
        },
        {
          place: 'body',
          status: 409,
          attempt: (rows) => ({ path: many, body: { selection: { ids: [row(rows)] } } }),
        },
      ],
    },
    [`${plural}.restore`]: {
      ...write,
      own: () => ({ path: `${path}restore/`, body: { ids: [987_654_321] } }),
      foreign: [
        {
          place: 'body',
          status: 200,
          attempt: (rows) => ({ path: `${path}restore/`, body: { ids: [row(rows)] } }),
        },
      ],
    },
    [`${plural}.bulk`]: {
      ...write,
      own: (rows) => ({ path: `${path}bulk/`, body: { selection: { ids: [row(rows)] }, set } }),
      foreign: [
        {
          place: 'body',
          status: 200,
          attempt: (rows) => ({
            path: `${path}bulk/`,
            body: { selection: { ids: [row(rows)] }, set },
          }),
        },
      ],
    },
    [`${plural}.export`]: {
      ...staff(202),
      own: (rows) => ({ path: `${path}export/`, body: { selection: { ids: [row(rows)] } } }),
      // The content of the file has its own test: the response is the same for all ids.
      foreign: [],
    },
  };
}

/** Returns the policies of the routes that every entity has. */
export function entityPolicies(entity: EntityPolicy): Record<string, Policy> {
  const { plural, name, row, fresh, set, hasOwners: isOthersRecord = false } = entity;
  const path = `/api/v1/admin/${entity.path ?? plural}/`;
  const make = (t: TestApi, as: ActorName): Promise<number> =>
    idOrNone(t.call('POST', path, { as: maker(as), body: getBody(fresh) }), name);
  const makeTag = (t: TestApi, as: ActorName, tag: string): Promise<number> =>
    idOrNone(t.call('POST', `${path}tags/`, { as: maker(as), body: { name: tag } }), 'tag');
  const view = staff();
  const write = staff();
  const missing = (body: object, of = path): Policy['foreign'] => [
    { place: 'path', status: 404, attempt: () => ({ path: of, body }) },
  ];
  const tagMissing = `${path}tags/987654321/`;
  return {
    [`${plural}.list`]: {
      ...view,
      own: () => ({ path }),
      foreign: [
        { place: 'query', status: 200, attempt: (rows) => ({ path: `${path}?ids=${row(rows)}` }) },
        { place: 'list', status: 200, attempt: () => ({ path: `${path}?itemsPerPage=200` }) },
      ],
    },
    [`${plural}.get`]: { ...view, isOthersRecord, ...at((rows) => `${path}${row(rows)}/`) },
    [`${plural}.create`]: {
      ...staff(201),
      own: () => ({ path, body: getBody(fresh) }),
      foreign: [],
    },
    [`${plural}.update`]: {
      ...write,
      isOthersRecord,
      ...at((rows) => `${path}${row(rows)}/`, set),
    },
    [`${plural}.remove`]: {
      ...write,
      own: async (_rows, t, as) => ({ path: `${path}${await make(t, as)}/` }),
      foreign: [
        { place: 'path', status: 404, attempt: (rows) => ({ path: `${path}${row(rows)}/` }) },
      ],
    },
    ...manyPolicies(entity),
    [`${plural}.tags`]: {
      ...view,
      own: () => ({ path: `${path}tags/` }),
      foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${path}tags/` }) }],
    },
    [`${plural}.createTag`]: {
      ...staff(201),
      own: () => ({ path: `${path}tags/`, body: { name: 'Matrix' } }),
      foreign: [],
    },
    [`${plural}.updateTag`]: {
      ...write,
      own: async (_rows, t, as) => ({
        path: `${path}tags/${await makeTag(t, as, `Renamed by ${as}`)}/`,
        body: { name: `New name by ${as}` },
      }),
      foreign: missing({ name: 'Mine' }, tagMissing),
    },
    [`${plural}.removeTag`]: {
      ...write,
      own: async (_rows, t, as) => ({
        path: `${path}tags/${await makeTag(t, as, `Removed by ${as}`)}/`,
      }),
      foreign: [{ place: 'path', status: 404, attempt: () => ({ path: tagMissing }) }],
    },
    [`${plural}.mergeTag`]: {
      ...write,
      own: async (_rows, t, as) => ({
        path: `${path}tags/${await makeTag(t, as, `From ${as}`)}/merge/`,
        body: { into: await makeTag(t, as, `Into ${as}`) },
      }),
      foreign: missing({ into: 1 }, `${tagMissing}merge/`),
    },
    [`${plural}.setTags`]: {
      ...write,
      isOthersRecord,
      ...at((rows) => `${path}${row(rows)}/tags/`, { tags: ['Matrix'] }),
    },
  };
}
