import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type Client } from 'pg';
import type { Config } from '../config/config.ts';
import { readOrCreateSecret } from '../crypto/secret.ts';
import { clusterHome } from '../database/cluster-home.ts';
import { embeddedBinaries } from '../database/postgres-binaries.ts';
import { CLUSTER_OWNER, PostgresCluster } from '../database/postgres-cluster.ts';
import { serverAccount } from '../database/server-account.ts';

/** Name of the database in an embedded server. */
const EMBEDDED_DATABASE = 'atrium';

/** A connection as the owner of an installation's database. */
export interface ReachedDatabase {
  readonly owner: Client;
  /** True for the server that comes with the product. */
  readonly isEmbedded: boolean;
  /** Folder of an embedded server's data. */
  readonly dataFolder?: string;
  close(): Promise<void>;
}

/** Connects as the owner of a database. */
export async function connectOwner(url: string): Promise<Client> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined);
  await owner.connect();
  return owner;
}

/** Port of an embedded server that runs, as it wrote it down itself. */
async function runningPort(dataFolder: string): Promise<number | undefined> {
  const lines = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(lines.split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

/**
 * Reaches the database of the settings: the given server, the embedded one where it runs, and else a start of it that ends with
 * `close`. Takes settings, whether an embedded one may be made.
 * @returns connection
 */
export async function reachDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  tell: (line: string) => void,
  { make = false }: { make?: boolean } = {},
): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    const owner = await connectOwner(config.databaseUrl);
    return { owner, isEmbedded: false, close: () => owner.end() };
  }
  const account = serverAccount();
  const home = await clusterHome(
    join(config.dataDir, 'postgres'),
    embeddedBinaries(),
    account,
    tell,
  );
  const password = await readOrCreateSecret(join(config.dataDir, 'postgres.secret'));
  const port = await runningPort(home.dataFolder);
  if (port !== undefined) {
    const url = `postgres://${CLUSTER_OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${EMBEDDED_DATABASE}`;
    const running = await connectOwner(url).catch(() => undefined);
    if (running) return { owner: running, isEmbedded: true, close: () => running.end() };
  }
  const cluster = new PostgresCluster({ ...home, account, password });
  await cluster.start();
  try {
    if (make) {
      const admin = await connectOwner(cluster.url());
      await admin.query(`create database ${EMBEDDED_DATABASE}`).finally(() => admin.end());
    }
    const owner = await connectOwner(cluster.url(EMBEDDED_DATABASE));
    return {
      owner,
      isEmbedded: true,
      dataFolder: home.dataFolder,
      close: async () => {
        await owner.end();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
