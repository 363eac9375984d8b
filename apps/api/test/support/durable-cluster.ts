import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { clusterHome } from '../../src/kernel/database/cluster-home.ts';
import type { PostgresBinaries } from '../../src/kernel/database/postgres-binaries.ts';
import { PostgresCluster } from '../../src/kernel/database/postgres-cluster.ts';
import { serverAccount } from '../../src/kernel/database/server-account.ts';
import { TEST_SECRET } from './test-constants.ts';

/** Cluster of one test with real durability, and its folder. */
export interface DurableCluster {
  readonly cluster: PostgresCluster;
  /** Folder for related files. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Starts a cluster that can be killed without affecting other tests. */
export async function durableCluster(
  binaries: PostgresBinaries = inject('binaries'),
): Promise<DurableCluster> {
  const folder = await mkdtemp('/tmp/atrium-durable-');
  const account = serverAccount();
  const home = await clusterHome(join(folder, 'postgres'), binaries, account, () => undefined);
  const cluster = new PostgresCluster({ ...home, account, password: TEST_SECRET });
  await cluster.start();
  return {
    cluster,
    folder,
    close: async () => {
      await cluster.stop();
      await rm(home.dataFolder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
