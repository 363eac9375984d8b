// The API as a separate process on a benchmark database: DATABASE_URL is the owner's URL, PORT the port.

import { BlockList } from 'node:net';
import { blockRegistry } from '@org/blocks/definitions';
import { openGivenDatabase } from '../src/kernel/database/open-database.ts';
import { openChangeFeed } from '../src/kernel/events/change-feed.ts';
import { startNodeServer } from '../src/kernel/http/node-server.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { createApi } from '../src/main/create-api.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { testConfig } from '../test/support/test-config.ts';
import { BENCH_SECRET } from './bench-cluster.ts';

const { DATABASE_URL = '', FOLDER = '', PORT = '' } = process.env;
const database = await openGivenDatabase({
  migrations: ALL_MIGRATIONS,
  ownerUrl: DATABASE_URL,
  secret: BENCH_SECRET,
  poolSize: 10,
});
const log = serverLog('silent');
const api = createApi({
  config: { ...testConfig(FOLDER), environment: 'production' },
  database,
  secret: BENCH_SECRET,
  registry: blockRegistry,
  feed: await openChangeFeed(database.appUrl, () => undefined),
  log,
});
await startNodeServer({
  fetch: (request, env) => api.fetch(request, env),
  host: '127.0.0.1',
  port: Number(PORT),
  publicOrigin: 'http://localhost:3000',
  proxies: new BlockList(),
  log,
});
process.send?.('up');
