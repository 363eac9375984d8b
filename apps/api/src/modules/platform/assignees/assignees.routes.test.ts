import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

it('API-ASSIGN-01 lists only the staff of the tenant, and searches them by a part of their name', async () => {
  const all = await t.call('GET', '/api/v1/admin/assignees/', { as: 'viewer' });
  const rows = all.body.rows as { displayName: string; role: string; id: number }[];
  expect(rows.map(({ displayName }) => displayName)).toEqual([
    'accountant',
    'admin',
    'Author alpha',
    'bothAdmin',
    'editor',
    'manager',
    'staffMember',
    'viewer',
  ]);
  expect(all.body.results).toEqual({ rows, total: 8 });
  const found = await t.call('GET', '/api/v1/admin/assignees/?search=MANAG', { as: 'admin' });
  expect(found.body.rows).toMatchObject([{ displayName: 'manager', role: 'MANAGER' }]);
  // Records can be assigned to a user who has never acted in the tenant.
  const given = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { lastname: 'Owned', owner_id: rows.find(({ role }) => role === 'MANAGER')?.id },
  });
  expect(given.body.customer).toMatchObject({ owner: { displayName: 'manager' } });
});

it('returns the names of staff by id, including former members, and no one of another tenant', async () => {
  const named = async (ids: readonly number[], as: 'admin' | 'otherAdmin' = 'admin') =>
    (await t.call('GET', `/api/v1/admin/assignees/?ids=${ids}`, { as })).body.rows as {
      id: number;
      displayName: string;
      email: string;
    }[];
  const { asOwner } = t.database;
  const tenant = t.world.alpha.id;
  // There are more staff than one response holds, and one user who has records here but no longer works here.
  await asOwner(
    `insert into platform.users (auth_id, email, firstname, lastname, display_name)
     select 'many' || n, 'many' || n || '@test.example', 'Many', n::text, 'Aaa ' || lpad(n::text, 3, '0') from generate_series(1, 120) n`,
  );
  await asOwner(
    `insert into platform.memberships (user_id, tenant_id, role_id) select id, $1, '6' from platform.users where auth_id like 'many%'`,
    [tenant],
  );
  await asOwner(
    `insert into app.people (tenant_id, user_id, display_name) values ($1, 900001, 'Has Left')`,
    [tenant],
  );
  const [last] = await asOwner<{ id: string }>(
    `select id from platform.users where auth_id = 'many120'`,
  );
  const first = await t.call('GET', '/api/v1/admin/assignees/', { as: 'admin' });
  const shown = first.body.rows as { id: number }[];
  expect(shown.length).toBe(100);
  expect(shown.some(({ id }) => id === Number(last?.id))).toBe(false);
  const ids = [Number(last?.id), 900_001, 987_654_321];
  expect(await named(ids)).toMatchObject([
    { id: ids[0], displayName: 'Aaa 120', email: 'many120@test.example' },
    { id: 900_001, displayName: 'Has Left', email: '', role: '' },
  ]);
  expect(await named(ids, 'otherAdmin')).toEqual([]);
});
