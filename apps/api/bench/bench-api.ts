import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '@org/blocks/definitions';
import pg from 'pg';
import { type Api, createApi } from '../src/create-api.ts';
import { clusterHome } from '../src/database/cluster-home.ts';
import { type Database, openGivenDatabase } from '../src/database/open-database.ts';
import { embeddedBinaries } from '../src/database/postgres-binaries.ts';
import { PostgresCluster } from '../src/database/postgres-cluster.ts';
import { serverAccount } from '../src/database/server-account.ts';
import { serverLog } from '../src/server-log.ts';
import { testConfig } from '../test/support/test-config.ts';
import { buildWorld, type World } from '../test/support/world.ts';

const SECRET = 'only for a measurement, and for nothing else at all';

/** An API with two tenants on a throw-away cluster, for a measurement. */
export interface BenchApi {
  readonly api: Api;
  readonly database: Database;
  readonly world: World;
  /** Address of the database for its owner. */
  readonly ownerUrl: string;
  /** A connection that passes every wall. */
  readonly owner: pg.Client;
}

/** Starts a throw-away cluster in the folder that `BENCH_DIR` names, measures, and takes everything away again. Rejects with what the measurement threw. */
export async function withBenchApi(measure: (bench: BenchApi) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'atrium-bench-'));
  const account = serverAccount();
  const home = await clusterHome(
    join(folder, 'postgres'),
    embeddedBinaries(),
    account,
    () => undefined,
  );
  const cluster = new PostgresCluster({ ...home, account, password: SECRET, durable: false });
  await cluster.start();
  try {
    const database = await openGivenDatabase({
      ownerUrl: cluster.url(),
      secret: SECRET,
      poolSize: 4,
    });
    const api = createApi({
      // As it runs for people: answers are compared with the contract in development alone.
      config: { ...testConfig(folder), environment: 'production' },
      database,
      secret: SECRET,
      registry: blockRegistry,
      log: serverLog('silent'),
    });
    const owner = new pg.Client({ connectionString: cluster.url() });
    owner.on('error', () => undefined);
    await owner.connect();
    const ownerUrl = cluster.url();
    await measure({ api, database, owner, ownerUrl, world: await buildWorld(api, database) });
    await owner.end();
    await database.close();
  } finally {
    await cluster.stop();
    await rm(home.dataFolder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
