import type { FirstSteps } from '@org/schema/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const PATH = '/api/v1/admin/first-steps/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const getSteps = ({ body }: Answer): FirstSteps => body.firstSteps as FirstSteps;
const read = async () => getSteps(await t.call('GET', PATH, { as: 'otherAdmin' }));
const doneIds = async () => (await read()).steps.filter((step) => step.isDone).map(({ id }) => id);

it('completes each step when the tenant has its result', async () => {
  const { id } = t.world.beta;
  await t.database.asOwner(`update app.pages set status = 'draft' where tenant_id = ${id}`);
  await t.database.asOwner(`delete from app.shop_settings where tenant_id = ${id}`);
  await t.database.asOwner(`delete from platform.invitations where tenant_id = ${id}`);
  await t.database.asOwner(`delete from platform.domains where tenant_id = ${id}`);
  await t.database.asOwner(
    `update app.products set deleted_at = now() where tenant_id = ${id}; delete from platform.memberships
     where tenant_id = ${id} and user_id not in (select id from platform.users where email = 'otheradmin@test.example')`,
  );
  expect((await read()).steps.map((step) => step.id)).toEqual([
    'page',
    'brand',
    'product',
    'payment',
    'domain',
    'people',
  ]);
  expect(await doneIds()).toEqual([]);

  const as = 'otherAdmin';
  await t.call('PUT', '/api/v1/admin/settings/', { as, body: { main_logo: '/media/logo.png' } });
  await t.call('POST', '/api/v1/admin/users/invite/', {
    as,
    body: { email: 'first@test.example', role: 5 },
  });
  const product = { name: 'First', sku: 'FIRST', status: 'published', unitPrice: 1 };
  const made = await t.call('POST', '/api/v1/admin/products/', { as, body: product });
  expect(made.status, made.text).toBe(201);
  await t.database.asOwner(
    `update app.pages set status = 'published', publish_date = now() where tenant_id = ${id}`,
  );
  expect(await doneIds()).toEqual(['page', 'brand', 'product', 'people']);
});

it('hides the checklist for everybody in the tenant, and for no other tenant', async () => {
  expect((await read()).isHidden).toBe(false);
  const hidden = await t.call('PUT', PATH, { as: 'otherAdmin', body: { isHidden: true } });
  expect(getSteps(hidden).isHidden).toBe(true);
  expect(getSteps(await t.call('GET', PATH, { as: 'bothAdmin' })).isHidden).toBe(false);
  expect((await read()).isHidden).toBe(true);
  expect((await t.call('PUT', PATH, { as: 'otherAdmin', body: {} })).body.formErrors).toEqual({
    isHidden: 'Say whether to hide the list',
  });
});
