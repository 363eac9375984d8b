import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { appError } from '@org/schema/errors';

/** Hop-by-hop headers, which are not forwarded. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'proxy-authenticate',
]);

/** ms in which another process must begin to answer. */
const PATIENCE = 60_000;

function getHeaders(request: Request, address: string | undefined): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  request.headers.forEach((value, name) => {
    if (!OF_THE_CONNECTION.has(name)) headers[name] = value;
  });
  // Tenants are identified by host: the other process gets the host that the visitor requested.
  headers.host = new URL(request.url).host;
  if (address) headers['x-forwarded-for'] = address;
  else delete headers['x-forwarded-for'];
  return headers;
}

function getAnswer(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    const name = incoming.rawHeaders[i] ?? '';
    if (!OF_THE_CONNECTION.has(name.toLowerCase()))
      headers.append(name, incoming.rawHeaders[i + 1] ?? '');
  }
  const status = incoming.statusCode ?? 502;
  const isEmpty = status === 204 || status === 304;
  if (isEmpty) incoming.resume();
  // The two type declarations of web streams only differ in their names.
  const body = isEmpty ? null : (Readable.toWeb(incoming) as WebStream as ReadableStream);
  return new Response(body, { status, headers });
}

/** Passes requests on to another process of the installation, by the host name that they came by. */
export type Forward = (request: Request, address?: string) => Promise<Response>;

/**
 * Makes the way to another process.
 * @returns function
 * @throws `unavailable` when it does not answer
 */
export function forwardTo(origin: string): Forward {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: PATIENCE });
  return (request, address) =>
    new Promise((done, fail) => {
      const { pathname, search } = new URL(request.url);
      const sent = httpRequest({
        agent,
        hostname,
        port: port || 80,
        method: request.method,
        path: pathname + search,
        headers: getHeaders(request, address),
        timeout: PATIENCE,
        signal: request.signal,
      });
      sent.on('response', (incoming) => done(getAnswer(incoming)));
      sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
      sent.on('error', (cause) => fail(appError('unavailable', { cause, retryAfter: 2 })));
      if (request.body) Readable.fromWeb(request.body as WebStream).pipe(sent);
      else sent.end();
    });
}
