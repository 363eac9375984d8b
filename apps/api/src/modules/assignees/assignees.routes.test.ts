import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

it('API-ASSIGN-01 lists the staff of the tenant, found by a part of their name, and nobody else', async () => {
  const all = await t.call('GET', '/api/v1/admin/assignees/', { as: 'viewer' });
  const rows = all.body.rows as { displayName: string; role: string; id: number }[];
  expect(rows.map(({ displayName }) => displayName)).toEqual([
    'admin',
    'Author alpha',
    'bothAdmin',
    'editor',
    'manager',
    'viewer',
  ]);
  expect(all.body.results).toEqual({ rows, total: 6 });
  const found = await t.call('GET', '/api/v1/admin/assignees/?search=MANAG', { as: 'admin' });
  expect(found.body.rows).toMatchObject([{ displayName: 'manager', role: 'MANAGER' }]);
  // Somebody who has never acted in the tenant can be given a customer.
  const given = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { lastname: 'Owned', owner_id: rows.find(({ role }) => role === 'MANAGER')?.id },
  });
  expect(given.body.customer).toMatchObject({ owner: { displayName: 'manager' } });
});
