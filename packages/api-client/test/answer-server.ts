import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A planned response: status, body (text unchanged, anything else as JSON), headers. */
export interface PlannedAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** A real HTTP server on loopback that returns the planned responses in turn and records requests. */
export interface AnswerServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  plan(...answers: PlannedAnswer[]): void;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

export async function startAnswerServer(): Promise<AnswerServer> {
  const seen: SeenRequest[] = [];
  const queue: PlannedAnswer[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    const answer = queue.shift() ?? { body: { success: true } };
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      ...CORS,
      ...answer.headers,
    });
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    plan: (...answers) => void queue.push(...answers),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
