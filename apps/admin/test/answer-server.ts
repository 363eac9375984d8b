import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** One answer to give. */
export interface PlannedAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** A real HTTP server on loopback that gives planned answers and notes the bodies that it was sent. */
export interface AnswerServer {
  readonly origin: () => string;
  readonly seen: unknown[];
  plan(answer: PlannedAnswer): void;
}

/** Runs such a server for the tests of one file. */
export function useAnswerServer(): AnswerServer {
  const seen: unknown[] = [];
  const queue: PlannedAnswer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push(JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null'));
    const { status, body, headers } = queue.shift() ?? { status: 200, body: { success: true } };
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    plan: (answer) => void queue.push(answer),
  };
}
