import type { SavedView } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

const VIEWS = '/api/v1/admin/views/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
  t.call(method, `${VIEWS}${path}`, { as, ...(body && { body }) });
const getView = (answer: Answer): SavedView => {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.body.view as SavedView;
};
const listed = async (as: ActorName): Promise<SavedView[]> =>
  ((await call('GET', '?entity=customers', undefined, as)).body.results as { rows: SavedView[] })
    .rows;

describe('a saved view', () => {
  const config: SavedView['config'] = {
    search: 'works',
    orderBy: 'lastname',
    orderDirection: 'DESC',
    columns: ['lastname', 'status'],
    itemsPerPage: 50,
    filter: { combinator: 'and', rules: [{ field: 'status', operator: 'in', value: ['lead'] }] },
  };

  it('is private until it is shared, and comes first in its owner’s list', async () => {
    const made = getView(await call('POST', '', { entity: 'customers', name: 'Leads', config }));
    expect(made).toMatchObject({ name: 'Leads', config, is_shared: false, version: 1 });
    expect((await listed('manager')).map(({ name }) => name)).not.toContain('Leads');
    getView(await call('PUT', `${made.id}/`, { is_shared: true, version: 1 }));
    expect((await listed('manager')).map(({ name }) => name)).toContain('Leads');
    expect((await listed('admin'))[0]).toMatchObject({ name: 'Leads' });
    // A viewer may use the view but not change it; an administrator may change it.
    expect((await call('PUT', `${made.id}/`, { name: 'Mine' }, 'viewer')).body.code).toBe(
      'forbidden',
    );
    expect((await call('PUT', `${made.id}/`, { name: 'Mine', version: 1 })).body.code).toBe(
      'conflict',
    );
  });

  it('does not become the default view of other users', async () => {
    const shared = { entity: 'customers', name: 'Shared', config: {}, is_shared: true };
    const made = getView(await call('POST', '', shared, 'manager'));
    expect((await call('PUT', `${made.id}/`, { is_default: true })).body.code).toBe('forbidden');
    expect(getView(await call('PUT', `${made.id}/`, { name: 'Shared by us' }))).toMatchObject({
      name: 'Shared by us',
      is_default: false,
    });
  });

  it('has a unique name, and only one is the default view', async () => {
    const one = getView(
      await call('POST', '', { entity: 'customers', name: 'One', config: {}, is_default: true }),
    );
    const two = getView(
      await call('POST', '', { entity: 'customers', name: 'Two', config: {}, is_default: true }),
    );
    expect((await listed('admin')).filter((view) => view.is_default).map(({ id }) => id)).toEqual([
      two.id,
    ]);
    expect((await call('PUT', `${one.id}/`, { name: 'TWO' })).body).toMatchObject({
      code: 'name_taken',
      formErrors: { name: 'You already have a view with this name' },
    });
    expect((await call('DELETE', `${one.id}/`)).status).toBe(200);
    expect((await call('DELETE', `${one.id}/`)).status).toBe(404);
  });

  it('rejects filters that its list does not have, and lists that the user may not view', async () => {
    const bad = {
      filter: { combinator: 'and', rules: [{ field: 'password', operator: 'is', value: 'x' }] },
    };
    expect(
      (await call('POST', '', { entity: 'customers', name: 'Bad', config: bad })).body.formErrors,
    ).toEqual({
      'config.filter': 'Some field of the filter cannot be filtered by',
    });
    expect((await call('GET', '?entity=secrets')).body.formErrors).toEqual({
      entity: 'This list does not exist',
    });
    expect((await call('GET', '?entity=customers', undefined, 'editor')).body.code).toBe(
      'forbidden',
    );
  });
});

describe('a view of the tenant list', () => {
  const TENANT_VIEWS = '/api/v1/admin/tenants/views/';
  const send = (method: string, path: string, body: object | undefined, as: ActorName) =>
    t.call(method, `${TENANT_VIEWS}${path}`, { as, ...(body && { body }) });
  const names = async (as: ActorName): Promise<string[]> => {
    const answer = await send('GET', '?entity=tenants', undefined, as);
    return (answer.body.results as { rows: SavedView[] }).rows.map(({ name }) => name);
  };

  it('belongs to its user, in whichever tenant they work', async () => {
    const rules = [{ field: 'status', operator: 'in', value: ['suspended'] }];
    const body = {
      entity: 'tenants',
      name: 'Suspended',
      config: { filter: { combinator: 'and', rules } },
    };
    const made = getView(await send('POST', '', body, 'agency'));
    expect(made).toMatchObject({ ...body, is_shared: false, user: { displayName: 'agency' } });
    await t.call('PUT', '/api/v1/admin/me/tenant/', {
      as: 'agency',
      body: { tenant_id: t.world.beta.id },
    });
    expect(await names('agency')).toEqual(['Suspended']);
    expect(await names('owner')).toEqual([]);
    for (const [method, path] of [
      ['PUT', `${made.id}/`],
      ['DELETE', `${made.id}/`],
    ] as const)
      expect((await send(method, path, { name: 'Mine' }, 'owner')).status).toBe(404);
    const changed = getView(
      await send('PUT', `${made.id}/`, { name: 'Closed', is_default: true, version: 1 }, 'agency'),
    );
    expect(changed).toMatchObject({ name: 'Closed', is_default: true, version: 2 });
    expect(
      (await send('PUT', `${made.id}/`, { name: 'Late', version: 1 }, 'agency')).body,
    ).toMatchObject({ code: 'conflict', current: { name: 'Closed' } });
    expect((await send('DELETE', `${made.id}/`, undefined, 'agency')).status).toBe(200);
    expect(await names('agency')).toEqual([]);
  });

  it('cannot be shared, and contains only filters of the list', async () => {
    const view = { entity: 'tenants', name: 'Wrong', config: {} };
    const wrong = async (body: object) => (await send('POST', '', body, 'owner')).body.formErrors;
    expect(await wrong({ ...view, is_shared: true })).toEqual({
      is_shared: 'Views of this list cannot be shared',
    });
    expect(await wrong({ ...view, entity: 'pages' })).toEqual({
      entity: 'This list does not exist',
    });
    const rules = [{ field: 'email', operator: 'is', value: 'x' }];
    expect(await wrong({ ...view, config: { filter: { combinator: 'and', rules } } })).toEqual({
      'config.filter': 'Some field of the filter cannot be filtered by',
    });
    const first = getView(await send('POST', '', { ...view, name: 'Same' }, 'owner'));
    expect((await send('POST', '', { ...view, name: 'SAME' }, 'owner')).body.code).toBe(
      'name_taken',
    );
    await send('DELETE', `${first.id}/`, undefined, 'owner');
  });
});
