import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { CANARY } from '../../../../test/support/world.ts';

const PATH = '/api/v1/admin/email-marketing/preview-readers/';

interface Found {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly fields: object;
}

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  for (const [firstname, email] of [
    ['Ada', 'reader-ada@kiln.example'],
    ['Grace', 'reader-grace@kiln.example'],
  ]) {
    const made = await t.call('POST', '/api/v1/admin/customers/', {
      as: 'admin',
      body: { firstname, lastname: 'Reader', email },
    });
    expect(made.status, made.text).toBe(201);
  }
  await t.database.asOwner(
    `insert into app.subscribers (tenant_id, email, firstname) values
       ($1, 'reader-ada@kiln.example', 'Twice'), ($1, 'reader-news@kiln.example', '')`,
    [t.world.alpha.id],
  );
});
afterAll(() => t.close());

async function find(search: string): Promise<Found[]> {
  const answer = await t.call('GET', `${PATH}?search=${search}`, { as: 'admin' });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.results as { rows: Found[] }).rows;
}

it('finds customers and subscribers with their merge values, each person once', async () => {
  const found = await find('reader-');
  expect(found.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
    'customer Ada Reader',
    'customer Grace Reader',
    'subscriber reader-news@kiln.example',
  ]);
  const [ada] = await find('Ada%20Reader');
  expect(ada).toEqual({
    kind: 'customer',
    id: expect.any(Number),
    name: 'Ada Reader',
    email: 'reader-ada@kiln.example',
    fields: { first_name: 'Ada', last_name: 'Reader', email: 'reader-ada@kiln.example' },
  });
});

it('finds nobody of another tenant, and customers only for those who may see them', async () => {
  expect(await find(CANARY)).toEqual([]);
  const answer = await t.call('GET', `${PATH}?search=reader-`, { as: 'editor' });
  expect(answer.status, answer.text).toBe(200);
  expect((answer.body.results as { rows: Found[] }).rows.map(({ kind }) => kind)).toEqual([
    'subscriber',
    'subscriber',
  ]);
});

it('refuses people without access to email marketing', async () => {
  expect((await t.call('GET', PATH, { as: 'accountant' })).status).toBe(403);
  expect((await t.call('GET', PATH, { as: 'otherAdmin' })).body.code).toBe('module_required');
  expect((await t.call('GET', PATH)).status).toBe(401);
});
