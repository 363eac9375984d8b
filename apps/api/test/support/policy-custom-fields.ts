import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TenantRows } from './world.ts';

const newField = { label: 'Matrix', type: 'text' };

/**
 * Returns the policies of the custom fields of an entity.
 * @param row - existing field of the tenant, if the world has one
 */
export function customFieldPolicies(
  plural: string,
  row: (rows: TenantRows) => number = () => 987_654_321,
): Record<string, Policy> {
  const path = `/api/v1/admin/${plural}/custom-fields/`;
  return {
    [`${plural}.customFields`]: {
      ...staff(),
      own: () => ({ path }),
      foreign: [{ place: 'list', status: 200, attempt: () => ({ path }) }],
    },
    [`${plural}.createCustomField`]: {
      ...staff(201),
      own: () => ({ path, body: newField }),
      foreign: [],
    },
    [`${plural}.updateCustomField`]: {
      ...staff(),
      own: async (_rows, t, as) => ({
        path: `${path}${await idOrNone(t.call('POST', path, { as: maker(as), body: newField }), 'customField')}/`,
        body: { group: 'Matrix' },
      }),
      foreign: [
        {
          place: 'path',
          status: 404,
          attempt: (rows) => ({ path: `${path}${row(rows)}/`, body: { label: 'Mine' } }),
        },
      ],
    },
    [`${plural}.removeCustomField`]: {
      ...staff(),
      own: async (_rows, t, as) => ({
        path: `${path}${await idOrNone(t.call('POST', path, { as: maker(as), body: newField }), 'customField')}/`,
      }),
      foreign: [
        { place: 'path', status: 404, attempt: (rows) => ({ path: `${path}${row(rows)}/` }) },
      ],
    },
  };
}
