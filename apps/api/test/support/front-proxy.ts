import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Load balancer for several servers that sends requests to the ones that are ready. */
export interface FrontProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Interval of the readiness checks in ms. */
const ASKS = 100;

/**
 * Starts the proxy. It never sends a request twice.
 * @param backends - function that returns the ports of the servers
 */
export async function frontProxy(backends: () => readonly number[]): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>(backends());
  let turn = 0;

  function ask(port: number): void {
    const asked = request({ port, host: '127.0.0.1', path: '/readyz', timeout: 1000 });
    asked.on('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 200) ready.add(port);
      else ready.delete(port);
    });
    asked.on('error', () => ready.delete(port));
    asked.end();
  }
  const timer = setInterval(() => {
    for (const port of backends()) ask(port);
  }, ASKS);

  const proxy = createServer((incoming, outgoing) => {
    const ports = backends().filter((port) => ready.has(port));
    const port = ports[turn++ % Math.max(1, ports.length)];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(sent);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
