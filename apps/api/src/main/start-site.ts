import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { appError } from '@org/schema/errors';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../kernel/config/config.ts';
import { appSecret } from '../kernel/crypto/secret.ts';
import { appAddress } from '../kernel/database/open-database.ts';
import { type ChangeFeed, openChangeFeed } from '../kernel/events/change-feed.ts';
import { proxyList } from '../kernel/http/client-address.ts';
import { errorResponse } from '../kernel/http/error-response.ts';
import { forwardTo } from '../kernel/http/forward.ts';
import { type RunningServer, startNodeServer } from '../kernel/http/node-server.ts';
import { openSites } from '../kernel/http/open-sites.ts';
import { pageThreads } from '../kernel/http/page-threads.ts';
import { asksForPreview } from '../kernel/http/preview-site.ts';
import type { CreateSite } from '../kernel/http/site-parts.ts';
import { CleanupStack } from '../kernel/process/cleanup-stack.ts';
import { serverLog } from '../kernel/process/server-log.ts';
import type { Atrium } from './start-atrium.ts';

const OF_API = /^\/(?:api|media)(?:[/?]|$)/;
const OF_MONITORS = /^\/(?:healthz|readyz)\/?(?:\?|$)/;
/** Maximum wait for the database in ms: an API process creates it at its first start. */
const PATIENCE = 60_000;

async function listen(url: string, log: Logger): Promise<ChangeFeed> {
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  for (const end = Date.now() + PATIENCE; ; await sleep(500)) {
    try {
      return await openChangeFeed(url, onError);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/**
 * Starts the sites as a separate process: it renders pages from the API's responses. Its only state is a cache, which
 * notifications of the database invalidate.
 * @throws one sentence; everything opened is closed again
 */
export async function startSite(config: Config, createSite: CreateSite): Promise<Atrium> {
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL is required when the site runs as its own process');
  const cleanup = new CleanupStack();
  const log = serverLog(config.logLevel);
  const secret = await appSecret(config.secret, config.dataDir);
  let draining = false;
  try {
    const feed = await listen(appAddress(config.databaseUrl, secret), log);
    cleanup.add(feed.close);
    const forward = forwardTo(config.apiUrl);
    const api = { fetch: (request: Request) => forward(request) };
    const { site, preview } = openSites(createSite, {
      api,
      feed,
      config,
      secret,
      threads: pageThreads(),
    });
    const adminHost = new URL(config.adminOrigin).hostname;
    const server: RunningServer = await startNodeServer({
      async fetch(request, env) {
        const url = env.incoming?.url ?? '/';
        if (OF_MONITORS.test(url))
          return draining && url.startsWith('/readyz')
            ? errorResponse(appError('unavailable', { retryAfter: 5 }), randomUUID(), log)
            : Response.json({ success: true, status: 'ok' });
        if (OF_API.test(url)) return forward(request, env.address);
        // Only processes of the API serve the admin.
        if (new URL(request.url).hostname === adminHost)
          return errorResponse(appError('not_found'), randomUUID(), log);
        return asksForPreview(url) ? preview.fetch(request) : site.fetch(request, env);
      },
      port: config.port,
      host: config.host,
      publicOrigin: config.adminOrigin,
      proxies: proxyList(config.trustedProxies),
      log,
    });
    cleanup.add(server.drain);
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
