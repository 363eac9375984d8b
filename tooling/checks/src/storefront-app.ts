import { execFile, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';

const exec = promisify(execFile);
const APP = 'storefront-app';
/** Most that all scripts of the built shop may weigh, gzip, bytes: React with React DOM are 68,200 of them. */
const MAX_SCRIPT = 88_000;
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

/**
 * Starts the built product and its demo with their own data.
 * @returns its port and a function that stops it
 */
async function startDemo(root: string): Promise<{ port: number; stop: () => Promise<void> }> {
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
      throw new Error('The product that the shop of another team asks did not start');
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Bytes of all scripts of a folder that Vite has built, gzip. */
function scriptBytes(folder: string): number {
  return globSync('**/*.js', { cwd: folder })
    .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Proves that another team's shop can be built with the packed packages: a Vite app lists, filters and buys in Chromium,
 * against a running API, and that its scripts stay light. Needs a build.
 * @param folder - folder with our packages installed
 * @throws rejects with what a step printed
 */
export async function proveStorefront(root: string, folder: string): Promise<void> {
  const app = join(folder, APP);
  cpSync(join(root, 'fixtures', APP), app, { recursive: true });
  await exec(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: app });
  const bytes = scriptBytes(join(app, 'dist'));
  if (bytes > MAX_SCRIPT)
    throw new Error(`The scripts of fixtures/${APP} weigh ${bytes} bytes, ${MAX_SCRIPT} at most`);
  const { port, stop } = await startDemo(root);
  const playwright = createRequire(join(root, 'package.json')).resolve('playwright-core');
  try {
    await exec(process.execPath, [
      join(app, 'drive-shop.mjs'),
      join(app, 'dist'),
      `http://localhost:${port}`,
      `demo.localhost:${port}`,
      playwright.replace(/index\.js$/, 'index.mjs'),
      chromiumPath() ?? '',
      ...CHROMIUM_ARGS,
    ]);
  } finally {
    await stop();
  }
}
