import { randomUUID } from 'node:crypto';
import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TenantRows } from './world.ts';

const PATH = '/api/v1/admin/email-marketing/segments/';
/** Returns a segment with a unique name. */
const fresh = () => ({
  name: `Matrix ${randomUUID()}`,
  filters: { combinator: 'and', rules: [{ field: 'email.received', operator: 'gt', value: 1 }] },
});
const at = (rows: TenantRows): string => `${PATH}${rows.emailSegment}/`;
const missing = (body?: object): Pick<Policy, 'foreign'> => ({
  foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: at(rows), body }) }],
});

/** Policies of segments. */
export const SEGMENT_POLICIES: Readonly<Record<string, Policy>> = {
  'emailSegments.list': {
    ...staff(),
    own: () => ({ path: PATH }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `${PATH}?ids=${rows.emailSegment}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${PATH}?itemsPerPage=200` }) },
    ],
  },
  'emailSegments.create': {
    ...staff(201),
    own: () => ({ path: PATH, body: fresh() }),
    foreign: [],
  },
  'emailSegments.get': { ...staff(), own: (rows) => ({ path: at(rows) }), ...missing() },
  'emailSegments.update': {
    ...staff(),
    own: (rows) => ({ path: at(rows), body: { description: 'Matrix' } }),
    ...missing({ description: 'Matrix' }),
  },
  'emailSegments.remove': {
    ...staff(),
    own: async (_rows, t, as) => {
      const made = t.call('POST', PATH, { as: maker(as), body: fresh() });
      return { path: `${PATH}${await idOrNone(made, 'segment')}/` };
    },
    ...missing(),
  },
};
