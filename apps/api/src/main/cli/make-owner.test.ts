import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { makeOwner } from './make-owner.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const owner = {
  email: 'First@Owner.example ',
  firstname: 'First',
  lastname: 'Owner',
  password: 'a long enough password',
};
const make = (more: Partial<typeof owner> = {}) =>
  makeOwner({ db: t.database.db, identity: t.api.identity }, { ...owner, ...more });

it('creates the first owner, and no second one', async () => {
  await expect(make()).rejects.toThrow('There is an owner already');
  await t.database.asOwner("delete from platform.memberships where role_id = '1'");
  await expect(make({ password: 'short' })).rejects.toThrow('at least 12 characters');
  await expect(make({ email: 'nobody' })).rejects.toThrow('valid email');
  await expect(make({ firstname: '', lastname: ' ' })).rejects.toThrow('enter a name');
  await make();
  const answer = await t.call('POST', '/api/v1/auth/login/', {
    body: { email: 'first@owner.example', password: owner.password },
  });
  expect(answer.body).toMatchObject({
    user: { role: 'OWNER', role_id: '1', displayName: 'First Owner' },
  });
  await expect(make({ email: 'second@owner.example' })).rejects.toThrow(
    'There is an owner already',
  );
});
