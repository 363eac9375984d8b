import type { TestProject } from 'vitest/node';
import { installedBinaries } from '../../src/kernel/database/postgres-binaries.ts';
import { setUpCluster } from './cluster-setup.ts';

/** Sets up Debian's PostgreSQL 15, the oldest supported version. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  setUpCluster(project, installedBinaries('/usr/lib/postgresql/15/bin', 15));
