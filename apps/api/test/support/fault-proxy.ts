import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Behavior of a faulty network. */
export type Fault = 'none' | 'stall' | 'refuse';

/** Proxy between a server and its database that can simulate faults. */
export interface FaultProxy {
  /** Returns the URL of the database through the proxy. */
  url(direct: string): string;
  /** Sets the fault. `stall` stops all data without closing connections. `refuse` closes new connections immediately. */
  set(fault: Fault): void;
  /** Resets every connection. */
  reset(): void;
  /** Closes one direction of every connection. */
  halfClose(): void;
  close(): Promise<void>;
}

/**
 * Starts the proxy.
 * @param target - port of the database
 */
export async function faultProxy(target: () => number): Promise<FaultProxy> {
  const pairs = new Set<readonly [client: Socket, server: Socket]>();
  let fault: Fault = 'none';

  const proxy = createServer((client) => {
    if (fault === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(target(), '127.0.0.1');
    const pair = [client, server] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.pipe(server);
    server.pipe(client);
    if (fault === 'stall') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;

  return {
    url(direct) {
      const url = new URL(direct);
      url.port = String(port);
      return url.href;
    },
    set(next) {
      fault = next;
      for (const [client, server] of pairs)
        for (const socket of [client, server])
          if (next === 'stall') socket.pause();
          else socket.resume();
    },
    reset() {
      for (const [client, server] of pairs) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
    },
    halfClose() {
      for (const [client] of pairs) client.end();
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((done) => proxy.close(done));
    },
  };
}
