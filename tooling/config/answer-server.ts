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

/** A request as it came. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A real HTTP server on loopback that gives planned answers and notes the bodies that it was sent. */
export interface AnswerServer {
  readonly origin: () => string;
  readonly seen: unknown[];
  /** Every request in full. */
  readonly requests: SeenRequest[];
  plan(answer: PlannedAnswer): void;
  /** Answers a call from now on whenever it comes, such as `GET /api/v1/admin/pages/`. What was planned goes first. */
  answer(call: string, give: (request: SeenRequest) => PlannedAnswer): void;
}

/** Runs such a server for the tests of one file. */
export function startAnswerServer(): AnswerServer {
  const seen: unknown[] = [];
  const requests: SeenRequest[] = [];
  const queue: PlannedAnswer[] = [];
  const answers = new Map<string, (request: SeenRequest) => PlannedAnswer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
    seen.push(body);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const came: SeenRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
    };
    requests.push(came);
    const answer =
      queue.shift() ??
      answers.get(`${came.method} ${came.path}`)?.(came) ??
      ({ status: 200, body: { success: true } } satisfies PlannedAnswer);
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body));
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
    requests,
    plan: (answer) => void queue.push(answer),
    answer: (call, give) => void answers.set(call, give),
  };
}
