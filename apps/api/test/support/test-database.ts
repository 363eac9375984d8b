import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseTimeouts } from '../../src/kernel/config/config.ts';
import { connectDatabase, type Database } from '../../src/kernel/database/open-database.ts';
import { takeDatabase } from './spare-databases.ts';
import { TEMPLATE_DATABASE, TEST_SECRET } from './test-constants.ts';

/** Copy of the migrated database for one test file. */
export interface TestDatabase extends Database {
  /** URL of the copy for its owner, who bypasses row-level security. */
  readonly ownerUrl: string;
  /** Runs a statement as the owner. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Connections of the application: each new one costs more than most requests. Tests of races ask for more. */
const POOL_SIZE = 4;

/** Limits for hangs only: tests send many requests at once, and a slow machine must not refuse them. */
const PATIENT = { connection: 120_000, statement: 120_000 };

/**
 * Opens a copy of the template database.
 * @param options - size of the application's pool, and limits in ms
 * @returns an open database that `close` drops
 */
export async function testDatabase(
  options: { poolSize?: number; timeouts?: DatabaseTimeouts } = {},
): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = await takeDatabase(clusterUrl);
  const ownerUrl = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const database = connectDatabase({
    ownerUrl,
    secret: TEST_SECRET,
    rolesFor: TEMPLATE_DATABASE,
    timeouts: PATIENT,
    poolSize: POOL_SIZE,
    ...options,
  });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  return {
    ...database,
    ownerUrl,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    close: async () => {
      await database.close();
      await owner.end();
      const last = new pg.Client({ connectionString: clusterUrl });
      await last.connect();
      await last.query(`drop database if exists ${name} with (force)`);
      await last.end();
    },
  };
}
