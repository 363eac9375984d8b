import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { clusterHome } from '../../src/kernel/database/cluster-home.ts';
import type { PostgresBinaries } from '../../src/kernel/database/postgres-binaries.ts';
import { PostgresCluster } from '../../src/kernel/database/postgres-cluster.ts';
import { serverAccount } from '../../src/kernel/database/server-account.ts';
import { TEST_SECRET } from './test-constants.ts';

/** Cluster of one test that loses nothing when its processes are killed, and its folder. */
export interface DurableCluster {
  readonly cluster: PostgresCluster;
  /** Folder for related files. */
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * Starts a cluster that can be killed without affecting other tests. It does not wait for the disk, which other tests keep busy:
 * what a killed process has written is in the memory of the operating system.
 */
export async function durableCluster(
  binaries: PostgresBinaries = inject('binaries'),
): Promise<DurableCluster> {
  const folder = await mkdtemp('/tmp/atrium-durable-');
  const account = serverAccount();
  const home = await clusterHome(join(folder, 'postgres'), binaries, account, () => undefined);
  const cluster = new PostgresCluster({
    ...home,
    account,
    password: TEST_SECRET,
    survives: 'kills',
  });
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
