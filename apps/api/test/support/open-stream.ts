import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { ServerProcess } from './server-process.ts';
import { type SseReader, sseReader } from './sse-reader.ts';

/**
 * Opens the event stream over the network.
 * @param headers - more headers
 * @returns reader
 */
export function openStream(
  { port }: ServerProcess,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<SseReader> {
  return new Promise((done, fail) => {
    request({
      port,
      host: '127.0.0.1',
      path: '/api/v1/admin/events/',
      headers: { host: 'localhost:3000', cookie, ...headers },
    })
      .on('response', (answer) =>
        done(sseReader(Readable.toWeb(answer) as WebStream as ReadableStream<Uint8Array>)),
      )
      .on('error', fail)
      .end();
  });
}
