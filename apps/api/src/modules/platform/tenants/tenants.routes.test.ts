import type { ManagedTenant } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const P = '/api/v1/admin/tenants/';
const A = '/api/v1/admin/agencies/';
const managed = async (as: ActorName, query = ''): Promise<ManagedTenant[]> =>
  ((await t.call('GET', `${P}managed/${query}`, { as })).body.results as { rows: ManagedTenant[] })
    .rows;
const update = (id: number, body: object) => t.call('PUT', `${P}${id}/`, { as: 'owner', body });
const body = {
  name: 'Delta Works',
  slug: 'delta',
  administrator: 'First@test.example',
  modules: ['email_marketing'],
};

describe('tenants of the platform', () => {
  it('shows an agency its own tenants with their size, and the owner all', async () => {
    await t.database.asOwner("insert into platform.tenants (name, slug) values ('Gamma', 'gamma')");
    expect((await managed('agency')).map(({ slug }) => slug)).toEqual(['alpha', 'beta']);
    expect(
      (await managed('owner', '?orderBy=name&orderDirection=desc')).map(({ slug }) => slug),
    ).toEqual(['gamma', 'beta', 'alpha']);
    expect((await managed('owner', '?search=alp'))[0]).toEqual({
      ...((await t.call('GET', '/api/v1/admin/me/', { as: 'admin' })).body.tenant as object),
      agency: { id: expect.any(Number), name: 'Test Agency', status: 1 },
      plan: 'enterprise',
      modules: ['email_marketing'],
      status: 'active',
      counts: { pages: 2, customers: 1, users: 8 },
      last_activity_at: expect.any(String),
      created_at: expect.any(String),
      siteUrl: 'http://alpha.localhost:3000/',
      version: 1,
    });
    const filter = encodeURIComponent(
      JSON.stringify({
        combinator: 'and',
        rules: [{ field: 'plan', operator: 'in', value: ['basic'] }],
      }),
    );
    expect((await managed('agency', `?filter=${filter}`)).map(({ slug }) => slug)).toEqual([
      'beta',
    ]);
  });

  it('creates a tenant whose first administrator is invited by mail', async () => {
    const answer = await t.call('POST', P, { as: 'owner', body });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.tenant).toMatchObject({
      slug: 'delta',
      plan: 'basic',
      modules: ['email_marketing'],
      status: 'active',
    });
    const { token, text } = await sentMail(t, 'first@test.example');
    expect(text).toContain('join Delta Works as Administrator');
    const accepted = await t.call('POST', '/api/v1/auth/invitation/accept/', {
      body: { token, firstname: 'Fi', lastname: 'Rst', password: 'a blue kiln by the river' },
    });
    const cookie = accepted.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect((await t.call('GET', '/api/v1/admin/me/', { headers: { cookie } })).body).toMatchObject({
      tenant: { slug: 'delta' },
      user: { role: 'ADMINISTRATOR' },
      scope: 'tenant',
    });
    expect((await t.call('GET', '/api/v1/admin/settings/', { headers: { cookie } })).status).toBe(
      200,
    );
    expect(
      (await t.call('POST', P, { as: 'owner', body: { ...body, administrator: 'x@test.example' } }))
        .body,
    ).toMatchObject({
      code: 'name_taken',
      formErrors: { slug: 'Another tenant has this address' },
    });
    expect(
      (
        await t.call('POST', P, {
          as: 'owner',
          body: { ...body, slug: 'epsilon', agency_id: 999_999 },
        })
      ).body.formErrors,
    ).toEqual({ agency_id: 'This agency does not exist' });
  });

  it('PERM-002 changes plan and modules, effective with the next request', async () => {
    const { id, version } = (await managed('owner', '?search=beta'))[0] ?? { id: 0, version: 0 };
    expect((await t.call('GET', '/api/v1/admin/notes/', { as: 'otherAdmin' })).body.code).toBe(
      'plan_required',
    );
    const answer = await update(id, { plan: 'enterprise', modules: ['email_marketing'], version });
    expect(answer.body.tenant).toMatchObject({ plan: 'enterprise', version: version + 1 });
    expect((await t.call('GET', '/api/v1/admin/notes/', { as: 'otherAdmin' })).status).toBe(200);
    expect((await t.call('GET', '/api/v1/admin/me/', { as: 'otherAdmin' })).body.plan).toEqual({
      level: 'enterprise',
      modules: ['email_marketing'],
    });
    expect((await update(id, { plan: 'basic', version })).body).toMatchObject({
      code: 'conflict',
      current: { plan: 'enterprise' },
    });
    expect(
      await t.database.asOwner(
        "select changes from app.audit_log where tenant_id = $1 and entity = 'tenant'",
        [id],
      ),
    ).toEqual([{ changes: { plan: ['basic', 'enterprise'], modules: [[], ['email_marketing']] } }]);
    await update(id, { plan: 'basic', modules: [] });
  });

  it('suspends and reactivates a tenant: the site is unavailable, and its staff see a message', async () => {
    const { id } = t.world.alpha;
    expect((await update(id, { status: 'suspended' })).status).toBe(200);
    expect((await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE })).body).toMatchObject({
      code: 'host_unknown',
      error: 'There is no site at this address',
    });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'admin' })).status).toBe(403);
    expect((await t.call('GET', '/api/v1/admin/me/', { as: 'admin' })).body).toMatchObject({
      tenant: null,
      suspended: ['Alpha'],
    });
    await update(id, { status: 'active' });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'admin' })).status).toBe(200);
  });
});

it('TEN-002 creates agencies, and revokes the access of inactive ones', async () => {
  const made = await t.call('POST', A, { as: 'owner', body: { name: 'North' } });
  expect(made.body.agency).toMatchObject({
    name: 'North',
    status: 1,
    tenants_count: 0,
    users_count: 0,
  });
  const { rows } = (await t.call('GET', A, { as: 'owner' })).body.results as {
    rows: { id: number; name: string; tenants_count: number }[];
  };
  expect(rows.map(({ name, tenants_count }) => [name, tenants_count])).toEqual([
    ['North', 0],
    ['Test Agency', 2],
  ]);
  const { id } = rows[1] ?? { id: 0 };
  const set = (status: number) =>
    t.call('PUT', `${A}${id}/`, { as: 'owner', body: { name: 'Test Agency', status } });
  expect((await t.call('GET', '/api/v1/admin/me/', { as: 'agency' })).body.scope).toBe('agency');
  await set(0);
  expect((await t.call('GET', `${P}managed/`, { as: 'agency' })).status).toBe(403);
  await set(1);
  expect((await t.call('PUT', `${A}999999/`, { as: 'owner', body: { name: 'None' } })).status).toBe(
    404,
  );
});
