import { join } from 'node:path';
import pg, { type Pool } from 'pg';
import type { Config, DatabaseTimeouts } from '../config/config.ts';
import { derivedKey, readOrCreateSecret } from '../crypto/secret.ts';
import { clusterHome } from './cluster-home.ts';
import { connectionPool, USUAL_TIMEOUTS } from './connection-pool.ts';
import { installQueue } from './install-queue.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { embeddedBinaries } from './postgres-binaries.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import { loginPasswords, provisionRoles } from './provision-roles.ts';
import { type RoleNames, roleNames } from './role-names.ts';
import { serverAccount } from './server-account.ts';
import { type PlatformReason, type TenantDatabase, tenantDatabase } from './tenant-database.ts';
import { verifyRowLevelSecurity } from './verify-row-level-security.ts';

/** A database that is ready: migrated, its walls proven. */
export interface Database {
  readonly db: TenantDatabase;
  /** Pool of the sign-in library's login. */
  readonly authPool: Pool;
  /** Address of the application's login, for connections that listen. */
  readonly appUrl: string;
  /** Address of the job queue's login. */
  readonly jobsUrl: string;
  /** Pool of the job queue's login. */
  readonly jobsPool: Pool;
  readonly roles: RoleNames;
  /** Returns the number of connections, idle connections and waiting requests of each pool. */
  pools(): Readonly<Record<'app' | 'auth' | 'jobs', PoolSize>>;
  close(): Promise<void>;
}

/** Connections of a pool. */
export interface PoolSize {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

function getSize({ totalCount, idleCount, waitingCount }: Pool): PoolSize {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Callbacks of an open database. */
export interface DatabaseEvents {
  readonly onPlatform?: ((reason: PlatformReason) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
  /** Receives messages that the operator should read at start. */
  readonly tell?: ((line: string) => void) | undefined;
  readonly onLost?: ((cause: Error) => void) | undefined;
}

/** A given server, as its owner. */
export interface GivenDatabase {
  readonly ownerUrl: string;
  readonly secret: string;
  /** Migrations of the kernel and of all modules. */
  readonly migrations: readonly Migration[];
  /** Name that the roles carry. @default the database's name */
  readonly rolesFor?: string | undefined;
  /** Connections of the application's pool. @default 10 */
  readonly poolSize?: number | undefined;
  /** @default `USUAL_TIMEOUTS` */
  readonly timeouts?: DatabaseTimeouts | undefined;
}

const DATABASE_NAME = 'atrium';
const START_LOCK = 7_220_418_560;

function withLogin(ownerUrl: string, user: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = user;
  url.password = password;
  return url.href;
}

/** Names that the roles of a server's database carry. */
function getRoles(url: string): RoleNames {
  return roleNames(decodeURIComponent(new URL(url).pathname.slice(1)));
}

/** Address of the application's login, for a process that only listens: nothing is opened or made. */
export function appAddress(ownerUrl: string, secret: string): string {
  const roles = getRoles(ownerUrl);
  return withLogin(ownerUrl, roles.app, loginPasswords(secret, roles).app);
}

/** Makes roles, tables and the job queue as the owner. */
async function prepareDatabase(
  { ownerUrl, secret, migrations }: GivenDatabase,
  roles: RoleNames,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    // Processes that start together take turns; the turn ends with the connection.
    await owner.query('select pg_advisory_lock($1)', [START_LOCK]);
    await provisionRoles(owner, roles, loginPasswords(secret, roles));
    await migrate(owner, migrations, roles);
    await installQueue(owner, roles);
    await owner.query(
      'insert into secrets.audit_key (key) values ($1) on conflict (is_only) do update set key = excluded.key',
      [derivedKey(secret, 'audit')],
    );
  } finally {
    await owner.end();
  }
}

/**
 * Migrates a server's database as its owner and opens it as the application.
 * @throws one sentence when a wall is missing
 */
export async function openGivenDatabase(
  given: GivenDatabase,
  events: DatabaseEvents = {},
): Promise<Database> {
  await prepareDatabase(
    given,
    given.rolesFor ? roleNames(given.rolesFor) : getRoles(given.ownerUrl),
  );
  const { pool, ...database } = connectDatabase(given, events);
  try {
    await verifyRowLevelSecurity(database.db, pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens a migrated database as the application, without a look at its tables: tests open copies of one that was verified. */
export function connectDatabase(
  given: Omit<GivenDatabase, 'migrations'>,
  events: DatabaseEvents = {},
): Database & { readonly pool: Pool } {
  const roles = given.rolesFor ? roleNames(given.rolesFor) : getRoles(given.ownerUrl);
  const passwords = loginPasswords(given.secret, roles);
  let closing = false;
  const report = (error: Error): void => {
    if (!closing) events.onError?.(error);
  };
  const { timeouts = USUAL_TIMEOUTS } = given;
  const appUrl = withLogin(given.ownerUrl, roles.app, passwords.app);
  const pool = connectionPool(
    {
      connectionString: appUrl,
      max: given.poolSize ?? 10,
      pipeline: true,
    },
    timeouts,
    report,
  );
  const authPool = connectionPool(
    {
      connectionString: withLogin(given.ownerUrl, roles.auth, passwords.auth),
      max: 5,
      options: '-c search_path=auth',
    },
    timeouts,
    report,
  );
  const jobsUrl = withLogin(given.ownerUrl, roles.jobs, passwords.jobs);
  const jobsPool = connectionPool({ connectionString: jobsUrl, max: 3 }, timeouts, report);
  const auditKey = derivedKey(given.secret, 'audit');
  const db = tenantDatabase(pool, roles, events.onPlatform ?? (() => undefined), auditKey);
  const close = async (): Promise<void> => {
    closing = true;
    await Promise.all([pool.end(), authPool.end(), jobsPool.end()]);
  };
  const pools = () => ({ app: getSize(pool), auth: getSize(authPool), jobs: getSize(jobsPool) });
  return { db, pool, authPool, appUrl, jobsUrl, jobsPool, roles, pools, close };
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE_NAME,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}

/** Opens the database of the settings: the given server, or the embedded one, which is started and later stopped. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseTimeouts' | 'dataDir'>,
  secret: string,
  migrations: readonly Migration[],
  events: DatabaseEvents = {},
): Promise<Database> {
  const timeouts = config.databaseTimeouts;
  if (config.databaseUrl !== undefined)
    return openGivenDatabase(
      { ownerUrl: config.databaseUrl, secret, migrations, timeouts },
      events,
    );

  const account = serverAccount();
  const home = await clusterHome(
    join(config.dataDir, 'postgres'),
    embeddedBinaries(),
    account,
    events.tell ?? (() => undefined),
  );
  const password = await readOrCreateSecret(join(config.dataDir, 'postgres.secret'));
  const cluster = new PostgresCluster({ ...home, account, password, onLost: events.onLost });
  await cluster.start();
  try {
    await ensureDatabase(cluster.url());
    const database = await openGivenDatabase(
      { ownerUrl: cluster.url(DATABASE_NAME), secret, migrations, timeouts },
      events,
    );
    return {
      ...database,
      close: async () => {
        await database.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
