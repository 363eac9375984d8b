import type { Role } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
let editor: number;
beforeAll(async () => {
  t = await testApi();
  const { user } = (await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body;
  editor = (user as { id: number }).id;
});
afterAll(() => t.close());

const R = '/api/v1/admin/roles/';
const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
  t.call(method, `${R}${path}`, { as, body });
const make = async (name: string, base_role: string, permissions: string[]): Promise<Role> => {
  const answer = await call('POST', '', { name, base_role, permissions });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.role as Role;
};
const give = (user: number, role: number, as: ActorName = 'admin') =>
  t.call('PUT', `/api/v1/admin/users/${user}/`, { as, body: { role } });

describe('roles', () => {
  it('lists built-in roles with their permissions and number of users', async () => {
    const { rows } = (await call('GET', '')).body.results as { rows: Role[] };
    expect(
      rows.map(({ id, name, users_count, is_system }) => [id, name, users_count, is_system]),
    ).toEqual([
      [3, 'Administrator', 2, true],
      [4, 'Manager', 1, true],
      [5, 'Editor', 1, true],
      [6, 'Staff', 1, true],
      [7, 'Accountant', 1, true],
      [8, 'Viewer', 1, true],
      [t.world.alpha.role, 'Role alpha', 1, false],
    ]);
    expect(rows[2]?.permissions.pages).toMatchObject({ can_view: true, can_publish: true });
  });

  it('PERM-009 limits a member to a custom role with their next request, on the server and in the returned permissions', async () => {
    const role = await make('Page reader', '5', ['pages.can_view', 'settings.can_view']);
    expect((await give(editor, role.id)).body.user).toMatchObject({
      role: { id: role.id, name: 'Page reader' },
      role_id: '5',
    });
    const create = () =>
      t.call('POST', '/api/v1/admin/pages/', {
        as: 'editor',
        body: { title: 'No', excerpt: 'e', publish_date: '2026-01-01' },
      });
    expect((await create()).status).toBe(403);
    expect((await t.call('GET', '/api/v1/admin/media/', { as: 'editor' })).status).toBe(403);
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'editor' })).status).toBe(200);
    expect((await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body.permissions).toEqual({
      pages: { can_view: true },
      settings: { can_view: true },
    });

    expect(
      (await call('PUT', `${role.id}/`, { permissions: ['pages.can_view', 'pages.can_create'] }))
        .status,
    ).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await call('DELETE', `${role.id}/`)).body.code).toBe('in_use');
    await give(editor, 5);
    expect((await call('DELETE', `${role.id}/`)).status).toBe(200);
  });

  it('limits the permissions of a role to its new base role', async () => {
    const role = await make('Helper', '4', [
      'pages.can_view',
      'notes.can_view',
      'submissions.can_view',
    ]);
    await give(editor, role.id);
    const answer = await call('PUT', `${role.id}/`, { base_role: '5', version: role.version });
    expect(answer.body.role).toMatchObject({
      base_role: '5',
      permissions: { pages: { can_view: true } },
      version: role.version + 1,
    });
    expect((answer.body.role as Role).permissions).not.toHaveProperty('notes');
    expect(
      (await t.call('GET', `/api/v1/admin/users/${editor}/`, { as: 'admin' })).body.user,
    ).toMatchObject({ role_id: '5', role: { id: role.id } });
    expect((await call('PUT', `${role.id}/`, { name: 'X', version: role.version })).body.code).toBe(
      'conflict',
    );
    await give(editor, 5);
  });

  it.each([
    [
      { name: 'Page reader 2', base_role: '5', permissions: ['customers.can_view'] },
      422,
      'permissions',
    ],
    [{ name: 'High', base_role: '2', permissions: [] }, 422, 'base_role'],
    [{ name: 'Odd', base_role: '5', permissions: ['pages.can_fly'] }, 422, 'permissions[0]'],
    [{ name: ' ', base_role: '5', permissions: [] }, 422, 'name'],
    [{ name: 'ROLE alpha', base_role: '5', permissions: [] }, 409, 'name'],
  ])('rejects %j', async (body, status, field) => {
    const answer = await call('POST', '', body);
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.body.formErrors as object)).toEqual([field]);
  });

  it('T04 prevents everyone from creating, changing or assigning a role beyond their own permissions', async () => {
    const small = await make('People only', '3', [
      'users.can_view',
      'users.can_update',
      'users.can_create',
      'roles.can_view',
      'roles.can_create',
      'roles.can_update',
      'pages.can_view',
    ]);
    const { id } = (await t.call('GET', '/api/v1/admin/me/', { as: 'bothAdmin' })).body.user as {
      id: number;
    };
    expect((await give(id, small.id)).status).toBe(200);
    const as = 'bothAdmin';
    expect(
      (
        await call(
          'POST',
          '',
          { name: 'More', base_role: '3', permissions: ['settings.can_update'] },
          as,
        )
      ).status,
    ).toBe(403);
    expect(
      (await call('PUT', `${small.id}/`, { permissions: ['settings.can_update'] }, as)).status,
    ).toBe(403);
    expect((await give(editor, 3, as)).status).toBe(403);
    expect((await give(editor, 8, as)).status).toBe(403);
    expect(
      (
        await t.call('POST', '/api/v1/admin/users/invite/', {
          as,
          body: { email: 'x@test.example', role: 5 },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await call(
          'POST',
          '',
          { name: 'Less', base_role: '5', permissions: ['pages.can_view'] },
          as,
        )
      ).status,
    ).toBe(201);
    const { rows } = (await call('GET', '', undefined, as)).body.results as { rows: Role[] };
    expect(rows.filter(({ may_give, is_system }) => may_give && is_system)).toEqual([]);
    expect(rows.filter(({ may_give }) => may_give).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['People only', 'Less', 'Role alpha']),
    );
    await give(id, 3);
  });
});
