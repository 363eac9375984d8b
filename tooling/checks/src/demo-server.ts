import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of readiness checks of the API, 250 ms apart. */
const TRIES = 480;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Starts the built product and its demo with their own data. Shape: root → its port and a function that stops it. */
export async function startDemo(
  root: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'atrium-demo-'));
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/all-in-one.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      SEED: 'demo',
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { port, stop };
    if (tries === TRIES || child.exitCode !== null) {
      await stop();
      throw new Error('The demo that the apps of another team call did not start');
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}
