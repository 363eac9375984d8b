// A separate process that sends requests, so that its work does not count as the server's.
import { Agent, request } from 'node:http';

/** Instructions for the driver. */
export interface Drive {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: number;
  readonly atOnce: number;
}

const agent = new Agent({ keepAlive: true });

function call({ port, path, headers }: Drive): Promise<void> {
  return new Promise((done, fail) => {
    request({ agent, port, path, headers, host: '127.0.0.1' }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${path}: ${answer.statusCode}`)),
      );
    })
      .on('error', fail)
      .end();
  });
}

process.on('message', async (drive: Drive) => {
  let left = drive.calls;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call(drive);
  };
  try {
    await Promise.all(Array.from({ length: drive.atOnce }, worker));
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
});
