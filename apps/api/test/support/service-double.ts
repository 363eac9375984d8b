import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that came in. */
export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Read as JSON or as the fields of a form; undefined where there was none. */
  readonly body: unknown;
}

/** What is answered: a status, headers, and a body as text. Undefined leaves the request without an answer. */
export type GivenAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | undefined;

/** A service of others, played by a server on loopback. */
export interface ServiceDouble {
  readonly origin: string;
  readonly seen: SeenRequest[];
  /** How it answers from now on. */
  answer: (request: SeenRequest) => GivenAnswer;
  close(): Promise<void>;
}

function readText(text: string, type: string): unknown {
  if (text === '') return undefined;
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);
}

/** Starts one that answers `{}` until it is told otherwise. */
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
