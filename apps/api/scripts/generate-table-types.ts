import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@org/config/scratch';
import pg from 'pg';
import { clusterHome } from '../src/kernel/database/cluster-home.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { embeddedBinaries } from '../src/kernel/database/postgres-binaries.ts';
import { PostgresCluster } from '../src/kernel/database/postgres-cluster.ts';
import { provisionRoles } from '../src/kernel/database/provision-roles.ts';
import { roleNames } from '../src/kernel/database/role-names.ts';
import { serverAccount } from '../src/kernel/database/server-account.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { describeTables } from './describe-tables.ts';
import { readShaped, writeTableTypes } from './write-table-types.ts';

// Migrates an empty database of a cluster of its own, and writes the types of its tables: pnpm gen:tables
const DATABASE = 'types';
const PASSWORD = 'only-while-types-are-written';
const folder = scratchFolder('table-types');
const account = serverAccount();
const home = await clusterHome(
  join(folder, 'postgres'),
  embeddedBinaries(),
  account,
  () => undefined,
);
const cluster = new PostgresCluster({ ...home, account, password: PASSWORD, survives: 'nothing' });
await cluster.start();
try {
  const admin = new pg.Client({ connectionString: cluster.url() });
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const owner = new pg.Client({ connectionString: cluster.url(DATABASE) });
  await owner.connect();
  const roles = roleNames(DATABASE);
  const { app, auth, jobs } = roles;
  await provisionRoles(owner, roles, { app, auth, jobs });
  await migrate(owner, ALL_MIGRATIONS, roles);
  const columns = await describeTables(async <Row>(statement: string) => {
    const { rows } = await owner.query(statement);
    return rows as Row[];
  });
  await owner.end();
  const database = join(import.meta.dirname, '../src/kernel/database');
  const shaped = readShaped(readFileSync(join(database, 'stored-values.ts'), 'utf8'));
  writeFileSync(join(database, 'tables.gen.ts'), writeTableTypes(columns, shaped));
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
