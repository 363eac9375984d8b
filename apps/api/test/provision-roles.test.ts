import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginPasswords, provisionRoles } from '../src/kernel/database/provision-roles.ts';
import { TEST_SECRET } from './support/test-constants.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('provisions the same roles from several processes concurrently', async () => {
  const clients = Array.from(
    { length: 6 },
    () => new pg.Client({ connectionString: database.ownerUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  try {
    for (let round = 0; round < 5; round++)
      await Promise.all(
        clients.map((client) =>
          provisionRoles(client, database.roles, loginPasswords(TEST_SECRET, database.roles)),
        ),
      );
    const names = Object.values(database.roles);
    const roles = await database.asOwner('select from pg_roles where rolname = any($1)', [names]);
    expect(roles).toHaveLength(names.length);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
});
