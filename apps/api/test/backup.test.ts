import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockRegistry } from '@org/blocks/definitions';
import { scratchFolder } from '@org/config/scratch';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBackup, filesBelow } from '../src/kernel/backup/make-backup.ts';
import { moveDatabase } from '../src/kernel/backup/move-database.ts';
import { restoreBackup } from '../src/kernel/backup/restore-backup.ts';
import { USUAL_TIMEOUTS } from '../src/kernel/database/connection-pool.ts';
import { openGivenDatabase } from '../src/kernel/database/open-database.ts';
import { embeddedBinaries, installedBinaries } from '../src/kernel/database/postgres-binaries.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { createApi } from '../src/main/create-api.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { pngFile, uploaded } from './support/pictures.ts';
import { getRequest, type TestApi, testApi } from './support/test-api.ts';
import { testConfig } from './support/test-config.ts';
import { TEST_SECRET } from './support/test-constants.ts';

const quiet = (): void => undefined;

let t: TestApi;
let folder: string;
beforeAll(async () => {
  t = await testApi();
  folder = scratchFolder('backup-test');
  await writeFile(join(t.dataDir, 'secret'), TEST_SECRET, { mode: 0o600 });
  await uploaded(t, await pngFile('kept.png', 40, 30));
  // Values that a conversion easily changes: microseconds, trailing zeros, JSON null, line breaks, quotes, symbols.
  await t.database.asOwner(
    `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts, failed_at)
     values ($1, gen_random_uuid(), 'odd', 'null', E'"\\n\\t\\\\ü𝒜\\u2028', 1, '2026-02-28 23:59:59.123456+05')`,
    [t.world.alpha.id],
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await t.close();
});

/** Returns every row of our tables as text, by table, without transaction ids, which belong to each database. */
async function allRows(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set timezone = 'UTC'");
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `select table_schema || '.' || table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema in ('app', 'auth', 'platform') and column_name <> 'txid' group by 1 order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select (r)::text as row from (select ${columns} from ${name}) r order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  const { rows: queued } = await client.query<{ row: string }>(
    'select (r)::text as row from (select id, name, state, data, group_id, priority, singleton_key from jobs.job_common) r order by 1',
  );
  all['jobs.job'] = queued.map(({ row }) => row);
  await client.end();
  return all;
}

async function allFiles(dataDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const place of ['media', 'secret'])
    for (const file of await filesBelow(dataDir, place))
      files[file] = (await readFile(join(dataDir, file))).toString('base64');
  return files;
}

const config = (databaseUrl: string | undefined, dataDir: string) => ({
  databaseUrl,
  databaseTimeouts: USUAL_TIMEOUTS,
  dataDir,
  secret: undefined,
});
const archive = (): string => join(folder, `${randomUUID()}.tar`);
const source = () => config(t.database.ownerUrl, t.dataDir);

async function expectSame(url: string, dataDir: string): Promise<void> {
  expect(await allRows(url)).toEqual(await allRows(t.database.ownerUrl));
  expect(await allFiles(dataDir)).toEqual(await allFiles(t.dataDir));
}

/** Opens a restored database and checks row-level security, existing sessions and the sequences of new rows. */
async function expectAlive(url: string): Promise<void> {
  const database = await openGivenDatabase({
    migrations: ALL_MIGRATIONS,
    ownerUrl: url,
    secret: TEST_SECRET,
  });
  const id = t.world.alpha.id;
  await database.db.asTenant(id, async (tx) => {
    const rows = await tx.selectFrom('pages').select('tenant_id').execute();
    expect(new Set(rows.map((row) => row.tenant_id))).toEqual(new Set([id]));
    const made = await tx
      .insertInto('media_folders')
      .values({ tenant_id: id, name: 'New', parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(made.id).toBeGreaterThan(t.world.beta.folder);
  });
  const api = createApi({
    config: testConfig(folder),
    database,
    secret: TEST_SECRET,
    registry: blockRegistry,
    log: serverLog('silent'),
  });
  const me = getRequest(t.world, 'GET', '/api/v1/admin/me/', { as: 'admin' });
  expect((await api.fetch(me)).status).toBe(200);
  api.events.close();
  await database.close();
}

describe('a backup', () => {
  it('restores every row, every file and every sequence to an empty installation', async () => {
    const path = archive();
    const { files, tables } = await createBackup(source(), path, quiet);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      ...Object.keys(files),
      'manifest.json',
    ]);
    expect(tables.find(({ name }) => name === 'app.pages')?.rows).toBeGreaterThan(3);
    expect(
      Object.keys(files).filter((name) => name.startsWith('files/media/')).length,
    ).toBeGreaterThan(1);
    const url = await emptyDatabase();
    const dataDir = join(folder, 'restored');
    await restoreBackup(config(url, dataDir), path, ALL_MIGRATIONS, quiet);
    await expectSame(url, dataDir);
    await expectAlive(url);
    // Other users of the machine must not be able to read any of it.
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const mode = (await stat(join(entry.parentPath, entry.name))).mode & 0o777;
      expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  });

  it('works with a database owner without bypass of row-level security, tenant by tenant', async () => {
    const plainOwner = async (databaseUrl: string): Promise<string> => {
      const admin = new pg.Client({ connectionString: databaseUrl });
      await admin.connect();
      const name = `owner_${randomUUID().slice(0, 8)}`;
      const database = new URL(databaseUrl).pathname.slice(1);
      await admin.query(`create role ${name} login createrole password 'plain'`);
      await admin.query(`alter database ${database} owner to ${name}`);
      await admin.end();
      const url = new URL(databaseUrl);
      url.username = name;
      url.password = 'plain';
      return url.href;
    };
    const first = await plainOwner(await emptyDatabase());
    const path = archive();
    await createBackup(source(), path, quiet);
    await restoreBackup(config(first, join(folder, 'plain-1')), path, ALL_MIGRATIONS, quiet);
    const again = archive();
    await createBackup(config(first, join(folder, 'plain-1')), again, quiet);
    const secondUrl = await emptyDatabase();
    const second = await plainOwner(secondUrl);
    await restoreBackup(config(second, join(folder, 'plain-2')), again, ALL_MIGRATIONS, quiet);
    await expectSame(secondUrl, join(folder, 'plain-2'));
  });

  it('contains one consistent snapshot during concurrent writes', async () => {
    let stop = false;
    const writing = (async () => {
      for (let n = 0; !stop; n++)
        await t.call('PUT', '/api/v1/admin/pages/', {
          as: 'editor',
          body: { id: t.world.alpha.page, excerpt: `while saving ${n}` },
        });
    })();
    const path = archive();
    await createBackup(source(), path, quiet);
    stop = true;
    await writing;
    const url = await emptyDatabase();
    await restoreBackup(config(url, join(folder, 'moment')), path, ALL_MIGRATIONS, quiet);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select p.version, (select max(version) from app.outbox where entity = 'page' and entity_id = p.id and tenant_id = p.tenant_id) as told
       from app.pages p where id = $1`,
      [t.world.alpha.page],
    );
    await client.end();
    expect(rows[0].told).toBe(rows[0].version);
  });

  it('is refused for existing data and damaged archives, and leaves nothing behind', async () => {
    const path = archive();
    await createBackup(source(), path, quiet);
    await expect(createBackup(source(), path, quiet)).rejects.toThrow('EEXIST');
    await expect(
      restoreBackup(config(await emptyDatabase(), folder), path, ALL_MIGRATIONS, quiet),
    ).rejects.toThrow(`${folder} is not empty`);
    const dataDir = join(folder, 'never');
    await expect(
      restoreBackup(config(t.database.ownerUrl, dataDir), path, ALL_MIGRATIONS, quiet),
    ).rejects.toThrow('The database is not empty');
    const bytes = await readFile(path);
    const at = bytes.indexOf('rows/app.pages.ndjson.gz') + 512 + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    const broken = archive();
    await writeFile(broken, bytes);
    const url = await emptyDatabase();
    await expect(
      restoreBackup(config(url, dataDir), broken, ALL_MIGRATIONS, quiet),
    ).rejects.toThrow();
    await truncate(path, bytes.length - 3000);
    await expect(restoreBackup(config(url, dataDir), path, ALL_MIGRATIONS, quiet)).rejects.toThrow(
      'The archive is cut off',
    );
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    expect(await readdir(dirname(dataDir))).not.toContain('never');
  });
});

describe('the move to another database server', () => {
  let other: DurableCluster;
  beforeAll(async () => {
    // If the machine has two PostgreSQL versions, the move goes from one to the other: from the embedded one to the oldest, or
    // the other way.
    const { major } = inject('binaries');
    const oldest = '/usr/lib/postgresql/15/bin';
    if (major !== 18) other = await durableCluster(embeddedBinaries());
    else if (existsSync(oldest)) other = await durableCluster(installedBinaries(oldest, 15));
    else other = await durableCluster();
  });
  afterAll(() => other.close());

  it('copies every row, verified by checksums, and is refused for existing data', async () => {
    const url = await emptyDatabase(other.cluster.url());
    const sums = await moveDatabase(
      { ...source(), secret: TEST_SECRET },
      url,
      ALL_MIGRATIONS,
      quiet,
    );
    expect(sums.find(({ name }) => name === 'app.pages')?.rows).toBeGreaterThan(3);
    await expectSame(url, t.dataDir);
    await expectAlive(url);
    await expect(
      moveDatabase({ ...source(), secret: TEST_SECRET }, url, ALL_MIGRATIONS, quiet),
    ).rejects.toThrow('The database is not empty');
  });
});
