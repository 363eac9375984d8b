import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { appError } from '@org/schema/errors';
import type { Logger } from 'pino';
import type { AppBindings } from './build-app.ts';
import { clientAddress } from './client-address.ts';
import { errorResponse } from './error-response.ts';

/** Time limits of connections, ms. */
const SERVER_TIMEOUTS = {
  headers: 10_000,
  request: 60_000,
  check: 1000,
  /** For which connections are still taken while readiness is off, so that what stands before us turns elsewhere first. */
  leave: 1000,
  drain: 10_000,
} as const;

const MAX_CONNECTIONS = 4000;

/** Options of a server. */
export interface ServerOptions {
  readonly fetch: (request: Request, env: AppBindings) => Promise<Response> | Response;
  readonly port: number;
  readonly host: string;
  /** Origin with the protocol and port of all URLs of this installation. */
  readonly publicOrigin: string;
  readonly proxies: BlockList;
  readonly log: Logger;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Tells clients to turn elsewhere, then takes no new connections, lets requests finish for ten seconds, and ends what is left. */
  drain(): Promise<void>;
}

/** Requests that could mean one host to us and another to a proxy. */
function isAmbiguous({ rawHeaders, url }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  return hosts !== 1 || !url?.startsWith('/');
}

/** Sets the public port of a request: tenants are identified by host name only, and so are cache keys and generated URLs. */
function setPublicPort(headers: IncomingHttpHeaders, publicPort: string): void {
  const name = headers.host?.replace(/:\d*$/, '') ?? '';
  headers.host = publicPort === '' ? name : `${name}:${publicPort}`;
}

/**
 * Marks a connection as encrypted when a proxy terminates TLS in front of it: the URL of a request is built from the connection,
 * and must be the one that the visitor requested.
 */
function markEncrypted(socket: Socket): void {
  Object.defineProperty(socket, 'encrypted', { value: true });
}

/** Answers what could not be read as a request; everything else that reaches the edge is a bug. */
function failure(error: unknown, log: Logger): Response {
  const coded = error instanceof RequestError ? appError('malformed', { cause: error }) : error;
  return errorResponse(coded, randomUUID(), log);
}

async function refuse(outgoing: ServerResponse, log: Logger): Promise<void> {
  const answer = failure(new RequestError('The host is not certain'), log);
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), connection: 'close' });
  outgoing.end(await answer.text());
}

/** Makes browsers use https for a year on this host. Subdomains of tenants' domains are not ours to include. */
const HSTS = 'max-age=31536000';

/**
 * Starts a server.
 * @throws when the port is taken
 */
export async function startNodeServer({
  fetch,
  port,
  host,
  publicOrigin,
  proxies,
  log,
}: ServerOptions): Promise<RunningServer> {
  const { protocol, port: publicPort } = new URL(publicOrigin);
  const listener = getRequestListener(
    (request, env) => {
      const incoming = env.incoming as IncomingMessage;
      return fetch(request, {
        incoming,
        outgoing: env.outgoing as ServerResponse,
        // A getter, since only API requests need it: a cached page does not pay for it.
        get address() {
          return clientAddress(incoming, proxies);
        },
      });
    },
    { errorHandler: (error) => failure(error, log) },
  );
  let isLeaving = false;
  const server = createServer(
    {
      headersTimeout: SERVER_TIMEOUTS.headers,
      requestTimeout: SERVER_TIMEOUTS.request,
      connectionsCheckingInterval: SERVER_TIMEOUTS.check,
    },
    (incoming, outgoing) => {
      if (isAmbiguous(incoming)) {
        void refuse(outgoing, log);
        return;
      }
      // A keep-alive connection may be closed just when the next request arrives, so it is closed after its response instead.
      if (isLeaving) outgoing.shouldKeepAlive = false;
      if (protocol === 'https:') outgoing.setHeader('strict-transport-security', HSTS);
      setPublicPort(incoming.headers, publicPort);
      void listener(incoming, outgoing);
    },
  );
  if (protocol === 'https:') server.on('connection', markEncrypted);
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done());
  });
  return {
    port: (server.address() as AddressInfo).port,
    async drain() {
      isLeaving = true;
      const connections = await new Promise<number>((done) =>
        server.getConnections((_error, count) => done(count ?? 0)),
      );
      if (connections > 0) await sleep(SERVER_TIMEOUTS.leave);
      const closed = new Promise<true>((done) => server.close(() => done(true)));
      // A keep-alive connection becomes idle after its response.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const inTime = await Promise.race([
        closed,
        sleep(SERVER_TIMEOUTS.drain, false, { ref: false }),
      ]);
      clearInterval(idle);
      if (!inTime) server.closeAllConnections();
      await closed;
    },
  };
}
