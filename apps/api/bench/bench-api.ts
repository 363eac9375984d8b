import { blockRegistry } from '@org/blocks/definitions';
import pg from 'pg';
import { type Database, openGivenDatabase } from '../src/kernel/database/open-database.ts';
import type { ChangeFeed } from '../src/kernel/events/change-feed.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { type Api, createApi } from '../src/main/create-api.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { testConfig } from '../test/support/test-config.ts';
import { buildWorld, type World } from '../test/support/world.ts';
import { BENCH_SECRET, withBenchCluster } from './bench-cluster.ts';

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

/** Nothing else changes what is measured: what the API keeps until something changes stays. */
const STILL: ChangeFeed = {
  subscribe: () => () => undefined,
  onBell: () => () => undefined,
  close: async () => undefined,
};

/**
 * Opens an API on an existing database with production settings. Takes the owner's database URL, a folder.
 * @returns API and a function that stops it
 */
export async function openBenchApi(
  ownerUrl: string,
  folder: string,
  { poolSize = 4, feed = STILL }: { readonly poolSize?: number; readonly feed?: ChangeFeed } = {},
): Promise<Omit<BenchApi, 'world'> & { close(): Promise<void> }> {
  const database = await openGivenDatabase({
    migrations: ALL_MIGRATIONS,
    ownerUrl,
    secret: BENCH_SECRET,
    poolSize,
  });
  const api = createApi({
    // Responses are compared with the contract only in development.
    config: { ...testConfig(folder), environment: 'production' },
    database,
    secret: BENCH_SECRET,
    registry: blockRegistry,
    log: serverLog('silent'),
    feed,
  });
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  return {
    api,
    database,
    owner,
    ownerUrl,
    async close() {
      await owner.end();
      await database.close();
    },
  };
}

/** Starts a throw-away cluster in the folder that `BENCH_DIR` names, measures, and takes everything away again. Rejects with what the measurement threw. */
export async function withBenchApi(measure: (bench: BenchApi) => Promise<void>): Promise<void> {
  await withBenchCluster({}, async ({ databaseUrl: ownerUrl, folder }) => {
    const { close, ...bench } = await openBenchApi(ownerUrl, folder);
    await measure({ ...bench, world: await buildWorld(bench.api, bench.database) });
    await close();
  });
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
