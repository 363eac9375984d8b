import { rm } from 'node:fs/promises';
import { blockRegistry } from '@org/blocks/definitions';
import { scratchFolder } from '@org/config/scratch';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import type { DatabaseTimeouts } from '../../src/kernel/config/config.ts';
import { openChangeFeed } from '../../src/kernel/events/change-feed.ts';
import type { HubTimes } from '../../src/kernel/events/event-hub.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { type Api, type ApiOptions, createApi } from '../../src/main/create-api.ts';
import { QUICK_SIGN_IN } from './quick-sign-in.ts';
import { testConfig } from './test-config.ts';
import { TEST_SECRET } from './test-constants.ts';
import { sharedDatabase, type TestDatabase, testDatabase } from './test-database.ts';
import type { ActorName, World } from './world.ts';

export const ADMIN_ORIGIN = 'http://localhost:3000';
export const ALPHA_SITE = 'http://alpha.localhost:3000';

/** Prints why a request failed in one line, since its answer does not say. */
const FAILURES: DestinationStream = {
  write(line) {
    const { requestId, code, err } = JSON.parse(line) as {
      readonly requestId?: string;
      readonly code?: string;
      readonly err?: { readonly code?: string; readonly message: string };
    };
    if (code === 'unavailable')
      process.stderr.write(`request ${requestId}: ${err?.code ?? ''} ${err?.message}\n`);
  },
};

/** Options of a request besides method and path. */
export interface CallOptions {
  readonly as?: ActorName | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string> | undefined;
  readonly origin?: string | undefined;
  readonly address?: string | undefined;
}

/** Response, with its body parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The assertions of each test check the body.
  readonly body: Record<string, unknown> & { code?: string };
}

/** API with a separate database, and a function to call it as any actor. */
export interface TestApi {
  readonly api: Api;
  readonly database: TestDatabase;
  readonly world: World;
  readonly dataDir: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Stops the workers, and drops the database. */
  close(): Promise<void>;
}

/** Returns a request from the admin's own pages, as JSON unless the body is ready to send. */
export function getRequest(
  world: World,
  method: string,
  path: string,
  { as, body, headers = {}, origin = ADMIN_ORIGIN }: CallOptions = {},
): Request {
  const all = new Headers({
    ...(method === 'GET' ? {} : { origin: ADMIN_ORIGIN }),
    ...(as ? { cookie: world.cookies[as] } : {}),
  });
  const isRaw =
    body === undefined ||
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof ReadableStream ||
    body instanceof Uint8Array;
  if (!(body instanceof FormData) && body !== undefined)
    all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Request(`${origin}${path}`, {
    method,
    headers: all,
    body: isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

/** Reads a response. */
async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as Answer['body']) : {},
  };
}

/** Opens an API for one test file. */
export async function testApi(
  environment: Record<string, string> = {},
  {
    events,
    fetch,
    pictures,
    ...pool
  }: {
    poolSize?: number;
    timeouts?: DatabaseTimeouts;
    events?: HubTimes;
    fetch?: typeof globalThis.fetch;
    pictures?: ApiOptions['pictures'];
  } = {},
): Promise<TestApi> {
  const isUsual = pool.poolSize === undefined && pool.timeouts === undefined;
  const database = isUsual ? await sharedDatabase() : await testDatabase(pool);
  const dataDir = scratchFolder('api');
  // Only tests of streams need a connection that listens.
  const feed = events && (await openChangeFeed(database.appUrl, () => undefined));
  const api = createApi({
    config: testConfig(dataDir, environment),
    database,
    secret: TEST_SECRET,
    registry: blockRegistry,
    log: serverLog('error', FAILURES),
    feed,
    eventTimes: events,
    fetch,
    pictures,
    signInDelays: QUICK_SIGN_IN,
  });
  const world = inject('world');
  return {
    api,
    database,
    world,
    dataDir,
    call: async (method, path, options) =>
      readAnswer(
        await api.fetch(getRequest(world, method, path, options), {
          address: options?.address ?? '192.0.2.1',
        }),
      ),
    close: async () => {
      // Workers of a dropped database would try to connect for as long as the process lives.
      await api.jobs.stop();
      api.events.close();
      await feed?.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
