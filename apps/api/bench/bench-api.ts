import { blockRegistry } from '@org/blocks/definitions';
import pg from 'pg';
import { type Api, createApi } from '../src/create-api.ts';
import { type Database, openGivenDatabase } from '../src/database/open-database.ts';
import { serverLog } from '../src/server-log.ts';
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

/** Starts a throw-away cluster in the folder that `BENCH_DIR` names, measures, and takes everything away again. Rejects with what the measurement threw. */
export async function withBenchApi(measure: (bench: BenchApi) => Promise<void>): Promise<void> {
  await withBenchCluster({}, async ({ databaseUrl: ownerUrl, folder }) => {
    const database = await openGivenDatabase({ ownerUrl, secret: BENCH_SECRET, poolSize: 4 });
    const api = createApi({
      // As it runs for people: answers are compared with the contract in development alone.
      config: { ...testConfig(folder), environment: 'production' },
      database,
      secret: BENCH_SECRET,
      registry: blockRegistry,
      log: serverLog('silent'),
    });
    const owner = new pg.Client({ connectionString: ownerUrl });
    owner.on('error', () => undefined);
    await owner.connect();
    await measure({ api, database, owner, ownerUrl, world: await buildWorld(api, database) });
    await owner.end();
    await database.close();
  });
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
