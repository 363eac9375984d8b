import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';

const exec = promisify(execFile);
const APP = 'storefront-app';
/** Most that all scripts of the built shop may weigh, gzip, bytes: React with React DOM are 68,200 of them. */
const MAX_SCRIPT = 88_000;

/** Bytes of all scripts of a folder that Vite has built, gzip. */
function scriptBytes(folder: string): number {
  return globSync('**/*.js', { cwd: folder })
    .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Proves that another team's shop can be built with the packed packages: a Vite app lists, filters and buys in Chromium, against
 * a running API, and that its scripts stay light.
 * Shape: root, folder with our packages installed, port of a running demo. Errors: rejects with what a step printed. Needs a build.
 */
export async function proveStorefront(root: string, folder: string, port: number): Promise<void> {
  const app = join(folder, APP);
  cpSync(join(root, 'fixtures', APP), app, { recursive: true });
  await exec(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: app });
  const bytes = scriptBytes(join(app, 'dist'));
  if (bytes > MAX_SCRIPT)
    throw new Error(`The scripts of fixtures/${APP} weigh ${bytes} bytes, ${MAX_SCRIPT} at most`);
  const playwright = createRequire(join(root, 'package.json')).resolve('playwright-core');
  await exec(process.execPath, [
    join(app, 'drive-shop.mjs'),
    join(app, 'dist'),
    `http://localhost:${port}`,
    `demo.localhost:${port}`,
    playwright.replace(/index\.js$/, 'index.mjs'),
    chromiumPath() ?? '',
    ...CHROMIUM_ARGS,
  ]);
}
