import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseTimeouts } from '../../src/kernel/config/config.ts';
import { connectDatabase, type Database } from '../../src/kernel/database/open-database.ts';
import { isQuiet, prepareRestore, readShape, restoreDatabase } from './restore-database.ts';
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

/** Pool and limits of a database that a test wants different. */
export interface TestDatabaseOptions {
  readonly poolSize?: number;
  /** Limits in ms. */
  readonly timeouts?: DatabaseTimeouts;
}

/** A copy with its owner's connection. */
interface OpenCopy {
  readonly clusterUrl: string;
  readonly database: TestDatabase;
  readonly owner: pg.Client;
}

async function openCopy(options: TestDatabaseOptions): Promise<OpenCopy> {
  const clusterUrl = inject('clusterUrl');
  const name = await takeDatabase(clusterUrl);
  const ownerUrl = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const connected = connectDatabase({
    ownerUrl,
    secret: TEST_SECRET,
    rolesFor: TEMPLATE_DATABASE,
    timeouts: PATIENT,
    poolSize: POOL_SIZE,
    ...options,
  });
  const owner = new pg.Client({ connectionString: ownerUrl });
  // A test may end all connections; the next statement tells.
  owner.on('error', () => undefined);
  await owner.connect();
  const database: TestDatabase = {
    ...connected,
    ownerUrl,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    close: async () => {
      await connected.close();
      await owner.end();
      const last = new pg.Client({ connectionString: clusterUrl });
      await last.connect();
      await last.query(`drop database if exists ${name} with (force)`);
      await last.end();
    },
  };
  return { clusterUrl, database, owner };
}

/**
 * Opens a copy of the template database that nobody had before.
 * @param options - size of the application's pool, and limits
 * @returns an open database that `close` drops
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return (await openCopy(options)).database;
}

/** A copy that test files of this process use one after the other. */
interface SharedCopy extends OpenCopy {
  /** Result of `readShape` before anybody used it. */
  readonly shape: string;
}

/** Copies that are restored and wait for the next test file. */
const waiting: SharedCopy[] = [];

async function openSharedCopy(): Promise<SharedCopy> {
  const copy = await openCopy({});
  await prepareRestore(copy.owner);
  return { ...copy, shape: await readShape(copy.owner) };
}

async function returnCopy(copy: SharedCopy): Promise<void> {
  try {
    const isUsable = (await isQuiet(copy.owner)) && (await readShape(copy.owner)) === copy.shape;
    if (isUsable) {
      await restoreDatabase(copy.owner);
      waiting.push(copy);
      return;
    }
  } catch {
    // A test that ended its connections, or left a transaction open: nobody gets this copy any more.
  }
  await copy.database.close();
}

/**
 * Opens a copy of the template database with the connections that an earlier test file of this process has opened: new connections
 * load the definitions of all tables again, which takes longer than most files. Its rows and sequences are those of the template.
 * @returns an open database that `close` restores, or drops if its schema has changed
 */
export async function sharedDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const index = waiting.findIndex((copy) => copy.clusterUrl === clusterUrl);
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  const copy = found ?? (await openSharedCopy());
  return { ...copy.database, close: () => returnCopy(copy) };
}
