import { join } from 'node:path';
import type { BlockRegistry } from '@org/content';
import type { Config } from './config.ts';
import { createApi } from './create-api.ts';
import { lockDataFolder } from './database/data-lock.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { openChangeFeed } from './events/change-feed.ts';
import type { AdminFiles } from './http/admin-files.ts';
import { proxyList } from './http/client-address.ts';
import { dispatch } from './http/dispatch.ts';
import { type RunningServer, startNodeServer } from './http/node-server.ts';
import { openSites } from './http/open-sites.ts';
import type { CreateSite } from './http/site-parts.ts';
import { learnAllUsages } from './modules/media/learn-all-usages.ts';
import { sweepOrphans } from './modules/media/media.service.ts';
import { appSecret } from './secret.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { serverLog } from './server-log.ts';

/** What a process serves beside the API. */
export interface Parts {
  readonly registry: BlockRegistry;
  readonly admin?: AdminFiles | undefined;
  readonly createSite?: CreateSite | undefined;
  /** Where a person reads what happens at start. */
  readonly tell: (line: string) => void;
  /** Called when the embedded database is lost for good. */
  readonly onLost: (cause: Error) => void;
}

/** A running server. */
export interface Atrium {
  readonly port: number;
  /** Finishes requests, then closes everything in the order in which it was opened, backwards. */
  stop(): Promise<void>;
}

/** Undoes what was opened, last first, whatever one of the steps says. */
class Closers {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.steps.push(step);
  }

  async close(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop())
      await Promise.resolve(step()).catch(() => undefined);
  }
}

/** Starts everything: data folder, database, API, seed, site, server. Errors: one sentence; what was opened is closed again. */
export async function startAtrium(config: Config, parts: Parts): Promise<Atrium> {
  const closers = new Closers();
  const log = serverLog(config.logLevel);
  let draining = false;
  try {
    closers.add(await lockDataFolder(config.dataDir));
    const secret = await appSecret(config.secret, config.dataDir);
    const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
    const database: Database = await openDatabase(config, secret, {
      ...parts,
      onError,
      onPlatform: (reason) => log.debug({ reason }, 'platform access'),
    });
    closers.add(database.close);
    const api = createApi({
      config,
      database,
      secret,
      registry: parts.registry,
      log,
      isDraining: () => draining,
    });
    await learnAllUsages(database.door);
    if (config.seed === 'demo')
      await seedDemo({
        door: database.door,
        identity: api.identity,
        store: api.store,
        registry: parts.registry,
      });
    const feed = await openChangeFeed(database.appUrl, onError);
    closers.add(feed.close);
    const { adminOrigin } = config;
    const sites = parts.createSite && openSites(parts.createSite, { api, feed, config });
    const server: RunningServer = await startNodeServer({
      fetch: dispatch({ api, admin: parts.admin, ...sites, adminOrigin }),
      port: config.port,
      host: config.host,
      publicPort: new URL(adminOrigin).port,
      proxies: proxyList(config.trustedProxies),
      log,
    });
    closers.add(server.drain);
    void sweepOrphans(api.store, database.door).catch((error: unknown) =>
      log.warn({ err: error, folder: join(config.dataDir, 'media') }, 'sweep failed'),
    );
    return {
      port: server.port,
      stop: async () => {
        draining = true;
        await closers.close();
      },
    };
  } catch (error) {
    await closers.close();
    throw error;
  }
}
