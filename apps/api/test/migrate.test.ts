import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/database/migrate.ts';
import type { Migration } from '../src/kernel/database/migration.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

const step = (id: string, statements: string): Migration => ({ id, up: () => statements });

it('runs no migration twice', async () => {
  expect(await migrate(owner, ALL_MIGRATIONS, database.roles)).toEqual([]);
});

it('rejects a migration that was changed after it ran', async () => {
  const [first, ...rest] = ALL_MIGRATIONS;
  const changed = { id: first?.id ?? '', up: () => 'select 1' };
  await expect(migrate(owner, [changed, ...rest], database.roles)).rejects.toThrow(
    '0001-kernel was changed after it ran',
  );
});

it('rejects a database of a newer version', async () => {
  await expect(migrate(owner, ALL_MIGRATIONS.slice(0, 2), database.roles)).rejects.toThrow(
    'it has the migration 0003-content',
  );
});

it('rolls back a migration that fails, and runs it completely later', async () => {
  const broken = step('9001-broken', 'create table app.half (tenant_id bigint); select 1 / 0;');
  await expect(migrate(owner, [...ALL_MIGRATIONS, broken], database.roles)).rejects.toThrow(
    '9001-broken failed',
  );
  expect((await owner.query("select to_regclass('app.half') as half")).rows).toEqual([
    { half: null },
  ]);
  expect(
    await migrate(owner, [...ALL_MIGRATIONS, step('9001-broken', 'select 1')], database.roles),
  ).toEqual(['9001-broken']);
});

it('serializes two processes that start at the same time', async () => {
  const slow = [
    ...ALL_MIGRATIONS,
    step('9001-broken', 'select 1'),
    step('9002-slow', 'select pg_sleep(0.2)'),
  ];
  const second = new pg.Client({ connectionString: database.ownerUrl });
  await second.connect();
  const ran = await Promise.all([
    migrate(owner, slow, database.roles),
    migrate(second, slow, database.roles),
  ]);
  await second.end();
  expect(ran.flat()).toEqual(['9002-slow']);
});

it('rejects data of a version before the first release, and says what to do', async () => {
  await owner.query("insert into atrium.migrations (id, checksum) values ('0001-platform', '')");
  await expect(migrate(owner, ALL_MIGRATIONS, database.roles)).rejects.toThrow(
    'start with an empty data folder or database',
  );
  await owner.query("delete from atrium.migrations where id = '0001-platform'");
});
