import type { TestProject } from 'vitest/node';
import { embeddedBinaries } from '../../src/kernel/database/postgres-binaries.ts';
import { setUpCluster } from './cluster-setup.ts';

/** Sets up the embedded PostgreSQL 18. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  setUpCluster(project, embeddedBinaries());
