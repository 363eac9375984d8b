import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterHome } from '../src/kernel/database/cluster-home.ts';
import { embeddedBinaries } from '../src/kernel/database/postgres-binaries.ts';
import { PostgresCluster } from '../src/kernel/database/postgres-cluster.ts';
import { serverAccount } from '../src/kernel/database/server-account.ts';

/** Password of the owner, and what everything else of a measurement is sealed with. */
export const BENCH_SECRET = 'only for a measurement, and for nothing else at all';

/** A throw-away cluster. */
export interface BenchCluster {
  /** Address of its database for the owner. */
  readonly databaseUrl: string;
  /** A folder that goes with it. */
  readonly folder: string;
  /** Data folder of the database. */
  readonly dataFolder: string;
}

/** Starts a throw-away cluster in the folder that `BENCH_DIR` names, measures, and takes everything away again. Rejects with what the measurement threw. */
export async function withBenchCluster(
  { durable = false }: { readonly durable?: boolean },
  measure: (cluster: BenchCluster) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'atrium-bench-'));
  const account = serverAccount();
  const home = await clusterHome(
    join(folder, 'postgres'),
    embeddedBinaries(),
    account,
    () => undefined,
  );
  const cluster = new PostgresCluster({
    ...home,
    account,
    password: BENCH_SECRET,
    survives: durable ? 'power loss' : 'nothing',
  });
  await cluster.start();
  try {
    await measure({ databaseUrl: cluster.url(), folder, dataFolder: home.dataFolder });
  } finally {
    await cluster.stop();
    await rm(home.dataFolder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
