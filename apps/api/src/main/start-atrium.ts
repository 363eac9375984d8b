import { join } from 'node:path';
import type { BlockRegistry } from '@org/content';
import type { Config } from '../kernel/config/config.ts';
import { appSecret } from '../kernel/crypto/secret.ts';
import { lockDataFolder } from '../kernel/database/data-lock.ts';
import { type Database, openDatabase } from '../kernel/database/open-database.ts';
import { withStartupLock } from '../kernel/database/with-startup-lock.ts';
import { openChangeFeed } from '../kernel/events/change-feed.ts';
import type { AdminFiles } from '../kernel/http/admin-files.ts';
import type { AppBindings } from '../kernel/http/build-app.ts';
import { proxyList } from '../kernel/http/client-address.ts';
import { dispatch } from '../kernel/http/dispatch.ts';
import { type RunningServer, startNodeServer } from '../kernel/http/node-server.ts';
import { openSites } from '../kernel/http/open-sites.ts';
import { pageThreads } from '../kernel/http/page-threads.ts';
import type { CreateSite } from '../kernel/http/site-parts.ts';
import { CleanupStack } from '../kernel/process/cleanup-stack.ts';
import { serverLog } from '../kernel/process/server-log.ts';
import { seedLargeShop } from '../modules/commerce/index.ts';
import { learnAllUsages, sweepOrphans } from '../modules/content/index.ts';
import { type Api, createApi } from './create-api.ts';
import { ALL_MIGRATIONS } from './migrations.ts';

/** Parts of the product that a process runs in addition to the API. */
export interface Parts {
  /**
   * `all` runs everything in one process, `api` serves requests and leaves jobs to workers, `worker` runs jobs and serves only
   * monitoring.
   */
  readonly role: 'all' | 'api' | 'worker';
  readonly registry: BlockRegistry;
  readonly admin?: AdminFiles | undefined;
  readonly createSite?: CreateSite | undefined;
  /** Prints progress for the person who starts the process. */
  readonly tell: (line: string) => void;
  /** Called when the embedded database is permanently lost. */
  readonly onLost: (cause: Error) => void;
}

/** A running server. */
export interface Atrium {
  readonly port: number;
  /** Finishes requests, then closes everything in reverse order of opening. */
  stop(): Promise<void>;
}

/** Paths that a worker serves, for monitoring. */
const OF_MONITORS = /^\/(?:healthz|readyz|metrics)\/?(?:\?|$)/;

/** Creates the server of a worker, which serves only monitoring. */
function monitorsOnly(api: Api): (request: Request, env: AppBindings) => Promise<Response> {
  return async (request, env) =>
    OF_MONITORS.test(env.incoming?.url ?? '')
      ? api.fetch(request, env)
      : new Response('Not found\n', { status: 404 });
}

/**
 * Starts everything: data folder, database, API, seed, site, server.
 * @throws one sentence; everything opened is closed again
 */
export async function startAtrium(config: Config, parts: Parts): Promise<Atrium> {
  const cleanup = new CleanupStack();
  const log = serverLog(config.logLevel);
  let draining = false;
  try {
    // An embedded database belongs to one process; an external server can have several, which share their folder of files.
    if (config.databaseUrl === undefined) cleanup.add(await lockDataFolder(config.dataDir));
    const secret = await appSecret(config.secret, config.dataDir);
    const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
    const database: Database = await openDatabase(config, secret, ALL_MIGRATIONS, {
      ...parts,
      onError,
      onPlatform: (reason) => log.debug({ reason }, 'platform access'),
    });
    cleanup.add(database.close);
    const feed = await openChangeFeed(database.appUrl, onError);
    cleanup.add(feed.close);
    const api = createApi({
      config,
      database,
      secret,
      registry: parts.registry,
      log,
      feed,
      isDraining: () => draining,
    });
    const { role } = parts;
    const isFirst = role !== 'worker';
    if (isFirst)
      await withStartupLock(database.appUrl, async () => {
        await learnAllUsages(database.db);
        if (config.seed !== 'none') await api.seedDemo();
        if (config.seed === 'large') await seedLargeShop(database.db, parts.tell);
      });
    const { adminOrigin } = config;
    const sites =
      parts.createSite &&
      openSites(parts.createSite, { api, feed, config, secret, threads: pageThreads() });
    const server: RunningServer = await startNodeServer({
      fetch:
        role === 'worker'
          ? monitorsOnly(api)
          : dispatch({ api, admin: parts.admin, ...sites, adminOrigin }),
      port: config.port,
      host: config.host,
      publicOrigin: adminOrigin,
      proxies: proxyList(config.trustedProxies),
      log,
    });
    cleanup.add(server.drain);
    // An open stream is a request that never ends: clients are asked to reconnect before requests are awaited.
    cleanup.add(api.events.close);
    if (role !== 'api') {
      await api.jobs.start();
      cleanup.add(api.jobs.stop);
    }
    if (isFirst)
      void sweepOrphans(api.store, database.db).catch((error: unknown) =>
        log.warn({ err: error, folder: join(config.dataDir, 'media') }, 'sweep failed'),
      );
    return {
      port: server.port,
      stop: async () => {
        draining = true;
        await cleanup.close();
      },
    };
  } catch (error) {
    await cleanup
      .close()
      .catch((reason: unknown) => log.warn({ err: reason }, 'cleanup failed after a failed start'));
    throw error;
  }
}
