import type { TestProject } from 'vitest/node';
import { installedBinaries } from '../../src/database/postgres-binaries.ts';
import { setUpCluster } from './cluster-setup.ts';

/** Debian's PostgreSQL 15, the oldest that is supported. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  setUpCluster(project, installedBinaries('/usr/lib/postgresql/15/bin', 15));
