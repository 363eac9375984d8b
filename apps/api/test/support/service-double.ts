import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Received request. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Body, parsed as JSON or as the fields of a form; undefined without a body. */
  readonly body: unknown;
}

/** Status, headers and body of a response. Undefined sends no response. */
export type GivenAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | undefined;

/** Fake of an external service, as a server on loopback. */
export interface ServiceDouble {
  readonly origin: string;
  readonly seen: SeenRequest[];
  /** Returns the response to a request. */
  answer: (request: SeenRequest) => GivenAnswer;
  close(): Promise<void>;
}

function readText(text: string, type: string): unknown {
  if (text === '') return undefined;
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);
}

/** Starts a service that responds with `{}` by default. */
export async function serviceDouble(): Promise<ServiceDouble> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const seen: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: readText(text, request.headers['content-type'] ?? ''),
    };
    double.seen.push(seen);
    const given = double.answer(seen);
    if (!given) return;
    response.writeHead(given.status ?? 200, {
      'content-type': 'application/json',
      ...given.headers,
    });
    response.end(given.body ?? '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const double: ServiceDouble = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: () => ({}),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return double;
}
