import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blockRegistry } from '@org/blocks/definitions';
import { scratchFolder } from '@org/config/scratch';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { clusterHome } from '../../src/kernel/database/cluster-home.ts';
import { openGivenDatabase } from '../../src/kernel/database/open-database.ts';
import type { PostgresBinaries } from '../../src/kernel/database/postgres-binaries.ts';
import { PostgresCluster } from '../../src/kernel/database/postgres-cluster.ts';
import { serverAccount } from '../../src/kernel/database/server-account.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { createApi } from '../../src/main/create-api.ts';
import { ALL_MIGRATIONS } from '../../src/main/migrations.ts';
import { QUICK_SIGN_IN } from './quick-sign-in.ts';
import { keepSpareDatabases } from './spare-databases.ts';
import { testConfig } from './test-config.ts';
import { TEMPLATE_DATABASE, TEST_SECRET } from './test-constants.ts';
import { buildWorld, type World } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the temporary cluster for its owner. */
    clusterUrl: string;
    /** Programs of the PostgreSQL version of the run. */
    binaries: PostgresBinaries;
    /** Data in every copy of the template database. */
    world: World;
  }
}

/** Data of the cluster for the suites of a run. */
export type SharedCluster = Pick<ProvidedContext, 'clusterUrl' | 'binaries' | 'world'>;

/** Environment variable that names a file with the `SharedCluster` of another run, whose cluster is then reused. */
export const SHARED_CLUSTER = 'ATRIUM_SHARED_CLUSTER';

async function useCluster(project: TestProject, file: string): Promise<void> {
  provideCluster(project, JSON.parse(await readFile(file, 'utf8')) as SharedCluster);
}

function provideCluster(project: TestProject, shared: SharedCluster): void {
  project.provide('world', shared.world);
  project.provide('clusterUrl', shared.clusterUrl);
  project.provide('binaries', shared.binaries);
}

/** A cluster that projects of this run use. */
interface RunningCluster {
  readonly data: SharedCluster;
  stop(): Promise<void>;
}
type Clusters = Map<string, { readonly cluster: Promise<RunningCluster>; users: number }>;
/** Each project loads this module for itself, so that what they share is outside of it. */
const shared = globalThis as { atriumClusters?: Clusters };
shared.atriumClusters ??= new Map();
/** Clusters of this run by the folder of their programs. */
const clusters = shared.atriumClusters;

/**
 * Provides a temporary cluster to a project, with one migrated database that every test file copies. Projects with the same version
 * of PostgreSQL share it.
 * @returns function that stops it when the last project is done
 */
export async function setUpCluster(
  project: TestProject,
  binaries: PostgresBinaries,
): Promise<() => Promise<void>> {
  const sharedCluster = process.env[SHARED_CLUSTER];
  if (sharedCluster) {
    await useCluster(project, sharedCluster);
    return async () => undefined;
  }
  const entry = clusters.get(binaries.bin) ?? { cluster: startCluster(binaries), users: 0 };
  clusters.set(binaries.bin, entry);
  entry.users += 1;
  const { data, stop } = await entry.cluster;
  provideCluster(project, data);
  return async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    clusters.delete(binaries.bin);
    await stop();
  };
}

async function startCluster(binaries: PostgresBinaries): Promise<RunningCluster> {
  const account = serverAccount();
  const folder = scratchFolder('test');
  const home = await clusterHome(join(folder, 'postgres'), binaries, account, () => undefined);
  const cluster = new PostgresCluster({
    ...home,
    account,
    password: TEST_SECRET,
    survives: 'nothing',
    // Suites share it, and each server under test has pools of its own for requests, jobs and events.
    connections: 400,
  });
  await cluster.start();
  const admin = new pg.Client({ connectionString: cluster.url() });
  await admin.connect();
  // Thousands of connections are opened, and the passwords of a throw-away cluster protect nothing.
  if (binaries.major >= 16) {
    await admin.query('alter system set scram_iterations = 1');
    await admin.query('select pg_reload_conf()');
  }
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const template = await openGivenDatabase({
    migrations: ALL_MIGRATIONS,
    ownerUrl: cluster.url(TEMPLATE_DATABASE),
    secret: TEST_SECRET,
  });
  const api = createApi({
    config: testConfig(folder),
    database: template,
    secret: TEST_SECRET,
    registry: blockRegistry,
    log: serverLog('silent'),
    signInDelays: QUICK_SIGN_IN,
  });
  const world = await buildWorld(api, template);
  await template.close();
  const stopSpares = await keepSpareDatabases(cluster.url());
  return {
    data: { clusterUrl: cluster.url(), binaries, world },
    async stop() {
      await stopSpares();
      await cluster.stop();
      await rm(home.dataFolder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
