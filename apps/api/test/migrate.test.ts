import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/database/migrate.ts';
import type { Migration } from '../src/kernel/database/migration.ts';
import { ALL_MIGRATIONS } from '../src/kernel/database/migrations/all-migrations.ts';
import { emptyDatabase } from './support/empty-database.ts';
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
    '0001-platform was changed after it ran',
  );
});

it('rejects a database of a newer version', async () => {
  await expect(migrate(owner, ALL_MIGRATIONS.slice(0, 2), database.roles)).rejects.toThrow(
    'it has the step 0003-tenant',
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

it('keeps existing data when pages and images get new columns', async () => {
  const client = new pg.Client({ connectionString: await emptyDatabase() });
  await client.connect();
  await migrate(client, ALL_MIGRATIONS.slice(0, 4), database.roles);
  await client.query(`
    insert into platform.tenants (name, slug) values ('Old', 'old');
    insert into app.pages (tenant_id, slug, title, publish_date, version) values (1, 'old', 'Old page', now(), 7);
    insert into app.media (tenant_id, guid, name, filename, mime_type, bytes, width, height, variants)
      values (1, gen_random_uuid(), 'old', 'old.png', 'image/png', 1, 1, 1, '[]');`);
  expect((await migrate(client, ALL_MIGRATIONS, database.roles))[0]).toBe('0005-page-parts');
  const { rows } = await client.query(
    `select p.title, p.version, p.header_id, p.without_header, p.noindex, p.sort, p.usages_known, m.filename, m.focal_x, m.version as of
     from app.pages p, app.media m`,
  );
  const counted = await client.query('select entity, n from app.row_counts');
  await client.end();
  expect(rows).toEqual([
    {
      title: 'Old page',
      version: 7,
      header_id: null,
      without_header: false,
      noindex: false,
      sort: 0,
      usages_known: false,
      filename: 'old.png',
      focal_x: 0.5,
      of: 1,
    },
  ]);
  expect(counted.rows).toEqual([{ entity: 'page', n: '1' }]);
});
